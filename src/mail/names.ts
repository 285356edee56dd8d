import { foldText } from './fold-sentence.ts'
import type { MailText, Sender } from './forwarded.ts'
import { findOwnText, type OwnText } from './own-text.ts'
import { any, clean, findFirst, isAlike } from './name-parts.ts'
import { cutCompany, findInSubject, findPosition } from './positions.ts'
import { findClosing, findSigned } from './signed-names.ts'
import { BOARDS, isSharedHost, isAutomatic, readHost } from './senders.ts'
import { splitSentences } from './sentences.ts'

/** The company and the position that a mail names, if any. */
export type MailNames = { company: string | null; position: string | null }

const HEAD_SENTENCES = 12

// A name starts with a capital letter or a digit and ends with the phrase.
const NAME = String.raw`(?<name>[\p{Lu}\p{N}][^\n,;:!?"“”|•<>]{0,80}?)`
const END = String.raw`(?=\s*(?:$|[,;:!?|"“”<>•\n(]|\.(?:\s|$)|\s[-–—]\s|\s(?:and|und|et|y|e|en|for|für|pour|para|per|voor|has|have|hat|haben|a|ha|foi|fue|sera|è|was|wurde|is|ist|est|as|als|in|with|mit|avec|con|com|met|to|zu|at|bei|we|wir|nous|position|role|job|application|team|careers|eingegangen|presso|através|which|that|on|und|via|since|but|please|your|our|unser|bestätigen|erhalten|entschieden)\s))`
const named = (before: string, flags = 'u') => new RegExp(`${before}\\s+${NAME}${END}`, flags)

const COMPANY_TEXTS: readonly RegExp[] = [
  named(
    any(
      '(?:applying|application|apply|applied|interest|position|role|job|opening|career|opportunity|opportunities|interview|interviewing|working|work|hiring team|recruiting team|talent team|team|placement|internship)',
    ) + '(?: [^.,;:]{0,60}?)? (?:at|with|from)(?: the)?',
  ),
  named(
    any(
      '(?:(?:applying|application|apply|applied|sent|submitted)(?: was| has been)?(?: sent| submitted)? to|interest in(?: joining| working (?:at|for)| a career (?:at|with))?|join(?:ing)?)',
    ),
  ),
  named(
    any(
      '(?:bewerbung|interesse|stelle|position|karriere|einstieg|gespräch|interview|beworben|mitarbeit|team|entwickler|manager)',
    ) + '[^.,;:]{0,80}? (?:bei(?: der| dem)?|an die|an)',
  ),
  named(
    any('(?:candidature|poste|postulé|intérêt|entretien|équipe|recrutement|stage|offre)') +
      "[^.,;:]{0,80}? (?:chez|auprès de|au sein de|à l'entreprise|à la société|pour rejoindre)",
  ),
  named(
    any(
      '(?:candidatura|puesto|oferta|solicitud|inscri\\p{L}+|postul\\p{L}+|interés|entrevista|proceso|vacante|postulación|vaga|inscrição|interesse|processo)',
    ) + '[^.,;:]{0,80}? (?:en|na|no|da|de la empresa|de|con|com(?: a)?|à|para a)',
  ),
  named(
    any('(?:candidatura|posizione|ruolo|interesse|colloquio|offerta|selezione)') +
      '[^.,;:]{0,80}? (?:presso|in|a|con)',
  ),
  named(
    any('(?:sollicitatie|functie|vacature|gesprek|interesse|gesolliciteerd|kennismaking)') +
      '[^.,;:]{0,80}? (?:bij|naar|in|met|aan)',
  ),
  named(
    any(
      '(?:en nombre de|on behalf of|im namen (?:von|der)|welcome to|update from|offer (?:from|at)|interest in|willkommen bei|bienvenue chez|bienvenid[oa] a|benvenut[oa] in|welkom bij)',
    ),
  ),
  new RegExp(
    String.raw`(?:^|[.!] |, )(?<name>[\p{Lu}\p{N}][^\n.,;:!?]{1,50}?) ${any('(?:has )?invite[sd]? you')}\b`,
    'u',
  ),
]

