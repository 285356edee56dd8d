import { foldText } from './fold-sentence.ts'
import { memoizeByObject } from './memoize.ts'
import { LANGUAGES } from './phrases/languages.ts'

/** The part of a mail's text that its author wrote, without quoted text. */
export type OwnText = {
  text: string
  /** The end of the mail: closing, name and signature. */
  signature: string
}

type Mail = { readonly text: string }

/** In characters. The decisive sentence comes earlier. */
const TEXT_MAX = 30_000
const LINES_MAX = 1_500
/** In characters of a line; enough to detect an introduction of quoted text. */
const LINE_MAX = 400

const CLOSING = new RegExp(
  `^(?:${LANGUAGES.flatMap(({ phrases }) => phrases.closing).join('|')})[\\s,.!]*(?:(?:your|the|dein|ihr|from|votre|l'equipe|tu|su)\\b.{0,60})?$`,
)

const QUOTES_NEXT = new RegExp(
  [
    String.raw`^(?:on|am|le|el|em|il|op|den|a)\b.{4,160}\b(?:wrote|schrieb|geschrieben|a ecrit|escribio|escreveu|ha scritto|schreef)\b.{0,120}:?$`,
    String.raw`^.{3,120}(?:<[^>]+@[^>]+>)?.{0,40}\b(?:wrote|schrieb|a ecrit|escribio|escreveu|ha scritto|schreef)(?: am| on| le| el| em| il| op)?\b.{0,60}:$`,
    String.raw`^-{2,} ?(?:original message|ursprungliche nachricht|message d'origine|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|originele bericht)\b.*$`,
    String.raw`^_{10,}$`,
  ].join('|'),
)
/** A cheap test that few lines pass. */
const MAY_QUOTE = /wrote|schrieb|a ecrit|escribio|escreveu|ha scritto|schreef|^-{2}|^_{10}/
const quotesNext = (folded: string) => MAY_QUOTE.test(folded) && QUOTES_NEXT.test(folded)

const HEADER_LINE =
  /^\*?(?:from|von|de|da|van|sent|gesendet|envoye|enviado|inviato|verzonden|date|datum|fecha|data|to|an|a|para|aan|subject|betreff|objet|asunto|assunto|oggetto|onderwerp)\*?\s?:\*?\s/

const OFFERED_BELOW =
  /^(?:similar jobs|(?:other|more|recommended) (?:jobs|openings)|jobs (?:you (?:may|might)|similar|recommended)|recommended for you|people also viewed|das konnte sie auch interessieren|ahnliche (?:jobs|stellen)|weitere (?:jobs|stellen)|offres similaires|ces offres|ofertas (?:similares|relacionadas)|vagas (?:semelhantes|similares)|offerte simili|vergelijkbare vacatures)\b/

/** Footers that explain why the mail was sent; they mention applications in any mail. */
const WHY_SENT = new RegExp(
  [
    "you(?: are|'re)? receiv(?:e|ed|ing) this (?:e-?mail|mail|message|notification) because you (?:have )?(?:applied|registered|signed|subscribed|created)",
    'sie erhalten diese (?:e-?mail|mail|nachricht), (?:weil|da) sie (?:sich )?.{0,60}(?:beworben|registriert|angemeldet)',
    'du (?:erhaltst|bekommst) diese (?:e-?mail|mail|nachricht), (?:weil|da) du (?:dich )?.{0,60}(?:beworben|registriert|angemeldet)',
    '(?:vous recevez|tu recois) (?:cet e-?mail|ce mail|ce courriel|ce message) (?:car|parce que) (?:vous|tu) .{0,60}(?:postule|candidat|inscrit)',
    '(?:recibe|recibes|ha recibido|has recibido) este (?:correo|mensaje|e-?mail|mail) porque .{0,60}(?:postul|solicit|registr|inscri)',
    '(?:recebe|recebes|recebeu|esta a receber|voce recebeu) este (?:e-?mail|mensagem|mail) porque .{0,60}(?:candidat|inscrev|regist)',
    '(?:ricevi|riceve|hai ricevuto|ha ricevuto) (?:questa (?:e-?mail|mail)|questo messaggio) perche .{0,60}(?:candidat|iscritt|registrat)',
    '(?:u|je) ontvangt deze (?:e-?mail|mail|bericht) omdat (?:u|je) .{0,60}(?:gesolliciteerd|aangemeld|geregistreerd)',
  ].join('|'),
)
/** A longer line also has other content. */
const WHY_SENT_MAX = 160

/**
 * Removes quoted text, the signature, footers and advertisements. If nothing is left, because the
 * reply is below the quotation, removes only the quoted lines.
 */
export const findOwnText = memoizeByObject((mail: Mail): OwnText =>
  cutText(mail.text.slice(0, TEXT_MAX)),
)

function cutText(text: string): OwnText {
  const lines = text.split('\n', LINES_MAX)
  const own = cutHistory(lines)
  const { before, after } = cutSignature(own.some(hasWords) ? own : lines.filter(isUnquoted))
  return { text: before.join('\n'), signature: after.join('\n') }
}

const hasWords = (line: string) => /\p{L}{2}/u.test(line)
const isUnquoted = (line: string) =>
  !/^\s*>/.test(line) && !quotesNext(foldText(line.slice(0, LINE_MAX)))

function cutHistory(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (const [index, line] of lines.entries()) {
    const folded = foldText(line.slice(0, LINE_MAX))
    const isBlock = HEADER_LINE.test(folded) && countHeaders(lines.slice(index, index + 8)) >= 3
    if (isBlock || quotesNext(folded) || OFFERED_BELOW.test(folded)) break
    if (/^(?:on|am|le|el|em|il|op)\b/.test(folded)) {
      const two = foldText(`${line} ${lines[index + 1] ?? ''}`.slice(0, LINE_MAX))
      if (quotesNext(two) && two.endsWith(':')) break
    }
    const isFooter = line.length <= WHY_SENT_MAX && WHY_SENT.test(folded)
    if (!isFooter && !/^\s*>/.test(line)) kept.push(line)
  }
  return kept
}

/** The number of lines that look like mail headers. */
export const countHeaders = (lines: readonly string[]): number =>
  lines.filter((line) => HEADER_LINE.test(foldText(line.slice(0, 300)))).length

/** In words: a shorter text is not a whole mail, so the text after it is not a signature. */
const SIGNED_FROM = 4

function cutSignature(lines: readonly string[]): { before: string[]; after: string[] } {
  let words = 0
  for (const [index, line] of lines.entries()) {
    const isEnd =
      /^--\s*$/.test(line) || (words >= SIGNED_FROM && CLOSING.test(foldText(line.slice(0, 120))))
    if (isEnd) return { before: lines.slice(0, index), after: lines.slice(index) }
    if (words < SIGNED_FROM) words += line.split(/\s+/).filter(hasWords).length
  }
  return { before: [...lines], after: [] }
}
