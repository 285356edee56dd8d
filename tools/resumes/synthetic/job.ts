import { type Block, type Piece, plain, type RowBlock, toLine } from './blocks.ts'
import type { Content, Job, Study } from './content.ts'
import { printRange } from './dates.ts'
import { APART, type Dated, setEntry, setDescription } from './entry.ts'
import type { Look } from './look.ts'
import type { Labels } from './vocabulary/vocabulary.ts'

export function setJob({ company, town, firm, roles }: Job, content: Content, look: Look): Block[] {
  if (look.shape !== 'free')
    return roles.flatMap((role) => {
      const place = look.town === 'none' ? null : town
      return setForm({ title: role.title, company, town: place }, role, content, look)
    })
  if (look.isNested)
    return [
      { ...toLine('head', [{ text: withTown(company, town, look), bold: true }]), isFirst: true },
      ...roles.flatMap((role) => setEntry([plain(role.title)], role, content, look)),
    ]
  const [role] = roles
  const apart = look.isTownApart && look.town !== 'none' && APART.has(look.dates) ? town : undefined
  if (apart !== undefined) {
    const pair = look.isCompanyFirst ? [company, role.title] : [role.title, company]
    return setEntry(setNames(pair, null, look), { ...role, firm, apart }, content, look)
  }
  const seated = look.isTownLast ? company : withTown(company, town, look)
  const names = look.isCompanyFirst ? [seated, role.title] : [role.title, seated]
  return setEntry(
    setNames(names, look.isTownLast ? town : null, look),
    { ...role, firm },
    content,
    look,
  )
}

export function setStudy(study: Study, content: Content, look: Look): Block[] {
  const degree = `${study.degree}${content.chosen.join}${study.field}`
  if (look.shape !== 'free')
    return setForm({ degree, school: study.school }, { ...study, points: [] }, content, look)
  const names = look.isSchoolFirst ? [study.school, degree] : [degree, study.school]
  return setEntry(setNames(names, null, look), { ...study, points: [] }, content, look)
}

const withTown = (text: string, town: string | null, look: Look): string => {
  if (town === null || look.town === 'none') return text
  if (look.town === 'parentheses') return `${text} (${town})`
  return look.town === 'dash' ? `${text} – ${town}` : `${text}, ${town}`
}

/** The names of an entry on one or two lines, followed by the town. */
function setNames([first = '', second = '']: string[], town: string | null, look: Look): Piece[][] {
  const emphasis = look.emphasis === 'italic' ? { italic: true } : {}
  const lead: Piece =
    look.emphasis === 'first' || look.emphasis === 'both'
      ? { text: first, bold: true }
      : { text: first, ...emphasis }
  const bold = look.emphasis === 'both'
  if (!look.isOneLine) return [[lead], [{ text: withTown(second, town, look), bold }]]
  return [[lead, { text: `${look.separator}${withTown(second, town, look)}`, bold }]]
}

type Parts = Partial<Record<keyof Labels, string | null>>
/** In the order of a form. */
const PARTS = ['dates', 'title', 'company', 'town', 'degree', 'school'] as const

/** An entry whose parts are distinguished by a word, a label or their position in a form. */
function setForm(parts: Parts, dated: Dated, content: Content, look: Look): Block[] {
  const { words } = content
  const name = parts.title ?? parts.degree ?? ''
  const at = parts.company ?? parts.school ?? ''
  if (look.shape === 'phrase' && parts.company)
    return setEntry(
      [[{ text: `${setPhrase(parts, content, look)}${setDuty(dated, look)}` }]],
      { ...dated, points: dated.points.slice(hasDuty(look) ? 1 : 0) },
      content,
      look,
    )
  if (look.shape === 'at' || look.shape === 'phrase')
    return setEntry(
      [[{ text: withTown(`${name} ${words.at} ${at}`, parts.town ?? null, look) }]],
      dated,
      content,
      look,
    )
  const date = printRange(dated, content, look)
  const points = setDescription(dated, content, look)
  const town = parts.town ? [toLine('head', plain(`${words.europass.town}: ${parts.town}`))] : []
  if (look.shape === 'europass')
    return [
      { ...toLine('head', plain(`[ ${date} ]`)), isFirst: true },
      toLine('head', [{ text: name, bold: true }]),
      toLine('head', plain(at)),
      ...town,
      ...points,
    ]
  const labels = look.shape === 'form' ? words.labels : words.europass
  const filled: Parts = { dates: date, ...parts }
  const rows = PARTS.flatMap((part) => {
    const text = filled[part]
    return text ? [{ label: labels[part], text }] : []
  })
  if (look.shape === 'form')
    return [
      ...rows.map(({ label, text }, index) => ({
        ...toLine('head', [{ text: `${label}: `, bold: true }, { text }]),
        isFirst: index === 0,
      })),
      ...points,
    ]
  return rows.map(({ label, text }, index): RowBlock => ({
    kind: 'row',
    set: 'table',
    narrow: 'left',
    cells: [[toLine('head', plain(label))], [toLine('head', plain(text))]],
    isFirst: index === 0,
  }))
}

/** Whether the phrase can continue with a duty, because its date precedes it. */
const hasDuty = ({ duty, dates }: Look): boolean =>
  duty !== 'none' && (dates === 'lead' || dates.startsWith('left'))

function setDuty({ points: [point = ''] }: Dated, look: Look): string {
  if (!hasDuty(look)) return ''
  const told = look.duty === ', ' ? point.charAt(0).toLowerCase() + point.slice(1) : point
  return `${look.duty}${told}`
}

/** Removes the town's preposition if there is no town. */
function setPhrase({ title, company, town }: Parts, { words, jobs }: Content, look: Look): string {
  const at = look.isMixed ? jobs.findIndex((job) => job.company === company) : 0
  const pattern = words.phrases[(look.phrase + at) % words.phrases.length] ?? words.phrases[0]
  const bare = /(?: (?:in|à|te|–|-))?[ ,(/]*\{town\}(?=(\)?))/
  const own = town ? pattern : pattern.replace(bare, '').replace(/^([^(]*)\)/, '$1')
  const balanced = /\([^)]*$/.test(own) ? `${own})` : own
  return balanced
    .replace('{title}', title ?? '')
    .replace('{company}', company ?? '')
    .replace('{town}', town ?? '')
}
