import ICAL from 'ical.js'
import { CONTACT_KIND_LABELS, type ContactKind, toVcardUid } from '#src/contacts/constants.ts'
import type { Contact } from '#src/contacts/schema.ts'

// The library does not count the space at the start of a folded line; a line has at most 75 bytes.
ICAL.foldLength = 74

type Property = [name: string, parameters: object, type: string, value: string | string[]]

const text = (name: string, value: string | null): Property[] =>
  value === null ? [] : [[name, {}, 'text', value]]

/** Family and given name; the last word is used as the family name. */
function splitName(name: string): string[] {
  const words = name.split(/\s+/)
  const family = words.length > 1 ? (words.pop() ?? '') : ''
  return [family, words.join(' '), '', '', '']
}

const toSecond = (instant: string) => instant.replace(/\.\d+/, '')

/** The library escapes them in addresses, which the standard does not. */
const withoutCommas = (url: string) => url.replaceAll(',', '%2C')

/** One contact as a vCard 4.0 (RFC 6350), with CRLF after its last line. */
export function writeVcard(contact: Contact): string {
  const properties: Property[] = [
    ['version', {}, 'text', '4.0'],
    ['uid', {}, 'uri', toVcardUid(contact.id)],
    ['fn', {}, 'text', contact.name],
    ['n', {}, 'text', splitName(contact.name)],
    ...(contact.company === null
      ? []
      : [['org', {}, 'text', [contact.company]] satisfies Property]),
    ...text('title', contact.role),
    ...text('email', contact.email),
    ...(contact.phone === null ? [] : [['tel', {}, 'text', contact.phone] satisfies Property]),
    ...(contact.url === null
      ? []
      : [['url', {}, 'uri', withoutCommas(contact.url)] satisfies Property]),
    ...text('note', contact.notes),
    ...writeKind(contact.kind),
    ['rev', {}, 'timestamp', toSecond(contact.updated_at)],
  ]
  return `${new ICAL.Component(['vcard', properties, []]).toString()}\r\n`
}

const writeKind = (kind: ContactKind): Property[] =>
  kind === 'other' ? [] : [['categories', {}, 'text', CONTACT_KIND_LABELS[kind]]]
