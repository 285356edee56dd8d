import { isListingName, type PageFacts } from './facts.ts'
import { type PageElement, readShortLine } from './page.ts'
import { soundsLikeRole } from './roles.ts'
import { isNobody, readPosition } from './title.ts'
import { fold } from '../fold.ts'

const APPLY =
  /^(?:відгукнутися|.{0,6}応募.{0,12}|지원하기|立即申请|submit (?:your )?application|bewerbung (?:ab)?senden|autofill application|ready to apply.?|send søknad|jelentkezem|inscribirme.{0,30}|apply\b.{0,30}|easy apply|quick apply|jetzt bewerben.{0,20}|bewerben|online bewerben|hier bewerben|postuler.{0,30}|je postule|candidater|solicitar.{0,20}|inscribirme.{0,20}|inscr[ií]b\w+|aplicar.{0,10}|postular\w*|candidat[ai].{0,20}|invia candidatura|solliciteer.{0,25}|reageer.{0,20}|candidatar.{0,15}|aplikuj.{0,20}|odpovědět.{0,25}|reagovat.{0,25}|poslat životopis.{0,10}|mám záujem.{0,20}|poslať životopis.{0,10}|ansök.{0,25}|søk.{0,20}|send ansøgning.{0,10}|hae.{0,20}|jelentkez\w*.{0,10}|aplică.{0,10}|откликнуться)$/i
