import { foldText } from './fold-sentence.ts'
import { countHeaders } from './own-text.ts'

/** The sender of a mail, as stated in its header. */
export type Sender = { name: string; address: string }

/** The parts of a mail that are classified. */
export type MailText = { subject: string; from: Sender | null; text: string }

const FORWARDS = /^(?:fwd?|wg|tr|rv|enc|i|doorst|ff|weitergeleitet|fw)\s?:/
const MARKER =
  /^[-_* >]*(?:begin )?(?:forwarded message|weitergeleitete nachricht|message transfere|mensaje reenviado|mensagem (?:encaminhada|reencaminhada)|messaggio inoltrato|doorgestuurd bericht)\b|^(?:anfang der weitergeleiteten nachricht|debut du message (?:reexpedie|transfere)|inicio del mensaje reenviado|inizio messaggio inoltrato|inicio da mensagem (?:encaminhada|reencaminhada)|begin doorgestuurd bericht)\b/
/** A cheap test before folding every line, which is slow; few mails pass it. */
const MAY_FORWARD =
  /forwarded|weitergeleitet|transf|reenviad|encaminhad|inoltrat|doorgestuurd|xp.{0,3}di/i
/** The note above a forwarded mail is at most this long, in characters. */
const NOTE_MAX = 600
const HEAD_LINES = 12

const FIELD = /^[>\s*]*(?<name>[\p{L}-]+)\*?\s?:\*?\s*(?<value>.*)$/u
const FROM = new Set(['from', 'von', 'de', 'da', 'van'])
const SUBJECT = new Set([
  'subject',
  'betreff',
  'objet',
  'asunto',
  'assunto',
  'oggetto',
  'onderwerp',
])

/** The innermost forwarded mail (up to `depth` levels), or the mail itself if it forwards none. */
export function openForwarded(mail: MailText, depth = 3): MailText {
  if (depth === 0) return mail
  const inner = findForwarded(mail)
  return inner === undefined ? mail : openForwarded(inner, depth - 1)
}

function findForwarded({ subject, from, text }: MailText): MailText | undefined {
  const isForward = FORWARDS.test(foldText(subject))
  if (!isForward && !MAY_FORWARD.test(text)) return undefined
  const lines = text.split('\n')
  const start = lines.findIndex((line, index) => {
    const folded = foldText(line.slice(0, 200))
    if (MARKER.test(folded)) return true
    return isForward && isHead(lines, index)
  })
  if (start === -1) return undefined
  const above = lines.slice(0, start).join('\n').trim()
  if (!isForward && above.length > NOTE_MAX) return undefined
  const head = readHead(lines, start)
  if (head === undefined) return undefined
  const rest = lines.slice(head.end).map((line) => line.replace(/^\s?> ?/, ''))
  return {
    subject: head.subject ?? subject.replace(/^[^:]*:\s*/, ''),
    from: head.from ?? from,
    text: rest.join('\n'),
  }
}

const isHead = (lines: readonly string[], index: number): boolean => {
  const name = FIELD.exec(lines[index]?.slice(0, 300) ?? '')?.groups?.name
  return (
    name !== undefined &&
    FROM.has(foldText(name)) &&
    countHeaders(lines.slice(index, index + 8).map((line) => line.replace(/^\s?> ?/, ''))) >= 3
  )
}

function readHead(lines: readonly string[], start: number) {
  let from: Sender | undefined
  let subject: string | undefined
  let end: number | undefined
  for (let at = start; at < Math.min(lines.length, start + HEAD_LINES + 2); at += 1) {
    const line = lines[at]?.slice(0, 1_000) ?? ''
    const { name = '', value = '' } = FIELD.exec(line)?.groups ?? {}
    const key = foldText(name)
    if (FROM.has(key)) from ??= readSender(value)
    if (SUBJECT.has(key)) subject ??= value.trim()
    if (name !== '') end = at + 1
    else if (end !== undefined && line.replace(/^[\s>]+/, '') === '') break
  }
  return end === undefined || (from === undefined && subject === undefined)
    ? undefined
    : { from, subject, end }
}

/** Parses `Jo March <jo@acme.example>` and variants that mail programs write. */
export function readSender(value: string): Sender | undefined {
  const address = /[\w.+'=-]+@[\w.-]+\.[\w-]+/.exec(value)?.[0]
  const name = value
    .replace(/[<[(]\s*(?:mailto:)?[\w.+'=-]+@.*$/, '')
    .replaceAll(/["*']/g, '')
    .trim()
  if (address === undefined && name === '') return undefined
  return { name: name === address ? '' : name, address: address ?? '' }
}
