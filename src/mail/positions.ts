import { foldText } from './fold-sentence.ts'
import { any, clean, findFirst, isAlike } from './name-parts.ts'

/** Words after a position in a sentence. */
const GOES_ON = String.raw`(?:at|with|position|role|job|post|opening|vacancy|seat|spot|has|have|is|was|are|and we|and|you|in|from|by|within|here|which|that|we|our|as|on|via|to|this|next|nous|et nous|chez|au|aux|dans|est|a|avec|afin|ainsi|n'a|ne|à|sous|suite|bei|und|wir|haben|hat|eingegangen|erhalten|ist|sind|wurde|wurden|für|auf|zum|mit|anbieten|liegt|passen|fiel|konnten|können|beworben|beginnen|für|an|en|na|no|y|e|ha|han|hemos|está|fue|es|por|con|foi|está|neste|se|fu|la|il|presso|che|non|per|alla|della|di cui|al momento|bij|aangekomen|zijn|werd|niet|al|binnen|wordt|worden|zal|will|would|can|could|shall|may|wird|werden|sera|fera|a été|peut|será|serán|va|vai|serão|è|sarà|verrà|viene|può|zoeken|te|graag|ontvangen|verzonden|goed|hebben|kunnen)`
const POSITION_END = String.raw`(?=\s*(?:$|[,;:!?()|"“”<>•\n]|\.(?:\s|$)|\s[-–—]\s|\s${GOES_ON}(?:[\s.,;:!?]|$)))`
const titled = (before: string) =>
  new RegExp(
    `${before}\\s*(?<![\\p{L}\\p{N}])["“„«]?(?<name>[\\p{Lu}\\p{N}][^\\n;:!?"“”|•<>]{1,90}?)${POSITION_END}`,
    'u',
  )

/** Words before a position: `for the position of`, `au poste de`, `voor de functie`. */
const BEFORE_POSITION: readonly string[] = [
  '(?:position|role|job|post|vacancy|opening|title|requisition|submission|profile)(?: \\([^)]{1,20}\\))? (?:of|as|for|is)(?: an?| the| our)?',
  '(?:applying|application|applied|apply|interview|candidacy|hired|employment|join us|considered|interest|offer|selection process|opening|coming up|assessment|stage|pipeline|screen|get)[^.,;:]{0,40}? (?:for|as|in)(?: the| our)?(?: (?:position|role|post|job|vacancy))?(?: (?:of|as))?(?: an?| the| our)?',
  '(?:to be|become) our (?:next|new)',
  '(?:bewerbung|stelle|position|job|beworben|dir|ihnen)[^.,;:]{0,40}? (?:als|zum|zur|auf die stelle(?: als)?)',
  '(?:stelle|position|vakanz|rolle|ausschreibung|funktion|werkstudentenstelle)(?: (?:als|des|der|einer|eines))?',
  '(?:bewerbung|interesse|gespräch|interview|unterlagen|auswahl\\p{L}*)[^.,;:]{0,30}? (?:für|um)(?: die| den| das| eine| einen)?(?: stelle| position| rolle)?(?: als)?',
  "(?:poste|offre|candidature|stage|emploi|embauche|cdi|cdd|fonctions?|recrutement)[^.,;:]{0,30}? (?:de la |de |du |d[’']|: ?|pour le poste de |pour )",
  "(?:postulé|candidature|poste|en tant que|comme|embauche)[^.,;:]{0,20}? (?:au poste de|pour|comme|en tant que|à l’offre|à l'offre)",
  '(?:puesto|oferta|vacante|posición|plaza|cargo|candidatura|postulación|inscripción|proceso|prácticas)(?: (?:de|para|a|para el puesto de|en la oferta|a la oferta|al puesto de|al cargo de|como))?',
  '(?:presentarte|postularte|incorporarte|inscrito|trabajes)[^.,;:]{0,20}? como',
  '(?:vaga|posição|função|cargo|candidatura|lugar|processo|contratação)(?: (?:de|da|do|para|à vaga|para a vaga|para a função de|a|para o))?',
  "(?:posizione|ruolo|offerta|annuncio|candidatura|selezione|ricerca|assunzione)(?: (?:di|come|per|del|a tempo \\p{L}+ come|all'offerta|per il ruolo di|per la posizione di))?",
  '(?:functie|vacature|rol|positie|baan|stageplek|sollicitatie|gesolliciteerd|procedure)(?: \\d+-\\d+)?(?: (?:van|als|voor|naar|op)(?: de functie)?(?: van)?)?',
]

