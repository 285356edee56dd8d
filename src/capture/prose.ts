import { isListingName, type PageFacts } from './facts.ts'
import { type PageElement, readLine, readText, UNREAD } from './page.ts'
import { createDraft, type Draft, POSTING_FIELDS } from './posting.ts'
import { fold } from '../fold.ts'
import { stripMarkup, toLine } from './text.ts'
import { toEmploymentType, toPlace, toWorkMode } from './values.ts'

/** Nothing that is read from prose is sure. */
const ALL = [...POSTING_FIELDS]

const word = (names: string) => new RegExp(`^(?:${names})\\s*[:：]?\\s*(?:\\*\\s*)?$`, 'iu')
const inline = (names: string) => new RegExp(`^(?:${names})\\s*[:：]\\s*(.{2,120})$`, 'iu')

const PLACE_NAMES =
  'job locations?|work locations?|locations?|location\\(s\\)|place of work|based in|standorte?|arbeitsorte?|einsatzorte?|dienstort|ort|lieu|lieu de travail|lieu de mission|localisation|localité|ville|ubicación|localidad|lugar de trabajo|lugar|luogo|luogo di lavoro|sede|sede di lavoro|località|plaats|standplaats|locatie|werklocatie|localização|local|local de trabalho|cidade|miejsce pracy|lokalizacja|místo pracoviště|místo výkonu práce|lokalita|adresa|miesto práce|miesto výkonu práce|munkavégzés helye|arbetsort|ort|arbeidssted|sted|arbejdssted|sijainti|työpaikan sijainti|loc de muncă|orașe?|место работы|город|duty station'
const COMPANY_NAMES =
  'company|company name|employer|employer name|hiring company|hiring organi[sz]ation|organi[sz]ation|agency|department/agency|unternehmen|firma|arbeitgeber|arbeitgeber/in|entreprise|société|employeur|organisme|empresa|empleador|azienda|datore di lavoro|ente|bedrijf|werkgever|organisatie|entidade|empregador|pracodawca|společnost|zaměstnavatel|firma|spoločnosť|zamestnávateľ|arbetsgivare|företag|arbeidsgiver|bedrift|arbejdsgiver|virksomhed|yritys|työnantaja|cég|munkáltató|companie|angajator|компания|работодатель'
const POSITION_NAMES =
  'position|position title|job title|title|role|vacancy|stelle|stellenbezeichnung|position/titel|poste|intitulé du poste|puesto|cargo|posizione|mansione|functie|vacature|função|stanowisko|pozice|název pozice|pozícia|befattning|stilling|tehtävä|munkakör|должность'
const TYPE_NAMES =
  'employment type|job type|type of employment|contract type|contract|working hours|schedule|beschäftigungsart|anstellungsart|arbeitszeit|vertragsart|type de contrat|contrat|temps de travail|tipo de contrato|jornada|tipo di contratto|contratto|dienstverband|typ úvazku|úvazek|pracovní poměr|wymiar etatu|rodzaj umowy|anställningsform|omfattning|ansettelsesform'
const LABELS = {
  location: [word(PLACE_NAMES), inline(PLACE_NAMES)],
  company: [word(COMPANY_NAMES), inline(COMPANY_NAMES)],
  position: [word(POSITION_NAMES), inline(POSITION_NAMES)],
  type: [word(TYPE_NAMES), inline(TYPE_NAMES)],
} as const
type Label = keyof typeof LABELS

/** What stands behind a label, on its line or on the next. */
export function readLabels(lines: readonly string[]): Partial<Record<Label, string>> {
  const found: Partial<Record<Label, string>> = {}
  const isLabel = (line: string) => Object.values(LABELS).some(([alone]) => alone.test(line))
  for (const [index, line] of lines.entries()) {
    if (line.length > 160) continue
    for (const name of ['location', 'company', 'position', 'type'] as const) {
      if (found[name] !== undefined) continue
      const [alone, together] = LABELS[name]
      const next = alone.test(line) ? lines[index + 1] : together.exec(line)?.[1]
      if (next === undefined || next.length > 120 || next.length < 2 || isLabel(next)) continue
      found[name] = next.replace(/^[:：-]\s*/, '')
    }
  }
  return found
}

const marker = (names: string) =>
  new RegExp(
    `(?:^|[-_ ])(?:${names})(?:[-_]?(?:name|title|link|text|label|value|info))?(?:$|[-_ ])`,
    'i',
  )
const MARKERS = {
  company: marker(
    'company|employer|organi[sz]ation|hiring[-_]?organization|advertiser|firma|unternehmen|arbeitgeber|entreprise|empresa|azienda|bedrijf|werkgever|company[-_]?name|employer[-_]?name',
  ),
  location: marker(
    'location|locations|job[-_]?location|locality|city|workplace|standort|arbeitsort|einsatzort|lieu|ville|ubicacion|localidad|luogo|plaats|lokalita|lokalizacja|sted|address',
  ),
}
const NAMING = [
  'class',
  'id',
  'data-testid',
  'data-test',
  'data-qa',
  'data-automation',
  'data-at',
  'data-ui',
  'data-cy',
]

