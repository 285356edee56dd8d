import type { PageFacts } from './facts.ts'
import type { PageElement } from './page.ts'

const APPLY =
  /^(?:apply\b.{0,30}|easy apply|quick apply|jetzt bewerben.{0,20}|bewerben|online bewerben|hier bewerben|postuler.{0,30}|je postule|candidater|solicitar.{0,20}|inscribirme.{0,20}|inscr[ií]b\w+|aplicar.{0,10}|postular\w*|candidat[ai].{0,20}|invia candidatura|solliciteer.{0,25}|reageer.{0,20}|candidatar.{0,15}|aplikuj.{0,20}|odpovědět.{0,25}|reagovat.{0,25}|poslat životopis.{0,10}|mám záujem.{0,20}|poslať životopis.{0,10}|ansök.{0,25}|søk.{0,20}|send ansøgning.{0,10}|hae.{0,20}|jelentkez\w*.{0,10}|aplică.{0,10}|откликнуться)$/i
const SECTION =
  /^(?:(?:key |your |main |the )?(?:responsibilities|requirements|qualifications|duties|what you.{0,30}|who you are|about (?:the|this) (?:role|job|position)|job description|job summary|skills).{0,30}|(?:ihre?|deine?) (?:aufgaben|profil|benefits).{0,20}|aufgaben|anforderungen|ihr profil|dein profil|wir bieten.{0,20}|das bieten wir.{0,20}|(?:vos |les )?missions?.{0,20}|(?:votre )?profil.{0,20}|profil recherché|descriptif du poste|requisitos.{0,20}|funciones.{0,20}|responsabilidades.{0,20}|descripción.{0,20}|responsabilit.{0,20}|requisiti.{0,20}|mansioni.{0,20}|offerta|taken|functie-?eisen|functieomschrijving|wat (?:ga je|bieden|vragen).{0,20}|atribuições|obowiązki|wymagania|zakres obowiązków|oferujemy|náplň práce|požadujeme.{0,10}|požadavky.{0,20}|nabízíme.{0,10}|co tě.{0,30}|informace o pozici|náplň práce.{0,40}|ponúkame.{0,10}|arbetsuppgifter|kvalifikationer|om (?:jobbet|tjänsten|rollen|stillingen)|arbeidsoppgaver|kvalifikasjoner|arbejdsopgaver|vaatimukset|elvárások|feladatok|обязанности|требования)\s*[:?]?$/i

/** Whether a page that says nothing in data speaks like one posting. */
export function looksLikePosting(
  { elements }: PageFacts,
  runs: readonly string[],
  description: string,
): boolean {
  const applies = runs.some((run) => run.length < 50 && APPLY.test(run))
  const sections = runs.filter((run) => run.length < 60 && SECTION.test(run)).length
  const isLong = description.length >= 500
  const signs = [applies, sections >= 1, sections >= 2, isLong].filter(Boolean).length
  return signs >= 2 && description.length >= 200 && countCards(elements) < 12
}

/** Headings that are links: the cards of a list. */
const countCards = (elements: readonly PageElement[]): number => {
  const isHeading = (element: PageElement | undefined) =>
    element !== undefined && /^h[2-6]$/.test(element.name)
  return elements.filter(
    (element) =>
      element.name === 'a' &&
      (isHeading(element.parent) ||
        isHeading(element.parent?.parent) ||
        element.children.some((child) => typeof child !== 'string' && isHeading(child))),
  ).length
}

const DETAIL_TITLE =
  /^(?:detail poz[ií]c[ei]e?|job details?|job description|stellenanzeige|stellenausschreibung|offre d['’]emploi|d[ée]tail de l['’]offre|detalle de (?:la )?oferta|vacature|dettaglio offerta|detalhe da vaga|szczegóły oferty)(?:$|\s)/i

/** A page whose text is loaded later: its title says what it is, its Open Graph of which posting. */
export const isUnloaded = ({ headings, metas, title }: PageFacts): boolean =>
  headings.length === 0 && DETAIL_TITLE.test(title) && metas.has('og:title')
