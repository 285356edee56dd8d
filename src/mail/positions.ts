import { any, clean, findFirst, isAlike } from './name-parts.ts'

const POSITION_END = String.raw`(?=\s*(?:$|[,;:!?|"“”<>•\n]|\.(?:\s|$)|\s[-–—]\s|\s(?:at|with|position|role|job|post|opening|vacancy|bei|chez|en|na|no|presso|bij|has|have|is|was|and we|und|et nous|y|in|from|by|within|here|which|that|we|nous|wir|eingegangen|erhalten|a|ha|foi|est|e|für|auf|zum|mit|our|au|aangekomen|zijn|wurde|wurden|werd|is|fue|fu|dans|and|you|haben|anbieten|und|as|on|via|il|la)(?:[\s.,;:!?]|$)))`
const titled = (before: string) =>
  new RegExp(
    `${before}\\s+["“„«]?(?<name>[\\p{Lu}\\p{N}][^\\n;:!?"“”|•<>]{1,90}?)${POSITION_END}`,
    'u',
  )

const POSITION_TEXTS: readonly RegExp[] = [
  // `the Backend Engineer position`
  new RegExp(
    any('(?:the|our|your|this|an?)') +
      String.raw`\s+["“]?(?<name>(?:R-?\d+\s+)?[\p{Lu}\p{N}][^\n.,;:!?"“”<>]{1,80}?)["”]?\s+` +
      any(
        '(?:position|role|job|vacancy|opening|post|opportunity|coding challenge|interview|internship)',
      ) +
      String.raw`\b`,
    'u',
  ),
  titled(
    any('(?:position|role|job|post|vacancy|opening|title) (?:of|as|for|is)(?: an?| the| our)?'),
  ),
  titled(
    any(
      '(?:applying|application|applied|apply|interview|candidacy|hired|employment|join us|considered)[^.,;:]{0,30}? (?:for|as)(?: the)?(?: (?:position|role|post|job|vacancy))?(?: (?:of|as))?(?: an?| the| our)?',
    ),
  ),
  titled(
    any(
      '(?:bewerbung|stelle|position|job|beworben|dir|ihnen)[^.,;:]{0,40}? (?:als|zum|zur|auf die stelle(?: als)?)',
    ),
  ),
  titled(any("(?:poste|offre|candidature|stage|emploi)[^.,;:]{0,30}? (?:de la|de|du|d’|d'|:)")),
  titled(
    any('(?:puesto|oferta|vacante|posición|plaza|vaga|função|cargo|posição)(?: de| da| do| a)?'),
  ),
  titled(any('(?:posizione|ruolo|offerta|annuncio)(?: di| come| per)?')),
  titled(
    any(
      '(?:application|update|confirmation|bewerbung|candidature|candidatura|sollicitatie)(?: received)?\\s*[:–-]',
    ),
  ),
  titled(any('^(?:bewerbung|application|candidature|candidatura|sollicitatie)')),
  titled(any('(?:functie|vacature|rol|positie|baan)(?: van| als| voor)?')),
]

const NO_POSITION =
  /^(?:application|interview|candidate|your|our|next|first|phone|video|team|us|the|an?|this|job|position|role|open|new|current|number|\d+|re|we|it|invitation|thank\w*|status|update|r-?\d+|m\/w\/d|h\/f|kennziffer|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday)$/i

export function findPosition(subject: string, sentences: readonly string[]): string | null {
  const isGood = (name: string) =>
    !NO_POSITION.test(name) && name.split(' ').length <= 10 && /\p{L}{2}/u.test(name)
  const found = findFirst(POSITION_TEXTS, [subject, ...sentences], isGood)
  return found?.replace(/^R-?\d+\s+/, '') ?? null
}

/** `Product Owner de Acme`. */
export function cutCompany(position: string | null, company: string | null): string | null {
  if (position === null || company === null) return position
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

/** What a subject says besides a position: `Acme - Update - Buyer`. */
const NO_TITLE =
  /\b(?:\w*applica\w*|appl(?:y|ied|ying)|candida\w*|bewerb\w*|\w*sollicit\w*|solicitud|postul\w*|inscri\w*|\w*interview\w*|\w*gespr[aä]ch\w*|entretien|entrevista|colloquio|\w*gesprek\w*|\w*test\w*|assessment|prueba|prova|update|actualiza\w*|atualiza\w*|aggiornamento|status|thank\w*|dank\w*|merci|gracias|obrigad\w*|grazie|next|step\w*|offer|angebot|oferta|invit\w*|convite|einladung|uitnodiging|termin\w*|exp|ref|r[eé]f|fwd?|your|ihre?|deine?|votre|tu|su|sua|la|uw|je|on|we|absage|reference\w*|message|process?o?|selec\w*|schedule|follow-?up|documents?|question|welcome)\b/iu

/** A position that stands by itself in the subject; an agency's name may, too. */
export function findInSubject(subject: string, company: string | null): string | null {
  const parts = subject.split(/\s+[-–—|]\s+|:\s+/).map((part) => part.trim())
  if (parts.length < 2) return null
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
