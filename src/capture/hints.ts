import { isBoardHost } from './board-hosts.ts'
import type { PageFacts } from './facts.ts'
import { fold } from '../fold.ts'
import { isHostWord } from './title.ts'
import { toCompanyKey } from '../jobs/company-key.ts'

// Addresses contain the company's name as letters only, which shows which of a page's names is the
// owner's.

/** Letters from an address, and the score that a matching name gets. */
export type Hint = { letters: string; weight: number; isMail: boolean }

/** A candidate name with its score. */
export type Vote = { name: string; weight: number }

export const squeeze = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Hosts with pages of many people; the name before them is a person's or a project's. */
const SHARED =
  /(?:^|\.)(?:github|gitlab|bitbucket|netlify|vercel|surge|render|onrender|fly|pages|web|firebaseapp|herokuapp|appspot|azurewebsites|cloudfront|amazonaws|wordpress|blogspot|wixsite|wix|weebly|webflow|squarespace|myshopify|notion|framer|carrd|jimdo(?:free|site)?|strikingly|godaddysites|sites|google|replit|glitch|ghost|medium|substack|tumblr|translate|archive|localhost)\.[a-z]+$/
const MAIL_FOR_ALL =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|freenet|t-online|posteo|mailbox|proton|protonmail|pm|orange|wanadoo|free|laposte|sfr|libero|virgilio|tin|alice|wp|o2|onet|interia|op|seznam|email|centrum|atlas|azet|uol|bol|terra|ig|mail|inbox|yandex|rambler|bk|list|ukr|abv|freemail|citromail|zoho|telenet|skynet|ziggo|kpnmail|planet|home|xs4all|hetnet|bluewin|naver|qq|163|126|example|domain|beispiel|company|yourdomain|sentry|email)$/
const SECOND_LEVEL = /^(?:co|com|org|net|ac|gov|gob|gouv|go|or|ne|edu)$/
/** Prefixes and suffixes of company hosts. */
const AROUND =
  /^(?:get|join|try|use|hello|meet|go|the|we(?:are)?|jobs?(?:at)?|careers?|karriere|empleos?|trabaja(?:en)?|emplois?|recrutement|vagas|lavoro|workat|werkenbij)-?(?=\p{L}{4})|-?(?:hq|app|jobs?|careers?|karriere|empleos?|emplois?|recrutement|recruitment|recruiting|talent|vagas|group|online|inc|gmbh)$/gu

/** The site's own part of a host: `rye-bakers` of `www.rye-bakers.co.uk`. */
export function readLabel(host: string): string {
  const labels = host
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
  if (labels.length < 2) return ''
  const at = labels.length > 2 && SECOND_LEVEL.test(labels.at(-2) ?? '') ? -3 : -2
  return labels.at(at) ?? ''
}

