import type { Content, Job, Role, Study } from './content.ts'
import { printRange } from './dates.ts'
import type { Look } from './look.ts'
import type { Labels } from './vocabulary/vocabulary.ts'

export type Piece = { text: string; bold?: boolean; italic?: boolean }
/** Lines of one kind look alike. Cells stand apart: at a tab, or at the right margin. */
export type LineBlock = {
  kind: 'line'
  role: 'name' | 'header' | 'head' | 'text' | 'bullet'
  cells: Piece[][]
  /** Where the second cell stands. */
  tab: 'none' | 'left' | 'right'
  /** It begins an entry, so that space stands above. */
  isFirst: boolean
}
/**
 * A row of a table: the narrow cell is at the left or at the right. In Word it may also span rows of one
 * line each (`merged`), or stand in a frame beside the lines.
 */
export type RowBlock = {
  kind: 'row'
  set: 'table' | 'merged' | 'frame'
  narrow: 'left' | 'right'
  cells: [LineBlock[], LineBlock[]]
  isFirst: boolean
}
export type Block = LineBlock | RowBlock
export type Section = { header: LineBlock; blocks: Block[] }
/** What a writer sets: the top, then the columns beside one another. */
export type Page = { look: Look; top: Block[]; main: Section[]; side: Section[] }

const plain = (text: string): Piece[] => [{ text }]

const toLine = (role: LineBlock['role'], ...cells: Piece[][]): LineBlock => ({
  kind: 'line',
  role,
  cells,
  tab: 'none',
  isFirst: false,
})

/** The resume as a look lays it out. */
export function layOut(content: Content, look: Look): Page {
  const { chosen } = content
  const jobs: Section = {
    header: setHeader(chosen.experience, look),
    blocks: content.jobs.flatMap((job) => setJob(job, content, look)),
  }
  const studies: Section = {
    header: setHeader(chosen.education, look),
    blocks: content.studies.flatMap((study) => setStudy(study, content, look)),
  }
  const profile: Section = {
    header: setHeader(chosen.profile, look),
    blocks: [toLine('text', plain(content.profile))],
  }
  const skills: Section = {
    header: setHeader(chosen.skills, look),
    blocks: content.skills.map((skill) => toLine('bullet', plain(skill))),
  }
  const top = [toLine('name', plain(content.person)), toLine('text', plain(contactOf(content)))]
  const telling = look.isEducationFirst ? [studies, jobs] : [jobs, studies]
  const hasSide = look.columns === 'sidebar' || look.columns === 'boxes'
  return hasSide
    ? { look, top, main: telling, side: [profile, skills] }
    : { look, top, main: [profile, ...telling, skills], side: [] }
}

const contactOf = ({ person, words }: Content): string =>
  `${person.toLowerCase().replace(' ', '.')}@example.org | ${words.towns[0]}`

function setHeader(text: string, { headers }: Look): LineBlock {
  const isCapitals = headers === 'bold-capitals' || headers === 'capitals'
  const printed = isCapitals ? text.toUpperCase() : headers === 'bold-colon' ? `${text}:` : text
  return toLine('header', [{ text: printed, bold: headers !== 'capitals' }])
}

function setJob({ company, town, roles }: Job, content: Content, look: Look): Block[] {
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
  const names = look.isCompanyFirst ? [company, role.title] : [role.title, company]
  return setEntry(setNames(names, town, look), role, content, look)
}