const readNaming = ({ attributes }: PageElement) =>
  NAMING.map((name) => attributes[name] ?? '')
    .join(' ')
    .slice(0, 400)
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')

/** The text nearest to the heading whose element is named for what it holds. */
function findMarked({ elements }: PageFacts, kind: keyof typeof MARKERS): string | undefined {
  const heading = elements.findIndex(({ name }) => name === 'h1')
  const middle = heading === -1 ? 0 : heading
  let best: { text: string; distance: number } | undefined
  for (
    let index = Math.max(0, middle - 60);
    index < Math.min(elements.length, middle + 200);
    index += 1
  ) {
    const element = elements[index]
    if (
      element === undefined ||
      UNREAD.has(element.name) ||
      /^(?:form|input|select|nav|ul|body|main|html|button)$/.test(element.name)
    )
      continue
    if (!MARKERS[kind].test(readNaming(element))) continue
    const text = readLine(element)
    const distance = Math.abs(index - middle)
    const isShort = text.length >= 2 && text.length <= 80
    if (
      isShort &&
      !/[?!]|https?:|^\d+$/.test(text) &&
      (best === undefined || distance < best.distance)
    )
      best = { text, distance }
  }
  return best?.text
}

const SEPARATORS = /\s+[|–—·•»«:\-@]+\s+|\s*[|•·»]\s*|\s+-\s*|\s*-\s+/
const AT = /^(?:at|bei|chez|presso|bij|hos|fos|u|w firmie|v|by|with|@)\s+(?=\p{Lu}|\d)/u
const GENERIC =
  /^(?:jobs?|careers?|karriere|kariéra|carrières?|recruitment|home|vacancy|vacancies|job details?|job description|detail pozice|apply|apply now|stellenangebote?|stellenanzeige|offres? d'emploi|emploi|empleo|current openings?|join us|linkedin|indeed)$/i
const SUFFIX =
  /\s+(?:careers?|jobs?(?: board)?|karriere(?:portal|seite)?|kariéra|carrières?|recruitment|career site|stellenangebote|hiring|vacancies|recrutement)$/i

/** The company as the page's titles name it beside the position. */
function findTitleCompany(facts: PageFacts, position: string, host: string): string | undefined {
  const { metas, title } = facts
  const siteName = metas.get('og:site_name')?.replace(SUFFIX, '')
  const titles = [metas.get('og:title'), title, metas.get('twitter:title')].filter(
    (name) => name !== undefined,
  )
  const segments = titles.flatMap((name) => {
    const at = name.toLowerCase().indexOf(position.toLowerCase())
    const rest = at === -1 ? [name] : [name.slice(at + position.length), name.slice(0, at)]
    return rest.flatMap((part) => part.trim().split(SEPARATORS)).map((part) => part.trim())
  })
  const named = segments.find((segment) => AT.test(segment))
  if (named !== undefined) return named.replace(AT, '').split(/\s+in\s+/)[0]
  const text = fold(facts.runs.slice(0, 3_000).join(' '))
  const isSaid = (name: string) => {
    const folded = fold(name)
    const squeezed = folded.replaceAll(' ', '')
    return (
      host.replaceAll(/[^a-z0-9]/g, '').includes(squeezed) || ` ${text} `.includes(` ${folded} `)
    )
  }
  return [
    ...(siteName === undefined ? [] : [siteName]),
    ...segments.map((segment) => segment.replace(SUFFIX, '')),
  ].find(
    (name) =>
      name.length >= 2 &&
      name.length <= 80 &&
      !GENERIC.test(name) &&
      !isListingName(name) &&
      fold(name) !== fold(position) &&
      isSaid(name),
  )
}

const DESCRIBED =
  /job-?_?(?:ad-?)?(?:description|details?|content|body|text|posting)|description|vacancy|posting|stellenbeschreibung|stellenanzeige|offer-?(?:description|detail|content)|annonce|entry-content|rich-?text/i

/** The longest part that is named for a posting's text, else the densest part of the page. */
export function findDescription({ elements, root }: PageFacts): string {
  const lengths = new Map<PageElement, number>()
  const density = new Map<PageElement, number>()
  const add = (map: typeof lengths, element: PageElement | undefined, amount: number) => {
    if (element !== undefined) map.set(element, (map.get(element) ?? 0) + amount)
  }
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const element = elements[index]
    if (element === undefined || UNREAD.has(element.name)) continue
    let own = 0
    for (const child of element.children) if (typeof child === 'string') own += child.trim().length
    add(lengths, element, own)
    add(lengths, element.parent, lengths.get(element) ?? 0)
    if (own > 20 && /^(?:p|li|div|span|td|font|b|strong)$/.test(element.name)) {
      add(density, element.parent, own)
      add(density, element.parent?.parent, own / 2)
    }
  }
  const total = lengths.get(root) ?? 0
  const isWhole = (element: PageElement) =>
    /^(?:html|body|#document|nav|footer|header|form|a|h\d)$/.test(element.name)
  let best: PageElement | undefined
  for (const element of elements) {
    const length = lengths.get(element) ?? 0
    if (
      length < 300 ||
      length < total / 20 ||
      isWhole(element) ||
      !DESCRIBED.test(readNaming(element))
    )
      continue
    if (best === undefined || length > (lengths.get(best) ?? 0)) best = element
  }
  if (best === undefined) {
    for (const [element, score] of density) {
      if (!isWhole(element) && score > (best === undefined ? 200 : (density.get(best) ?? 0)))
        best = element
    }
  }
  return readText(best ?? root, 50_000)
}

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

/** The position, as the page's heading or titles say it. */
function findPosition({ headings, metas, title }: PageFacts): string | undefined {
  const ogTitle = metas.get('og:title')
  const inTitles = (name: string) => fold(`${ogTitle ?? ''} ${title}`).includes(fold(name))
  const usable = headings.filter(
    (heading) => heading.length <= 160 && !isListingName(heading) && !GENERIC.test(heading),
  )
  const heading = usable.find(inTitles) ?? (ogTitle === undefined ? usable[0] : undefined)
  if (heading !== undefined) return heading
  const segment = (ogTitle ?? title).split(/\s+[|–—·•»]\s+|\s+-\s+/)[0]?.trim()
  return segment === undefined ||
    segment === '' ||
    GENERIC.test(segment) ||
    isListingName(ogTitle ?? title)
    ? undefined
    : segment
}

/** What can only be guessed from headings, labels, names of elements and titles. */
export function readProse(
  facts: PageFacts,
  url: URL | undefined,
): { draft: Draft; isPosting: boolean } {
  const { runs } = facts
  const labels = readLabels(runs)
  const description = findDescription(facts)
  const named = findPosition(facts) ?? labels.position
  const position = named !== undefined && /^https?:/.test(named) ? undefined : named
  const printed = labels.location ?? findMarked(facts, 'location')
  const { place, workMode } = toPlace(printed ?? '')
  const company =
    labels.company ??
    findMarked(facts, 'company') ??
    (position === undefined ? undefined : findTitleCompany(facts, position, url?.hostname ?? ''))
  const draft = createDraft(
    'text',
    {
      company,
      position,
      location: place,
      work_mode: workMode,
      employment_type: labels.type === undefined ? undefined : toEmploymentType(labels.type),
      description: description || facts.metas.get('og:description'),
    },
    ALL,
  )
  const isPosting =
    position !== undefined && (isUnloaded(facts) || looksLikePosting(facts, runs, description))
  return { draft, isPosting }
}

/** Whether a part of a line can be a place: no number, address, role or kind of work. */
export const isPlaceName = (text: string): boolean =>
  text.length <= 80 &&
  !/https?:|[$€£]|\d{3}|@/.test(text) &&
  (toEmploymentType(text) === undefined || /\bremote\b/i.test(text)) &&
  /\p{L}{2}/u.test(text)

const PASTED_AT = /^(.{3,120}?)\s+(?:at|@|bei|chez|presso|bij|hos)\s+(.{2,80})$/iu

/** A posting that was pasted as text; everything in it is a guess. */
export function readPasted(text: string): Draft | undefined {
  const clean = stripMarkup(text)
  const lines = clean
    .split('\n')
    .map(toLine)
    .filter((line) => line !== '')
  if (lines.length === 0) return undefined
  const labels = readLabels(lines)
  const first = lines.find(
    (line) => line.length <= 140 && !/^(?:skip to|share|save|logo|apply)|logo$/i.test(line),
  )
  const together = PASTED_AT.exec(first ?? '')
  const position = labels.position ?? together?.[1] ?? first
  const second = lines[lines.indexOf(first ?? '') + 1]
  const [company, printed] = (second !== undefined && second.length <= 100 ? second : '').split(
    /\s*[·•|]\s*|\s+[–—-]\s+/,
  )
  const isName = company !== undefined && company !== '' && !/[.!?:]$/.test(company)
  const { place, workMode } = toPlace(labels.location ?? printed ?? '')
  return createDraft(
    'text',
    {
      company: labels.company ?? together?.[2] ?? (isName ? company : undefined),
      position,
      location: place,
      work_mode:
        workMode ??
        toWorkMode(
          lines
            .slice(0, 6)
            .filter((line) => line.length < 60)
            .join(' '),
        ),
      employment_type: labels.type === undefined ? undefined : toEmploymentType(labels.type),
      description: clean,
    },
    ALL,
  )
}