const MAIL = /[\w.+-]+@(?<domain>[\w-]+(?:\.[\w-]+)+)/g
const PROFILE =
  /^https?:\/\/(?:[a-z]+\.)?(?:linkedin\.com\/company|facebook\.com|twitter\.com|x\.com|instagram\.com|xing\.com\/(?:companies|pages)|youtube\.com\/(?:@|c\/|user\/)?|github\.com)\/?@?(?<name>[\w.%-]{3,60})\/?(?:[?#].*)?$/i
const NO_PROFILE =
  /^(?:share\w*|intent|sharer|home|pages|groups|company|watch|channel|p|hashtag|profile|login|about|[\d.]+)$/i
const RUNS_MAX = 600
const LINKS_MAX = 1_500
const HINTS_MAX = 12

/** Hints from the page's address, its email addresses and its profiles elsewhere, most reliable first. */
export function readHints(
  facts: PageFacts,
  url: URL | undefined,
  isVendor: (name: string) => boolean,
): Hint[] {
  const hints = new Map<string, number>()
  const mails = new Set<string>()
  const add = (label: string, weight: number) => {
    for (const letters of [squeeze(label), squeeze(label.replaceAll(AROUND, ''))])
      if (letters.length >= 3 && hints.size < HINTS_MAX)
        hints.set(letters, Math.max(weight, hints.get(letters) ?? 0))
  }
  const addHost = (host: string, weight: number) => {
    if (isBoardHost(host)) return
    // The maker of a system serves each employer below its own host.
    const [first = ''] = host.replace(/^www\./, '').split('.')
    if (isVendor(readLabel(host))) return add(first, weight)
    if (SHARED.test(host)) return add(host.split('.').at(-3) ?? '', weight / 4)
    add(readLabel(host), weight)
    // So may one whose maker the page does not name.
    if (first !== readLabel(host) && !isSection(first)) add(first, weight / 3)
  }
  if (url !== undefined) {
    addHost(url.hostname, 3)
    if (/github\.io$|gitlab\.io$/.test(url.hostname)) add(url.pathname.split('/')[1] ?? '', 0.5)
  }
  for (const own of [facts.canonical, facts.metas.get('og:url')])
    if (own !== undefined && URL.canParse(own)) addHost(new URL(own).hostname, 2.5)
  for (const domain of listMailHosts(facts)) {
    const label = readLabel(domain)
    if (MAIL_FOR_ALL.test(label)) continue
    add(label, 2)
    mails.add(squeeze(label))
  }
  const handle = facts.metas.get('twitter:site') ?? facts.metas.get('twitter:creator')
  if (handle?.startsWith('@') === true) add(handle.slice(1), 1)
  for (const element of facts.elements.slice(0, LINKS_MAX)) {
    const name = PROFILE.exec(element.attributes['href'] ?? '')?.groups?.['name']
    if (name !== undefined && !NO_PROFILE.test(name)) add(name, 1)
  }
  return [...hints].map(([letters, weight]) => ({ letters, weight, isMail: mails.has(letters) }))
}

function listMailHosts({ elements, runs }: PageFacts): string[] {
  const links = elements.flatMap(({ attributes: { href } }) =>
    href?.startsWith('mailto:') === true ? href.slice(7, 120) : [],
  )
  const texts = [...runs.slice(0, RUNS_MAX), ...runs.slice(RUNS_MAX).slice(-100)].filter(
    (text) => text.length < 1_000 && text.includes('@'),
  )
  const found = [...links.slice(0, 20), ...texts.slice(0, 40)].flatMap((text) =>
    [...text.matchAll(MAIL)].map(({ groups }) => groups?.['domain'] ?? ''),
  )
  return [...new Set(found)].filter((domain) => /\.[a-z]{2,}$/i.test(domain)).slice(0, 6)
}

const BEGINNING_MIN = 4

/** The score of a name by hints with the same letters, or if one begins with the other. */
export function scoreByHints(name: string, hints: readonly Hint[]): number {
  const forms = new Set([squeeze(name), squeeze(toCompanyKey(name))])
  const scoreHint = ({ letters, weight }: Hint): number => {
    if (forms.has(letters)) return weight
    const isBegun = [...forms].some(
      (form) =>
        (form.length >= BEGINNING_MIN && letters.startsWith(form)) ||
        (letters.length >= BEGINNING_MIN && form.startsWith(letters)),
    )
    if (isBegun) return weight / 2
    return isComposedOf(fold(name).split(' '), letters) ? weight * COMPOSED : 0
  }
  const weights = hints.map(scoreHint).toSorted((one, other) => other - one)
  // Addresses repeat each other: the second counts half, the others not at all.
  return (weights[0] ?? 0) + (weights[1] ?? 0) / 2
}

const COMPOSED = 0.9
const PART_MIN = 3
const WORDS_MAX = 8
/**
 * Whether letters are the beginnings of a name's words, the first among them: `ryebake` of `Rye Team
 * of Bakers`.
 */
function isComposedOf([first = '', ...others]: readonly string[], letters: string): boolean {
  if (others.length >= WORDS_MAX || letters.length > LETTERS_MAX) return false
  /** Where the beginnings of a word end that stand at `from`. */
  const findEnds = (word: string, from: number) =>
    Array.from({ length: word.length }, (_letter, index) => index + 1)
      .filter((length) => length >= PART_MIN && letters.startsWith(word.slice(0, length), from))
      .map((length) => from + length)
  const reached = others.reduce(
    (ends, word) => new Set([...ends, ...[...ends].flatMap((end) => findEnds(word, end))]),
    new Set(findEnds(first, 0)),
  )
  return reached.has(letters.length)
}
const LETTERS_MAX = 30

/** A part of a host that names what is on it. */
const isSection = (label: string) =>
  isHostWord(label) ||
  /^(?:\w\w|\d+|app|web|my|site|dev|info|secure|online|hr|intranet)$/.test(label)

/** The words of a text that, joined, have the given letters; addresses have no accents. */
export function findSpelt(texts: readonly string[], letters: string): string | undefined {
  if (letters.length < BEGINNING_MIN || letters.length > 30) return undefined
  const spelt = Array.from(letters, (letter) => `${letter}\\p{M}*`).join("(?: & |[ .&'’-]{0,2})")
  const name = new RegExp(
    `(?<![\\p{L}\\p{N}@./_-])${spelt}(?![\\p{L}\\p{N}@_])(?!\\.[a-z]{2})`,
    'iu',
  )
  for (const text of texts) {
    const apart = text.length < 2_000 ? text.normalize('NFD') : ''
    const found = name.exec(apart)?.[0].normalize('NFC')
    if (found !== undefined && /\p{Lu}/u.test(found)) return readWhole(texts, found)
  }
  return undefined
}

/** The name with the words that mostly follow it: `Rye Bakers Leeds` of `Rye Bakers`. */
function readWhole(texts: readonly string[], name: string): string {
  const uses = texts.filter((text) => text.length < 2_000 && text.includes(name))
  const longer = uses.flatMap((text) => {
    const rest = text.slice(text.indexOf(name) + name.length)
    const words = /^(?:\s(?:&\s)?\p{Lu}[\p{L}’'-]+){1,3}(?=$|[\s,.!:])/u.exec(rest)?.[0]
    return words === undefined ? [] : [`${name}${words}`]
  })
  const [first] = longer
  const count = longer.filter((text) => text === first).length
  return first !== undefined && count >= 2 && count * 2 >= uses.length ? first : name
}
