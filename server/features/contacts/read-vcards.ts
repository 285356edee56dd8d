import ICAL from 'ical.js'
import { setImmediate } from 'node:timers/promises'
import { isEmail } from '#src/auth/schema.ts'
import { CONTACT_KIND_LABELS, CONTACT_KINDS, PHONE_MAX } from '#src/contacts/constants.ts'
import type { Contact } from '#src/contacts/schema.ts'
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from '#src/fields.ts'
import { isWebUrl } from '#src/web-url.ts'
import { decodeQuotedPrintable } from './quoted-printable.ts'

/** A person as an address book describes them; `emails` and `phones` are all it has. */
export type Card = Pick<
  Contact,
  'name' | 'role' | 'company' | 'kind' | 'email' | 'phone' | 'url' | 'notes'
> & { uid: string | null; emails: string[]; phones: string[] }

/** How long reading continues before other requests run. */
const SLICE_MS = 10

/**
 * Parses the people of a vCard file, of versions 2.1 to 4.0. A card without a name is undefined;
 * unreadable lines are skipped.
 */
export async function* readVcards(content: Uint8Array): AsyncGenerator<Card | undefined> {
  let sliceEndsAt = performance.now() + SLICE_MS
  for (const lines of splitCards(decodeText(content))) {
    yield readCard(lines)
    if (performance.now() < sliceEndsAt) continue
    await setImmediate()
    sliceEndsAt = performance.now() + SLICE_MS
  }
}

/**
 * UTF-8 or UTF-16 if marked or valid as such, else Windows-1252, which older address books write.
 */
export function decodeText(content: Uint8Array): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** The unfolded lines of each card. */
function* splitCards(text: string): Generator<string[]> {
  let card: string[] | undefined
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = card?.at(-1)
    if (/^BEGIN:VCARD\s*$/i.test(line)) card = []
    else if (card === undefined) continue
    else if (/^END:VCARD\s*$/i.test(line)) {
      yield card
      card = undefined
    } else if (/^[ \t]/.test(line) && last !== undefined) card.splice(-1, 1, last + line.slice(1))
    // Before version 3.0 a continued line ends in an equals sign.
    else if (last !== undefined && /^[^:]*QUOTED-PRINTABLE/i.test(last) && last.endsWith('=')) {
      card.splice(-1, 1, last.slice(0, -1) + line)
    } else card.push(line)
  }
}

type Field = { name: string; parameters: ReadonlyMap<string, string>; values: string[] }

const KNOWN = ['FN', 'N', 'NICKNAME', 'ORG', 'TITLE', 'ROLE', 'EMAIL', 'TEL', 'URL', 'NOTE']
const READ = new Set([...KNOWN, 'CATEGORIES', 'UID'])
/** The rest of a longer head or value is ignored. */
const HEAD_MAX = 2_000
const VALUE_MAX = 100_000
const HEAD = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":]|"[^"]*")*)?):/

/** Returns undefined for invalid fields and those that are not imported, such as photos. */
function readField(line: string): Field | undefined {
  const [head = '', name = '', parameters = ''] = HEAD.exec(line.slice(0, HEAD_MAX)) ?? []
  if (!READ.has(name.toUpperCase())) return undefined
  const known = readParameters(parameters)
  const encoding = known.get('ENCODING')?.toUpperCase()
  const sent = line.slice(head.length, head.length + VALUE_MAX)
  const value =
    encoding === 'QUOTED-PRINTABLE'
      ? escapeBreaks(decodeQuotedPrintable(sent, known.get('CHARSET') ?? 'utf-8'))
      : sent
  const values = parseValue(name.toUpperCase(), value)
  return values && { name: name.toUpperCase(), parameters: known, values }
}

const escapeBreaks = (text: string) => text.replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/**
 * Joins the values of each name. In version 2.1, a word without a name is a type or an encoding.
 */
function readParameters(text: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, plain] of text.matchAll(
    /;\s*([\w-]+)(?:=(?:"([^"]*)"|([^";]*)))?/g,
  )) {
    const value = quoted ?? plain
    const isEncoding = value === undefined && /^QUOTED-PRINTABLE$/i.test(name)
    if (isEncoding) parameters.set('ENCODING', name)
    else if (value === undefined) parameters.set('TYPE', `${parameters.get('TYPE') ?? ''},${name}`)
    else if (!parameters.has(name.toUpperCase())) parameters.set(name.toUpperCase(), value)
    else parameters.set(name.toUpperCase(), `${parameters.get(name.toUpperCase())},${value}`)
  }
  return parameters
}