const SECTION =
  /^(?:(?:key |your |main |the )?(?:responsibilities|requirements|qualifications|duties|what you.{0,30}|who you are|about (?:the|this) (?:role|job|position)|job description|job summary|skills).{0,30}|(?:ihre?|deine?) (?:aufgaben|profil|benefits).{0,20}|aufgaben|anforderungen|ihr profil|dein profil|wir bieten.{0,20}|das bieten wir.{0,20}|(?:vos |les )?missions?.{0,20}|(?:votre )?profil.{0,20}|profil recherché|descriptif du poste|requisitos.{0,20}|funciones.{0,20}|responsabilidades.{0,20}|descripción.{0,20}|responsabilit.{0,20}|requisiti.{0,20}|mansioni.{0,20}|offerta|taken|functie-?eisen|functieomschrijving|wat (?:ga je|bieden|vragen).{0,20}|atribuições|obowiązki|wymagania|zakres obowiązków|oferujemy|náplň práce|požadujeme.{0,10}|požadavky.{0,20}|nabízíme.{0,10}|co tě.{0,30}|informace o pozici|náplň práce.{0,40}|ponúkame.{0,10}|arbetsuppgifter|kvalifikationer|om (?:jobbet|tjänsten|rollen|stillingen)|arbeidsoppgaver|kvalifikasjoner|arbejdsopgaver|vaatimukset|elvárások|feladatok|обязанности|требования|условия|仕事内容|応募資格|勤務時間|給与|勤務地|待遇.{0,10}|求める人材|業務内容|必須スキル|responsabilități|cerințe|tehtävät|feladatok|vi erbjuder|vi tilbyr|vi tilbyder|zodpovědnost|obowiązki.{0,20}|competenze.{0,20}|about you|your profile|what we(?:['’]re)? look.{0,20}|minimum qualifications|preferred qualifications|duties|summary)\s*[:?]?$/i

const ADDRESS =
  /(?:^|[/._-])(?:jobs?|job-?(?:details?|openings?|posting|offers?|view)|careers?|karriere|kariera|stellen?(?:angebote?|anzeigen?)?|vacanc(?:y|ies)|vacatures?|positions?|openings?|offres?|emplois?|recrutement|ofertas?(?:-de-\w+)?|empleos?|vagas?|lavora\S*|offerte|praca|oferta|nabidk\w*|volna-mista|ponuka|stillinge?r?|ledige?\S*|jobb|tyopaik\w*|allas\w*|locuri-de-munca|vacancy|apply|bewerb\w*|viewjob)(?:[/?.-].*[\p{L}\d]{3}|[/?]\S*\d)/iu
const ELSEWHERE =
  /\/(?:blog|news|article|articles|magazin\w*|ratgeber|advice|press|presse|wiki|actualites|noticias|aktuelles)(?:\/|$)/i

type Read = {
  position: string
  /** It stands behind a label of its own. */
  isLabelled: boolean
  description: string
  url: URL | undefined
}

/** Whether a page that says nothing in data speaks like one posting. */
export function looksLikePosting(
  facts: PageFacts,
  { position, isLabelled, description, url }: Read,
): boolean {
  const { main, runs } = facts
  const applies = runs.some((text) => text.length < 50 && APPLY.test(text))
  const sections = main.filter(({ text }) => text.length < 60 && SECTION.test(text)).length
  const isPosted = url !== undefined && ADDRESS.test(`${url.hostname}${url.pathname}${url.search}`)
  const isElsewhere = url !== undefined && ELSEWHERE.test(url.pathname)
  const strong = [applies, isLabelled, sections >= 1, sections >= 2, isPosted].filter(
    Boolean,
  ).length
  const weak = [description.length >= 500, soundsLikeRole(position)].filter(Boolean).length
  if (isElsewhere && !applies) return false
  return strong >= 1 && strong + weak >= 3 && description.length >= 100 && countCards(facts) < 12
}

/** Headings that are links: the cards of a list. */
const countCards = ({ elements, beside }: PageFacts): number => {
  const isHeading = (element: PageElement | undefined) =>
    element !== undefined && /^h[2-6]$/.test(element.name)
  return elements.filter(
    (element) =>
      element.name === 'a' &&
      !beside.has(element) &&
      (isHeading(element.parent) ||
        isHeading(element.parent?.parent) ||
        element.children.some((child) => typeof child !== 'string' && isHeading(child))),
  ).length
}

const CARDS_MIN = 2
const LINES_MAX = 500

/** Whether the page shows several positions and none of its own: nothing but a list's cards. */
export function showsSeveral(facts: PageFacts): boolean {
  const { elements, beside, headings, metas, title } = facts
  const titled = fold(`${metas.get('og:title') ?? ''} ${title}`)
  const isOwn = (name: string) => soundsLikeRole(name) && !isListingName(name)
  const isTitled = (name: string) => titled.includes(fold(name)) && !isNobody(name)
  const stated = readPosition(facts)
  if (headings.some(isTitled) || (stated !== undefined && isOwn(stated))) return false
  if (
    headings.some(
      (name) =>
        isOwn(name) &&
        !/\b(?:us|our|uns|unser\w*|team|nous|notre|nos|we|wir|onze|ons|nuestro|nosso|nostro)\b/i.test(
          name,
        ),
    )
  )
    return false
  const cards = new Set<string>()
  let left = LINES_MAX
  for (const element of elements) {
    if (!/^(?:h[2-6]|a)$/.test(element.name) || beside.has(element)) continue
    left -= 1
    if (left < 0) break
    const line = readShortLine(element, 120)
    if (line !== undefined && soundsLikeRole(line)) cards.add(fold(line))
    if (cards.size > 40) break
  }
  // One that the page calls itself by is its own.
  if ([...cards].some((name) => titled.includes(name))) return false
  return cards.size >= CARDS_MIN
}

const DETAIL_TITLE =
  /^(?:detail poz[ií]c[ei]e?|job details?|job description|stellenanzeige|stellenausschreibung|offre d['’]emploi|d[ée]tail de l['’]offre|detalle de (?:la )?oferta|vacature|dettaglio offerta|detalhe da vaga|szczegóły oferty)(?:$|\s)/i

/** A page whose text is loaded later: its title says what it is, its Open Graph of which posting. */
export const isUnloaded = ({ headings, metas, title }: PageFacts): boolean =>
  headings.length === 0 && DETAIL_TITLE.test(title) && metas.has('og:title')