const POSITION_TEXTS: readonly RegExp[] = [
  // `the Backend Engineer position`
  new RegExp(
    any('(?:the|our|your|this|an?|one)') +
      String.raw`\s+["“]?(?<name>(?:R-?\d+\s+)?[\p{Lu}\p{N}][^\n.,;:!?"“”<>]{1,80}?)["”]?\s+` +
      any(
        '(?:position|role|job|vacancy|opening|post|opportunity|coding challenge|interview|internship|spot|seat)',
      ) +
      String.raw`\b`,
    'u',
  ),
  ...BEFORE_POSITION.map((before) => titled(any(before))),
  titled(
    any(
      '(?:application|update|confirmation|bewerbung|candidature|candidatura|sollicitatie|vacancy|vacature|vaga|oferta|post)(?: received)?\\s*[:–-]',
    ),
  ),
  titled(any('^(?:bewerbung|application|candidature|candidatura|sollicitatie)')),
]

const NO_POSITION =
  /^(?:(?:ihr|ihre|ihren|ihrem|dein|deine|deinen|unser|unsere|votre|vos|notre|tu|su|sua|tua|suo|tuo|nuestr[oa]|noss[oa]|nostr[oa]|je|uw|ons|onze|your|our|kreis|nr|no|n°|ref|\d+[.:]?) .*|\d+\.? .*|nr|cancelled|canceled|confirmed|action required|siguiente paso|indeed|linkedin|infojobs|stepstone|application|interview|candidate|your|our|next|first|phone|video|team|us|the|an?|this|job|position|role|open|new|current|number|\d+|re|we|it|invitation|thank\w*|status|update|r-?\d+|m\/w\/d|h\/f|kennziffer|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday)$/i

export function findPosition(subject: string, sentences: readonly string[]): string | null {
  const isGood = (name: string) =>
    !NO_POSITION.test(name) && name.split(' ').length <= 10 && /\p{L}{2}/u.test(name)
  const found = findFirst(POSITION_TEXTS, [subject, ...sentences], isGood)
  return found?.replace(/^R-?\d+\s+/, '') ?? null
}

/** Removes the company: `Product Owner de Acme`. */
export function cutCompany(position: string | null, company: string | null): string | null {
  if (position === null || company === null) return position
  if (isAlike(position, company)) return null
  const { head } =
    /^(?<head>.{2,}?) (?:de|da|del|di|do|von|der|at|bij) (?<last>\S.*)$/u.exec(position)?.groups ??
    {}
  return head !== undefined && position.endsWith(` ${company}`)
    ? position
        .slice(0, -company.length)
        .replace(/ \S+ $/, '')
        .trim() || head
    : position
}

/** Other parts of a subject than a position: `Acme - Update - Buyer`. */
const NO_TITLE =
  /\b(?:\w*applica\w*|appl(?:y|ied|ying)|candida\w*|bewerb\w*|\w*sollicit\w*|solicitud|postul\w*|inscri\w*|\w*interview\w*|\w*gespr[aä]ch\w*|entretien|entrevista|colloquio|\w*gesprek\w*|\w*test\w*|assessment|prueba|prova|update|actualiza\w*|atualiza\w*|aggiornamento|status|thank\w*|dank\w*|merci|gracias|obrigad\w*|grazie|next|step\w*|offer|angebot|oferta|invit\w*|convite|einladung|uitnodiging|termin\w*|exp|ref|r[eé]f|fwd?|your|ihre?|deine?|votre|tu|su|sua|la|uw|je|on|we|absage|reference\w*|message|process?o?|selec\w*|schedule|follow-?up|documents?|question|welcome)\b/iu

const WORK =
  /\b(?:job|role|position|post|vacancy|stelle|stellen|platz|poste|place|puesto|plaza|vacante|vaga|lugar|posto|posizione|ruolo|functie|vacature|baan|plek)\b/

/** Whether the text has the name next to a word for a position. */
function isCalledWork(name: string, text: string): boolean {
  const folded = foldText(text)
  const at = folded.indexOf(foldText(name))
  return at !== -1 && WORK.test(folded.slice(Math.max(0, at - 20), at + name.length + 20))
}

/** A position alone in the subject, which may also be an agency's name. */
export function findInSubject(
  subject: string,
  company: string | null,
  text: string,
): string | null {
  const parts = subject.split(/\s+[-–—|]\s+|:\s+/).map((part) => part.trim())
  // A single part may be anything; it is a position only if the text says so.
  if (parts.length < 2 && !isCalledWork(subject, text)) return null
  const found = parts.findLast(
    (part) =>
      /^\p{Lu}\p{L}{2}/u.test(part) &&
      part.split(' ').length <= 6 &&
      !/[!?]|\d{3}/.test(part) &&
      !NO_TITLE.test(part) &&
      !NO_POSITION.test(part) &&
      (company === null || !isAlike(part, company)),
  )
  return found === undefined || company === null ? null : (clean(found) ?? null)
}