/** The parts of a value, unescaped; an address is unchanged. */
function parseValue(name: string, value: string): string[] | undefined {
  if (name === 'URL' || name === 'UID') return [value.replaceAll(/\\([,:;\\])/g, '$1').trim()]
  try {
    // The library does not unescape semicolons in texts without parts.
    const isStructured = name === 'N' || name === 'ORG'
    const property: unknown[] = ICAL.parse.property(
      `${name}:${isStructured ? value : value.replaceAll(String.raw`\;`, ';')}`,
      ICAL.design.vcard,
    )
    return property
      .slice(3)
      .flat(2)
      .map((part) => String(part).toWellFormed().replaceAll('\u0000', '').trim())
  } catch (error) {
    if (error instanceof ICAL.parse.ParserError) return undefined
    throw error
  }
}

function readCard(lines: readonly string[]): Card | undefined {
  const fields = lines.flatMap((line) => readField(line) ?? [])
  const all = (name: string) =>
    fields
      .filter((field) => field.name === name)
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ values }) => values.filter(Boolean).join(', '))
      .filter(Boolean)
  const emails = all('EMAIL').map((email) => email.replace(/^mailto:/i, ''))
  const phones = all('TEL').map((phone) => phone.replace(/^tel:/i, ''))
  const company = fields.find(({ name }) => name === 'ORG')?.values.find(Boolean) ?? null
  const name = all('FN')[0] ?? joinName(fields) ?? all('NICKNAME')[0] ?? company ?? emails[0]
  if (name === undefined) return undefined
  const email = emails.find(isEmail) ?? null
  const phone = phones.find((one) => one.length <= PHONE_MAX) ?? null
  const urls = all('URL')
  const url = urls.find((one) => one.length <= URL_MAX && isWebUrl(one)) ?? null
  const others = [
    ...emails.filter((one) => one !== email).map((one) => `Email: ${one}`),
    ...phones.filter((one) => one !== phone).map((one) => `Phone: ${one}`),
    ...urls.filter((one) => one !== url).map((one) => `Link: ${one}`),
  ]
  return {
    name: cut(name, SHORT_TEXT_MAX),
    role: cutOrNull(all('TITLE')[0] ?? all('ROLE')[0], SHORT_TEXT_MAX),
    company: cutOrNull(company, SHORT_TEXT_MAX),
    kind: findKind(fields),
    email,
    phone,
    url,
    notes: cutOrNull([...all('NOTE'), ...new Set(others)].join('\n'), LONG_TEXT_MAX),
    uid: all('UID')[0]?.slice(0, SHORT_TEXT_MAX) ?? null,
    emails,
    phones,
  }
}

/** Preferred values come first: `PREF=1`, or `TYPE=pref` before 4.0. */
function rank({ parameters }: Field): number {
  const preference = Number(parameters.get('PREF') ?? Number.NaN)
  if (preference >= 1 && preference <= 100) return preference
  return /\bpref\b/i.test(parameters.get('TYPE') ?? '') ? 1 : 101
}

/** Prefixes, given and further names, family name, suffixes: a vCard has the family name first. */
function joinName(fields: readonly Field[]): string | undefined {
  const [family, given, further, before, after] =
    fields.find(({ name }) => name === 'N')?.values ?? []
  return [before, given, further, family, after].filter(Boolean).join(' ') || undefined
}

function findKind(fields: readonly Field[]): Card['kind'] {
  const categories = fields
    .filter(({ name }) => name === 'CATEGORIES')
    .flatMap(({ values }) => values.map((value) => value.toLowerCase()))
  return (
    CONTACT_KINDS.find((kind) => categories.includes(CONTACT_KIND_LABELS[kind].toLowerCase())) ??
    'other'
  )
}

const cut = (text: string, max: number) => text.slice(0, max).toWellFormed().trim()
const cutOrNull = (text: string | null | undefined, max: number) => cut(text ?? '', max) || null
