import { soundsLikeRole } from './roles.ts'
import { fold } from '../fold.ts'
import { toPositionKey, toPositionWords } from '../jobs/position-key.ts'

// What the page's address says about a posting.

const POSTED =
  /(?:^|[/._-])(?:jobs?|job-?(?:details?|openings?|postings?|positions?|listings?|vacanc(?:y|ies)|opportunit(?:y|ies)|offers?|view)|careers?|karriere|kariera|stellen?(?:angebote?|anzeigen?)?|vacanc(?:y|ies)|vacatures?|opdracht(?:en)?|positions?|openings?(?!-(?:of|for|the|up|new|hours|soon|ceremony)-)|offres?|emplois?|carri[eè]res?|recrutement|ofertas?(?:-de-\w+)?|empleos?|vagas?|lavora\S*|offerte|praca|oferta|nabidk\w*|volna-mista|ponuka|offers?|annunci|annonces?|anuncios?|join|cariere|stillinge?r?|ledige?\S*|jobb|tyopaik\w*|allas\w*|locuri-de-munca|vacancy|apply|bewerb\w*|viewjob)(?:[/?.-](?!html?$|php$|aspx?$).*[\p{L}\d]{3}|[/?]\S*\d|\d{5})/iu
/** Whether the address is that of a posting below a section of postings: `/careers/baker`. */
export const hasPostingAddress = (url: URL | undefined) =>
  url !== undefined &&
  (POSTED.test(`${url.hostname}${url.pathname}${url.search}`) || isNumbered(url))
/** Whether the address has the number of a posting: `?JobID=12`. */
export const isNumbered = ({ search }: URL) => NUMBERED.test(search)
const NUMBERED =
  /[?&](?:job|vacancy|position|posting|requisition|req|opening|stellen?|offre|oferta|vaga|vacature|annonce)[-_]?(?:id|no|nr|num|number|code|ref)=\w*\d/i

const ELSEWHERE =
  /\/(?:blog|news|article|articles|magazin\w*|ratgeber|advice|press|presse|wiki|actualites|noticias|aktuelles|team|people|staff|ueber-uns|about)(?:\/|$)/i
/** The section of postings in a path, before which nothing is relevant: `/about/careers/baker`. */
const CAREERS =
  /^.*\/(?:jobs?|careers?|karriere|kariera|(?:offene-)?stellen\w*|vacatures?|vacancies|emplois?|recrutement|empleos?|vagas|opportunities)(?=\/)/i
/** Whether the address is that of another section: `/blog/baker`. */
export const hasOtherAddress = (url: URL | undefined) =>
  url !== undefined && ELSEWHERE.test(url.pathname.replace(CAREERS, ''))

const STORY =
  /\/(?:interviews?|(?:people-|team-|employee-|success-)?stor(?:y|ies)|testimonials?|voices|mitarbeiter(?:stimmen|portr[aä]its?|interviews?)|t[eé]moignages?|portraits?)\/./i
/** Whether the address is that of what somebody tells about the work: `/careers/interviews/jo`. */
export const isStory = (url: URL | undefined) => url !== undefined && STORY.test(url.pathname)

/** The last part of the page's address, as words. */
const readSlug = ({ pathname }: URL): string => {
  const end = pathname.split('/').findLast((part) => part !== '' && !INDEX.test(part)) ?? ''
  return fold(
    decodePath(end)
      .replace(/\.(?:html?|php|aspx?)$/, '')
      .replace(DATED, ''),
  )
}
const INDEX = /^index\.\w+$/
/** The date before a name: `2021-03-15-baker`. */
const DATED = /^(?:19|20)\d{2}-\d{2}-\d{2}-(?=\p{L})/u

/** The page's path as words. */
export const readPath = ({ pathname }: URL) =>
  decodePath(pathname)
    .replaceAll(/[/_.-]+/g, ' ')
    .trim()

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether the last part of the address is the whole position: `/careers/javascript-ninja`. */
export function isCalledAs(url: URL | undefined, position: string): boolean {
  if (url === undefined) return false
  const slug = readSlug(url)
  // Addresses have no `(m/f/d)`.
  return [position, spellOut(position)].some(
    (name) => slug === fold(name) || toPositionWords(slug) === toPositionKey(name, null),
  )
}

const LETTERS_MIN = 5
const WORDS_MIN = 2

/** Whether the last part of the address contains the position: `/careers/it-technician`. */
export function isAddressed(url: URL | undefined, position: string): boolean {
  if (url === undefined || !soundsLikeRole(position)) return false
  const slug = readSlug(url)
  const words = fold(position.replaceAll(/\([^()]*\)/g, ' ')).split(' ')
  const spelt = fold(spellOut(position.replaceAll(/\([^()]*\)/g, ' '))).split(' ')
  const said = words.filter((word, index) =>
    [word, spelt[index] ?? word].some((written) => ` ${slug} `.includes(` ${written} `)),
  )
  return (
    said.join('').length >= LETTERS_MIN &&
    (said.length >= WORDS_MIN || said.length === words.length || (said[0]?.length ?? 0) > 10)
  )
}

/** The share of the words in the address's last part that `name` has too, from 0 to 1. */
export function shareAddress(url: URL | undefined, name: string): number {
  const words = url === undefined ? [] : listWords(url)
  const said = new Set([...fold(name).split(' '), ...fold(spellOut(name)).split(' ')])
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length
}

/** Whether the last part of the address is another position: `/careers/cook` for a baker. */
export const isOfOtherPosition = (url: URL | undefined, name: string) =>
  url !== undefined && shareAddress(url, name) === 0 && listWords(url).some(soundsLikeRole)

const listWords = (url: URL) =>
  readSlug(url)
    .split(' ')
    .filter((word) => /\p{L}{4}/u.test(word))

/** Writes special letters as addresses do: umlauts and `ø`, `å`, `æ` with two letters. */
const spellOut = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜ]/g, (letter) => `${fold(letter)}e`)
    .replaceAll(/ø/gi, 'oe')
    .replaceAll(/å/gi, 'aa')
    .replaceAll(/æ/gi, 'ae')