function setStudy(study: Study, content: Content, look: Look): Block[] {
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

/** The names of an entry on one line or on two; the town follows the last of them. */
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
/** In the order that a form asks for them. */
const PARTS = ['dates', 'title', 'company', 'town', 'degree', 'school'] as const

/** An entry whose parts a word, a label or their place in a form tells apart. */
function setForm(parts: Parts, dated: Dated, content: Content, look: Look): Block[] {
  const { words } = content
  const name = parts.title ?? parts.degree ?? ''
  const at = parts.company ?? parts.school ?? ''
  if (look.shape === 'at')
    return setEntry(
      [[{ text: withTown(`${name} ${words.at} ${at}`, parts.town ?? null, look) }]],
      dated,
      content,
      look,
    )
  const date = printRange(dated, content, look)
  const points = setPoints(dated.points, look)
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

const ROW_KINDS = {
  'left-table': 'table',
  'left-merged': 'merged',
  'left-frame': 'frame',
} as const

type Dated = Pick<Role, 'start' | 'end' | 'points'>

function setEntry(names: Piece[][], dated: Dated, content: Content, look: Look): Block[] {
  const date = plain(printRange(dated, content, look))
  const points = setPoints(dated.points, look)
  const [first = [], ...rest] = names
  const lines = names.map((name) => toLine('head', name))
  const open = (block: LineBlock): LineBlock => ({ ...block, isFirst: true })
  const others = rest.map((name) => toLine('head', name))
  switch (look.dates) {
    case 'left-table':
    case 'left-merged':
    case 'left-frame':
      return [
        {
          kind: 'row',
          set: ROW_KINDS[look.dates],
          narrow: 'left',
          cells: [[toLine('head', date)], [...lines, ...points]],
          isFirst: true,
        },
      ]
    case 'left-rows':
      return [...names, ...points.map(({ cells }) => cells[0] ?? [])].map(
        (text, index): RowBlock => ({
          kind: 'row',
          set: 'table',
          narrow: 'left',
          cells: [[toLine('head', index === 0 ? date : [])], [toLine('head', text)]],
          isFirst: index === 0,
        }),
      )
    case 'left-stacked':
      return [
        {
          kind: 'row',
          set: 'table',
          narrow: 'left',
          cells: [stackDate(dated, content, look), [...lines, ...points]],
          isFirst: true,
        },
      ]
    case 'right-table':
      return [
        {
          kind: 'row',
          set: 'table',
          narrow: 'right',
          cells: [lines, [toLine('head', date)]],
          isFirst: true,
        },
        ...points,
      ]
    case 'left-tab': {
      const indented = rest.map((name): LineBlock => ({ ...toLine('head', [], name), tab: 'left' }))
      return [open({ ...toLine('head', date, first), tab: 'left' }), ...indented, ...points]
    }
    case 'right-tab':
      return [open({ ...toLine('head', first, date), tab: 'right' }), ...others, ...points]
    case 'spaces':
      return [
        open(toLine('head', [...first, { text: ' '.repeat(8) }, ...date])),
        ...others,
        ...points,
      ]
    case 'parentheses':
      return [...joinLast(lines, ' (', date, ')'), ...points]
    case 'inline':
      return [...joinLast(lines, look.separator, date, ''), ...points]
    case 'above':
      return [open(toLine('head', date)), ...lines, ...points]
    case 'below':
      return [...lines.slice(0, 1).map(open), ...lines.slice(1), toLine('head', date), ...points]
  }
}

/** The two ends of a range below one another, the dash behind the first. */
function stackDate(dated: Dated, content: Content, look: Look): LineBlock[] {
  const text = printRange(dated, content, { ...look, dash: ' – ' })
  return text.split(/(?<= –) /).map((part) => toLine('head', plain(part)))
}

/** The date after the entry's last name. */
function joinLast(lines: LineBlock[], before: string, date: Piece[], after: string): LineBlock[] {
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1
    const [cell = []] = line.cells
    const dated = [...cell, { text: before }, ...date, { text: after }]
    return { ...line, isFirst: index === 0, cells: isLast ? [dated] : line.cells }
  })
}

function setPoints(points: string[], { points: kind }: Look): LineBlock[] {
  if (kind === 'none' || points.length === 0) return []
  if (kind === 'prose') return [toLine('text', plain(points.join(' ')))]
  return points.map((text) =>
    toLine(kind === 'list' ? 'bullet' : 'text', plain(kind === 'list' ? text : `- ${text}`)),
  )
}
