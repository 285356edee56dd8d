import type { PageFacts } from '../facts.ts'
import { POSTINGS_MAX } from '../json-ld.ts'
import { type PageElement, readText } from '../page.ts'
import { createDraft, type Draft, type PostingField } from '../posting.ts'
import { soundsLikePlace } from '../place-names.ts'
import { soundsLikeRole } from '../roles.ts'
import { select, selectFirst } from '../select.ts'
import { isPlaceName } from '../pasted.ts'
import { toEmploymentType, toPlace, toWorkMode } from '../values.ts'
import type { Site } from './types.ts'

const ROLE =
  /\b(?:engineer\w*|developer\w*|designer\w*|manager|scientist\w*|analyst\w*|lead|architect\w*|devops|sre|full ?-?stack|front ?-?end|back ?-?end|head of|director|founding|researcher\w*|intern\w*|roles?|positions?|writer|marketer|sales|recruiter|product|consultant\w*|administrator\w*|cto|programmer\w*|hacker\w*|ops)\b/i

/** The customary format of "Who is hiring?": `Acme | Engineer | Berlin | Remote | Full-time`. */
function readComment(element: PageElement, address: string | undefined): Draft {
  const text = readText(element)
  const [first = '', ...others] = text.split('\n')
  const parts = first.split(/\s*[|•]\s*/).map((part) => part.trim())
  const company = parts.length > 1 ? parts[0]?.replace(/\s*\(.*\)$|\s*https?:\S+/g, '') : undefined
  const rest = parts.slice(1).filter((part) => part !== '' && !/^https?:/.test(part))
  const isRole = (part: string) => soundsLikeRole(part) && !soundsLikePlace(part)
  const position = rest.find((part) => ROLE.test(part)) ?? rest.find(isRole)
  const places = rest.filter((part) => part !== position && isPlaceName(part)).map(toPlace)
  const unsure: PostingField[] = ['company', 'position', 'location', 'work_mode', 'employment_type']
  return createDraft(
    'site',
    {
      company,
      position,
      location: places.map(({ place }) => place).find((place) => place !== undefined),
      work_mode: rest.map(toWorkMode).find((mode) => mode !== undefined),
      employment_type: rest.map(toEmploymentType).find((type) => type !== undefined),
      description: [first, ...others].join('\n'),
      url: address,
    },
    unsure,
  )
}

/** The title of a separate posting: `Acme (YC W21) is hiring a founding engineer`. */
const HIRING =
  /^(?<company>.+?)(?: \((?:YC )?[A-Z]{1,2}\d{2}\))? is hiring(?: for)?(?: an?| our)? (?<position>.+?)$/i

const isTopLevel = (row: PageElement) => {
  const indent = selectFirst(row, '.ind')
  if (indent === undefined) return true
  const width = selectFirst(indent, 'img')?.attributes['width'] ?? '0'
  return (indent.attributes['indent'] ?? width) === '0'
}

const findComment = (row: PageElement) => selectFirst(row, '.commtext')

export const hackerNews: Site = {
  name: 'Hacker News',
  hosts: ['news.ycombinator.com'],
  read({ root, title }: PageFacts) {
    const rows = [...select(root, 'tr.comtr')].filter(isTopLevel).slice(0, POSTINGS_MAX + 1)
    const toAddress = (row: PageElement) =>
      row.attributes['id'] === undefined
        ? undefined
        : `https://news.ycombinator.com/item?id=${row.attributes['id']}`
    if (/who is hiring/i.test(title)) {
      return rows.flatMap((row) => {
        const comment = findComment(row)
        return comment === undefined ? [] : [readComment(comment, toAddress(row))]
      })
    }
    const groups = HIRING.exec(title.replace(/ \| Hacker News$/, ''))?.groups
    if (groups !== undefined) {
      const text = selectFirst(root, '.fatitem .toptext')
      const description = text === undefined ? undefined : readText(text)
      return [
        createDraft(
          'site',
          { company: groups['company'], position: groups['position'], description },
          ['company', 'position'],
        ),
      ]
    }
    const own = selectFirst(root, '.fatitem .commtext') ?? selectFirst(root, '.fatitem .toptext')
    return own === undefined ? undefined : [readComment(own, undefined)]
  },
}