const TRADE =
  /(?<![\p{L}])(?:recruit(?:ing|ment|er)?s?|talent(?: acquisition| team)?|careers?|jobs?|hiring(?: team)?|hr|human resources|people(?: team| & culture| ops| operations)?|team|personal(?:abteilung)?|bewerbung(?:en)?|karriere|recrutement|carri[eè]res?|rh|talento|empleo|selecci[oó]n|rrhh|vagas|recrutamento|risorse umane|selezione|ressources humaines|werving|(?:via|vía|tramite|über|através d[eo]|par|por|through) (?:linkedin|indeed|xing|greenhouse|lever|personio|hellowork|hackerrank|infojobs)|via [\w ]+|no-?reply|notifications?|support|applicant|candidate|applications?|interviews?|scheduling|l'équipe|équipe(?: de)?|equipo(?: de)?|equipe(?: d[aeo])?|bewerbermanagement|ausbildung|bolsa de|banco de talentos|service|department|departamento(?: de)?|early)(?![\p{L}])/giu

/** Finds company and position in subject, text and sender; null if not stated. */
export function findNames(mail: MailText): MailNames {
  const own = findOwnText(mail)
  const subject = mail.subject.replace(/^(?:(?:re|fwd?|aw|wg|tr|rv|sv)\s?:\s*)+/i, '').slice(0, 300)
  const sentences = splitSentences(own.text, HEAD_SENTENCES)
  const said = findPosition(subject, sentences)
  const listed = findListed(mail.from, said, own.text)
  const company = listed ?? findCompany(mail.from, subject, sentences, own, said)
  const position = cutCompany(said, company) ?? findInSubject(subject, company, own.text)
  return { company, position: cutCompany(position, company) }
}

/**
 * Job boards write the position on one line and the company with its place on the next: `Grindstone
 * - Leeds`.
 */
function findListed(from: Sender | null, position: string | null, text: string): string | null {
  if (from === null || position === null || !BOARDS.test(readHost(from.address))) return null
  const lines = text.split('\n', 40).map((line) => line.trim())
  const at = lines.findIndex((line) => foldText(line) === foldText(position))
  const [name = ''] = lines[at + 1]?.split(/\s+[-–·•|]\s+/) ?? []
  const isName =
    /^[\p{Lu}\p{N}]/u.test(name) && name.split(' ').length <= 6 && !/[.!?:]$/.test(name)
  return at !== -1 && isName && !NO_COMPANY.test(name) ? (clean(name) ?? null) : null
}

const NO_COMPANY =
  /^(?:the|our|your|this|an?|us|we|you|i|it|my|application|interview|position|role|job|team|company|linkedin|indeed\b.*|greenhouse|lever|workday|ashby\w*|gupy|kenoby|vagas\.com|catho|taleo|oracle taleo|sap successfactors|successfactors|softgarden|flatchr|taleez|carerix|bamboo ?hr|bumeran|computrabajo|hellowork|welcome to the jungle|wttj|jobteaser|assessfirst|sap|oracle|icims|jobvite|personio|stepstone|infojobs\b.*|glassdoor|workable|teamtailor|smartrecruiters|recruitee|xing|apec|hackerrank|codility|goodtime|calendly|apply|received|submitted|sent|zoom|teams|microsoft teams|google meet|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|bitte|ihnen|sie|uns|unser\w*|vous|nous|\d+.*)$/i
/** The start of a sentence, `We would like to`, but not a name like `We Are Social`. */
const SENTENCE_START = /^(?:[Ww]e|[Yy]ou|I) \p{Ll}/u

function findCompany(
  from: Sender | null,
  subject: string,
  sentences: readonly string[],
  own: OwnText,
  position: string | null,
): string | null {
  const isGood = (name: string) =>
    !NO_COMPANY.test(name) &&
    !SENTENCE_START.test(name) &&
    !` ${foldText(position ?? '')} `.includes(` ${foldText(name)} `) &&
    name.split(' ').length <= 6
  const said = findFirst(COMPANY_TEXTS, [subject, ...sentences], isGood)
  const sender = readSenderName(from)
  // A name in both text and sender is most reliable; a personal sender is no evidence.
  if (said !== undefined && sender !== undefined && isAlike(said, sender.name)) return said
  const host = from === null ? '' : readHost(from.address)
  if (sender?.isTrade) return sender.name
  // A single word may be the reader's first name.
  const isWord = sender !== undefined && !/\s/.test(sender.name)
  if (sender !== undefined && isOfEverybody(from) && !isWord) return sender.name
  if (sender !== undefined && isAutomatic(host, from)) return sender.name
  if (said !== undefined) return cutTrade(said)
  const signed =
    findSigned(own.signature) ?? (isAutomatic(host, from) ? findClosing(own, subject) : undefined)
  if (signed !== undefined && isGood(signed)) return signed
  if (sender !== undefined && host !== '' && isAlike(sender.name, host.split('.').at(-2) ?? ''))
    return sender.name
  const prefixed = /^(?<name>[\p{Lu}][^:|–—-]{1,40}?)\s*(?:[:|–—]|\s-\s)/u.exec(subject)?.groups
    ?.name
  const prefix = clean(prefixed)
  if (
    prefix !== undefined &&
    !/candidat|applica|bewerb|sollicit/i.test(prefix) &&
    (isAlike(prefix, `${sender?.name ?? ''} ${host}`) || isAutomatic(host, from))
  ) {
    return prefix
  }
  const mailbox = from !== null && OF_MAILBOX.test(host) ? from.address.replace(/@.*/, '') : ''
  if (mailbox !== '' && !OF_EVERYBODY.test(mailbox)) return toName(`${mailbox}.com`)
  return host !== '' && !isSharedHost(host) ? toName(host) : null
}

/** Mail services that put the company before the host: `acme@myworkday.com`. */
const OF_MAILBOX = /(?:^|\.)myworkday\.com$/i

/** Shared mailboxes such as `jobs@`, whose display name is not a person's. */
const OF_EVERYBODY =
  /^(?:jobs?|hr|rh|rrhh|ru|po|people|talents?|talento\w*|careers?|karriere|recruit\w*|recrut\w*|reclut\w*|bewerb\w*|stellen|ausschreibung|personal\w*|ausbildung|seleccion|selecao|selezione|vacatures?|werving|empleo|emprego|candidat\w*|concours|concursos?|bandi|becas|estagios?|stage|info|kontakt|contact|contato|hello|hola|hallo|office|team|sekretariat|no-?reply|noreply|nao-responda|ne-pas-repondre|pdi)\b/i

const isOfEverybody = (from: Sender | null): boolean =>
  from !== null &&
  !isSharedHost(readHost(from.address)) &&
  OF_EVERYBODY.test(from.address.replace(/@.*/, ''))

const cutTrade = (name: string): string | null =>
  clean(name.replace(/\s+(?:team|careers|recruiting|gmbh's)$/i, '')) ?? null

/** Removes the department: `Norvane Recruiting` is the company Norvane. */
function readSenderName(from: Sender | null): { name: string; isTrade: boolean } | undefined {
  if (from === null) return undefined
  const bracketed = /^(?<who>[^(]+)\((?<name>[^)]+)\)$/.exec(from.name)?.groups?.name
  const whole =
    bracketed ??
    / (?:from|at|von|bei|chez|de chez) (?<name>\p{Lu}.+)$/u.exec(from.name)?.groups?.name ??
    from.name
  const name = clean(
    whole
      .replace(/[@|].*$/, '')
      .replaceAll(TRADE, ' ')
      .replace(
        /^[\s,&+-]*(?:(?:the|from|of|at|dein|ihr|das|de|da|do|di|van|von|bei|chez|en|para)\s+)*|[\s,&+-]+(?:(?:of|at|de|da|di|van|von|bei|en)\s*)?$/giu,
        '',
      ),
  )
  if (name === undefined || NO_COMPANY.test(name) || name.includes('@')) return undefined
  const isTrade = foldText(name) !== foldText(from.name)
  return { name, isTrade }
}

/** Derives a name from a host: `jobs.acme-robotics.co.uk` is Acme Robotics. */
function toName(host: string): string | null {
  const labels = host.split('.')
  const isSecond = labels.length > 2 && /^(?:co|com|org|ac|net|gov)$/.test(labels.at(-2) ?? '')
  const label = labels.at(isSecond ? -3 : -2) ?? ''
  const words = label.split('-').filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || null
}
