import { isListingName, type PageFacts } from './facts.ts'
import { BADGE } from './heading.ts'
import { soundsLikePlace } from './place-names.ts'
import { isForBothGenders, soundsLikeRole } from './roles.ts'
import { fold } from '../fold.ts'
import { hasLegalForm } from '../jobs/company-key.ts'

export const SEPARATORS =
  /\s+[|–—·•»«:@-]+\s+|\s*[|•·»｜]\s*|::|:\s+(?=careers?\b|jobs?\b|karriere)|\s+[–—-]\s*|\s*[–—-]\s+(?!(?:und|oder|bzw\.?|u\.|et|ou|and|or|y|e|en|of)\s)|(?<=[\u3400-\u9FFF])[-_](?=[\u3400-\u9FFF])/
const EDGES = /^[\s|–—·•»«:,;@-]+|[\s|–—·•»«:,;-]+$|^\s*\[|\]\s*$/g
const AT =
  '(?:at|bei der|bei|chez|presso|bij|hos|@|by|via|w firmie|u|w|na empresa|в компании|работа в компании|робота в компанії|компанія|в компанії)'
const IN = '(?:in|à|ad?|en|em|te|v|ve|w|på|i|im raum|near)'
const EMPLOYER = new RegExp(
  `^${AT}\\s+(?<company>(?=\\p{Lu}|\\d|\\p{Lo}|[a-z]+[.A-Z]).+?)(?:\\s+${IN}\\s+(?<location>\\p{Lu}.+))?$`,
  'u',
)
/**
 * For languages with one word for "at" and "in": a legal form distinguishes a company from a town.
 */
const FORMAL_EMPLOYER =
  /^(?:en|na|no|em|a|v|ve|w|i|u)\s+(?<company>\p{Lu}.+?)(?:\s+(?:en|em|a|v|ve|w|i|in)\s+(?<location>\p{Lu}.+))?$/u
/** Both words are Portuguese only together: `na Acme em Curitiba`. */
const PORTUGUESE_EMPLOYER = /^n[ao]\s+(?<company>\p{Lu}.+?)\s+em\s+(?<location>\p{Lu}.+)$/u
const PLACE = new RegExp(
  `^(?:(?:jobs?|stelle|position|vacancy|emploi|praca|job opening)\\s+)?${IN}\\s+(?<location>\\p{Lu}.+?)(?:\\s+${AT}\\s+(?<company>.+))?$`,
  'iu',
)
const CAREERS =
  /^(?:(?:deine?|ihre?|your|current|offene|open)\s+)?(?:find (?:a )?(?:job|career)s?(?: and \w+)?(?: opportunities)?|jobs?|karriere|careers?|stellen(?:angebote)?|arbeiten|working|work|werken|emplois?|carrières?|offres d['’]emploi|travailler|empleos?|trabaja|trabalhe|lavora|kariéra|kariera|vacatures|vacancies|positions|life|ledige? (?:stillinger?|jobs?)|lediga (?:jobb|tjänster)|jobb)\s+(?:bei(?: der)?|at|chez|en|presso|bij|@|with|na|ve?|w|u|con|hos|på)\s+(?<company>.+)$/iu
/** The site's section before its name: `Careers biicode`. */
const SECTION_NAME =
  /^(?:(?:[&+]|und|and|et)?\s*(?:careers?|jobs?|karriere|emplois?|recrutement|empleos?|vacatures?|kariéra|kariera)\s+)+/i
const NAMED =
  /^(?<company>.+?)(?:['’]s)?\s+(?:careers?(?: (?:site|page|portal))?|jobs?(?: board)?|karriere(?:portal|seite)?|kariéra|kariera|carrières?|recrutement|recrute|stellenangebote|stellenportal|hiring|is hiring|vacancies|vacatures|empleos?|job openings|werben|lavora con noi|kariérní stránky)[.!]?$/iu
const PRONOUN =
  /^(?:alle?|all|our|your|my|unsere|more|mehr|weitere|new|neue|other|open|offene|current|latest|top|toutes? (?:les|nos)|tous (?:les|nos)|todos los|todas las|nuestros|tutti i|onze|noi|us|uns|nous|nosotros|n[oó]s|ons|oss|me|a team|our team|the team|dem team|unserem team|notre équipe)$/i
const ALONE =
  /^(?:jobs?|careers?|karriere|kariéra|kariera|kariyer|cariere|καριέρ(?:α|ες)|rekry|rekrytointi|karrier|állás(?:ok|ajánlatok)?|karjera|karjäär|карьера|кар’єра|вакансі[яії]|ваканси[яи]|carrières?|recruitment|recrutement|recrutamento|reclutamiento|rekrutacja|nábor|smartrecruiters|greenhouse|workable|bamboohr|personio|teamtailor|recruitee|talent ?clue|people ?strong|refline|page ?up(?: ?people)?|umantis|softgarden|onlyfy|jobvite|icims|successfactors|taleo|avature|gupy|talentsoft|darwinbox|freshteam|traffit|talentlyft|hirehive|recruiterbox|jazzhr|zoho recruit|visit us|find us|about(?: us)?|über uns|kontakt|impressum|services|products|directions|contact us|get in touch|our locations?|portal|privacy(?: (?:policy|notice|statement))?|datenschutz(?:erklärung|hinweise?|bestimmungen)?|cookies?|mentions légales|politique de confidentialité|política de privacidad(?:e)?|aviso legal|nutzungsbedingungen|agb|terms(?: (?:of use|and conditions|& conditions))?|(?:page|job|position) title|home(?:page)?|start(?:seite)?|accueil|úvod|inicio|vacanc(?:y|ies)|vacatures?|job (?:posting )?(?:details?|description|ad|advert|announcement|opening|posting|view|application|offer)s?|detail poz[ií]c[ei]e?|detalhes? d[ae] vaga|detalles? de (?:la )?(?:oferta|vacante)|détails? de l['’](?:offre|annonce)|dettagli(?:o)? (?:dell['’])?offerta|szczegóły oferty|vacaturedetails?|stellen(?:angebote?|anzeige|ausschreibung|details?|markt|portal)?|jobdetails?|jobangebote?|apply(?: now| online)?|(?:(?:send|submit) (?:an? |your )?)?application(?: form)?|bewerbung|jetzt bewerben|postuler|candidature|solliciteren|offres? d['’]emploi|emplois?|emploi|offre|nos offres|empleos?|ofertas?(?: de (?:empleo|trabajo))?|oferta pracy|praca|offerta di lavoro|lavora con noi|vaga(?: de emprego)?|vagas|(?:current |open )?(?:openings?|positions?|roles?)|join us|join our team|we(?:['’]re| are) hiring|hiring now|werken bij|linkedin|indeed|details?|position details|work (?:with|for|at) us|work here|(?:your )?company(?: name)?|bolsa de (?:trabajo|empleo)|trabaja con nosotros|trabalhe con(?:n)?osco|lavorare (?:in|da|per|con) .*|wir suchen (?:dich|sie)|wordpress|squarespace|shopify|joomla|drupal|typo3|nous rejoindre|(?:l['’]\p{L}+|la \p{L}+|notre \p{L}+) recrute|pracuj(?:te)? u nás|jobba hos oss|bliv en del af .*|karriereportal|työpaikka|avoin työpaikka|ledig stilling|munka|állás|full[- ]?time|part[- ]?time|permanent|remote|hybrid|vollzeit|teilzeit|cdi|cdd|(?:en )?cdi .*|new|search|job search|jobsuche|menu|login|sign in|untitled|דף הבית|الرئيسية|(?:is )?wanted!*|gesucht!*|gezocht|recherchée?s?|cercasi|se busca|loading.*|laden(?: .{0,12})?|(?:wird|wordt) geladen.*|chargement.*|cargando.*|carregando.*|caricamento.*|ładowanie.*|načítá.*|indlæser.*|laddar.*|welcome|career (?:opportunities|portal|center|centre|site|page)|employment(?: opportunities)?|job (?:search|list|board|opportunities)|search (?:jobs|results|openings)|more information.*|applicant tracking.*|(?:candidate|applicant|career|job|recruitment|recruiting|recruiter|talent|employment|vacancy|hr)s? (?:portal|hub|zone|gateway|homepage|self[- ]service|management(?: system)?)|(?:bewerber|bewerbungs|job|stellen|talent)-?(?:portal|management)|portail (?:candidats?|emplois?|recrutement|carrières?)|espace (?:candidats?|candidatures?|recrutement)|portal d[eo]l? (?:empleos?|emprego|vagas|candidat[oa]s?|trabajo|carreiras|talentos?)|portale (?:lavoro|candidati|carriere)|portal (?:kandydata|pracy)|jobbörse|stellenbörse|our (?:jobs|team|people)|overview|people|team|index|default|page \d+|error|404.*|additional verification.*|just a moment.*|attention required.*|access denied.*|security check.*|verif\S* (?:you are human|required).*|are you (?:a )?(?:human|robot).*|page not found.*|not found)$/iu
export const PREFIX =
  /^(?:career opportunities|job application for|application for|apply (?:for|to)|apply|bewerbung (?:als|für)|stellenangebot|stellenanzeige|jobangebot|job(?: title)?|stelle|offre d['’]emploi|d[ée]tails? de l['’]offre|emploi|recrutement|oferta de (?:empleo|trabajo)|empleo(?: de)?|trabajo de|oferta pracy|praca|offerta(?: di lavoro)?|lavoro|vaga(?: de emprego)?(?: de| para)?|emprego|vacature|vacancy|ledig stilling|ledigt jobb|вакансия|вакансія|now hiring|hiring|we(?:['’]re| are) hiring|wir suchen|(?:aktuell )?gesucht|poste(?: à pourvoir| proposé| ouvert)?|intitulé du poste|puesto(?: de trabajo| vacante)?|posición|cargo|função|(?:open |vacant )?position|(?:open |job )?role|job (?:offer|opening|vacancy)|offene (?:stelle|position)|posizione(?: aperta)?|figura ricercata|functie|stanowisko|pozice|pozícia|(?:ledig )?tjänst|stilling|avoin työpaikka|vakanc[eij]\p{L}*|vakanss|darba sludinājums|darbo skelbimas|állás(?:hirdetés)?|pozíció|munkakör|post vacant|poziție|oglas za (?:posao|delo)|посада|должность|позиция|iş ilanı|pozisyon|θέση(?: εργασίας)?|wanted)\s*[:–-]\s*|^(?:job application for|bewerbung als|vaga (?:de|para)|empleo de|trabajo de|oferta de empleo de|oferta de empleo|oferta de trabajo:?|oferta pracy|offre (?:d['’](?:emploi|alternance)|de stage|job)|vacature|stellenangebot|вакансия|вакансія|praca|(?:we(?:['’]re| are) )?(?:looking for|seeking)(?: an?(?=\s))?|требу[ею]тся|потріб(?:ен|на|но|ні)|ищем|шукаємо|търсим|търс[ия]т? се|keresünk|hledáme|hľadáme|szukamy|poszukujemy|zatrudnimy|cercasi|căutăm|angajăm|traži se|tražimo|iščemo|ζητείται|ζητούνται)[:\s]\s*/iu

export type TitleReading = {
  position?: string
  company?: string
  location?: string
  isNamed?: boolean
}

type Kind = 'employer' | 'place' | 'site' | 'plain' | 'nothing'
export type Part = {
  text: string
  kind: Kind
  location?: string | undefined
  isNamed?: boolean
}

const squeeze = (text: string) => fold(text).replaceAll(/[ +#]/g, '')

/** Words in hosts besides the owner's name. */
const HOST_WORDS =
  /^(?:careers?|jobs?|karriere|kariera|kariyer|cariere|carreiras?|carriere|rekrutacja|recrutamento|recruiting\w*|recruitment|emplois?|empleos?|apply|hiring|work|talent|stellen\w*|vacatures?|portal|group|online|example)$/

export const isHostWord = (label: string) => HOST_WORDS.test(label)

/** Whether a name is that of the site's host. */
export const isOfHost = (name: string, host: string): boolean => {
  const letters = squeeze(name)
  const parts = host
    .replace(/^www\./, '')
    .split('.')
    .slice(0, -1)
  const labels = [...parts, ...parts.flatMap((part) => part.split('-'))]
    .map(squeeze)
    .filter((label) => !HOST_WORDS.test(label))
  return (
    letters.length >= 3 &&
    labels.some(
      (label) => label.includes(letters) || (label.length >= 5 && letters.includes(label)),
    )
  )
}

/** Whether a name, joined, is the host's whole name: `Rye Bakers` of `rye-bakers.com`. */
export const isHostName = (name: string, host: string): boolean =>
  squeeze(host.split('.').at(-2) ?? '') === squeeze(name)

const STARTS_WITH_AT = new RegExp(`^${AT}\\s`, 'iu')

/** `job at Acme` behind its position. */
const OF_JOB = new RegExp(
  `^(?:jobs?|stelle|stellenangebot|vacancy|position|opening|emploi|vacature|praca)\\s+(?=${AT}\\s)`,
  'iu',
)
/** A town before its company in Russian and Ukrainian: `в Москве, работа в компании Acme`. */
const IN_TOWN = /^(?:во?|у)\s\p{Lu}\p{Ll}[^,]{1,40},\s(?=работа|робота|компанія|[\p{Lu}«"])/u
/** What an employer does before the position that it offers. */
export const HIRE =
  '(?:is |are )?(?:now |currently )?(?:hiring|looking for|seeking|recruiting)|hires|seeks|sucht|suchen|recrut(?:e|ons)|recherch(?:e|ons)|embauch(?:e|ons)|busca|contrata|solicita|necesita|procura|recruta|cerca|ricerca|assume|seleziona|zoek(?:t|en)|szuka|poszukuje|zatrudnia?|hledá|nabírá|hľadá|přijme|prijme|söker|søger|søker|hakee|etsii|keres|angajează|caută|ищет|шукає|търси|arıyor'
export const ARTICLE = String.raw`(?:an?|the|eine?[nr]?|eine?[*:_/(-]{1,2}[nr]\)?|une?|un[·./(]{1,2}e\)?|un[ao]?|un[/(]a\)?|uma?|um[/(]a\)?|een|en|ett?)`
/** A company up to the position that it offers: `Acme sucht eine/n`, `Acme recrute un(e)`. */
const HIRES = new RegExp(
  String.raw`^(?<company>(?=\p{Lu}|\d|\p{Lo}).{2,60}?),?\s(?:${HIRE})(?:\s(?:${ARTICLE}|na (?:stanowisku|stanowisko|pozici):?))?\s*$`,
  'iu',
)

/** Who offers without a name. */
const NAMELESS = /^(?:we|wir|nous|on|noi|nosotros|n[oó]s|wij|my|vi|мы|ми|ние|biz)$/iu

/** A department and its company: `Operations at Acme`. */
const OF_DEPARTMENT =
  /^\p{Lu}[\p{L}& ,-]{2,40}\s(?:at|bei|chez|presso|bij|hos|@)\s(?<company>\p{Lu}.+)$/u

/** A name in small letters, which could also be other words: `at acme ltd`. */
const SMALL = /^(?:at|bei(?: der)?|chez|presso|bij|hos|w firmie)\s+(?<company>\p{Ll}.{1,60})$/u

export function classify(part: string, host: string): Part {
  const text = part.replace(OF_JOB, '').replace(IN_TOWN, '')
  const formal = FORMAL_EMPLOYER.exec(text)?.groups
  const small = SMALL.exec(text)?.groups
  const isSmall =
    small?.['company'] !== undefined &&
    (hasLegalForm(small['company']) || isOfHost(small['company'], host))
  const employer =
    EMPLOYER.exec(text)?.groups ??
    PORTUGUESE_EMPLOYER.exec(text)?.groups ??
    (hasLegalForm(formal?.['company'] ?? '') ? formal : isSmall ? small : undefined)
  // `w` and `u` are also "in": `w Łodzi`.
  const isTown = /^[wu]\s/.test(text) && soundsLikePlace(employer?.['company'] ?? '')
  if (employer?.['company'] !== undefined && !isTown)
    return {
      text: employer['company'],
      kind: 'employer',
      location: employer['location'],
      isNamed: true,
    }
  const hiring = HIRES.exec(text)?.groups?.['company']
  if (hiring !== undefined)
    return NAMELESS.test(hiring)
      ? { text, kind: 'nothing' }
      : { text: hiring, kind: 'employer', isNamed: true }
  const careers = (CAREERS.exec(text) ?? (ALONE.test(text) ? null : NAMED.exec(text)))?.groups
  if (
    careers?.['company'] !== undefined &&
    !PRONOUN.test(careers['company']) &&
    !soundsLikePlace(careers['company']) &&
    !ALONE.test(careers['company'])
  )
    return { text: careers['company'], kind: 'employer' }
  const bare = text.replace(SECTION_NAME, '')
  // The name as a whole matches the host: `Job Bank` of `jobbank.example`.
  const isWhole = host.split('.').some((label) => squeeze(label) === squeeze(text))
  const isSection = bare !== text && !STARTS_WITH_AT.test(bare) && !isWhole
  if (isSection && (isOfHost(bare, host) || hasLegalForm(bare)))
    return { text: bare, kind: 'employer' }
  if (ALONE.test(text) || isListingName(text)) return { text, kind: 'nothing' }
  const placed = PLACE.exec(text)?.groups
  const location = placed?.['location']
  if (location !== undefined && placed?.['company'] !== undefined)
    return {
      text: placed['company'],
      kind: 'employer',
      location,
      isNamed: true,
    }
  const isArticle = /^(?:A|AD|Ad|a(?=\s\p{Ll}))\s/u.test(text)
  if (
    location !== undefined &&
    !hasLegalForm(location) &&
    (!isArticle || soundsLikePlace(location))
  )
    return { text: location, kind: 'place' }
  if (soundsLikePlace(text) && !hasLegalForm(text) && !soundsLikeRole(text))
    return { text: text.replace(/\s+jobs?$/i, ''), kind: 'place' }
  const department = OF_DEPARTMENT.exec(text)?.groups?.['company']
  if (department !== undefined && !soundsLikeRole(text))
    return { text: department, kind: 'employer' }
  const isSite = isOfHost(text, host) || host.endsWith(text.toLowerCase())
  return { text, kind: isSite ? 'site' : 'plain' }
}

export const split = (text: string, separators: RegExp) =>
  text
    .replace(/^(?:careers?|jobs?|karriere)\s*\/\s+/i, '')
    .replace(/^\s*\[[^\][]{2,40}\]\s*(?=\S)/, '')
    .replace(COUNTDOWN, '')
    .split(separators)
    .map((part) =>
      part
        .replace(/\s*\((?:hiring|apply) now!?\)$/i, '')
        .replaceAll(EDGES, '')
        .trim(),
    )
    .filter((part) => part !== '')

/** The number of days left: `(D-27)`. */
const COUNTDOWN = /\s*\(D-\d{1,3}\)/

const TOGETHER = [
  new RegExp(
    `^(?<position>.+?)\\s+(?:(?:[Jj]ob|[Vv]acancy|[Ss]telle) )?${IN}\\s+.+?\\s+(?:at|bei|chez|presso|bij|hos|@)\\s+\\p{Lu}.*$`,
    'u',
  ),
  /^(?<position>.+?)\s+(?:at|@|bei|chez|presso|bij|hos|w firmie)\s+(?=\p{Lu}|\d|[a-z]+[.A-Z]).+$/u,
  /^(?:.+?)\s+(?:is hiring(?: an?| for)?|hiring(?: an?| for)?|sucht(?: eine?n?)?|recrute(?: une?| des?)?|busca(?: un[ao]?)?|cerca|zoekt(?: een)?|contrata)\s+(?<position>.+?)(?:\s+in\s+\p{Lu}.*)?$/iu,
  /^(?:[Vv]aga (?:de |para )?)?(?<position>.+?)\s+n[ao]\s+\p{Lu}.+?\s+em\s+\p{Lu}.+$/u,
  /^(?<position>.+?)\s+(?:jobs?|stelle)\s+(?:in|à|a|en|em|te|w|v)\s+\p{Lu}.*$/iu,
  /^(?<position>.+?)(?:,\s[^,]{2,40})*,\s(?:компанія|компания)\s.+$/iu,
  /^(?<position>.+?)\s(?:в|у|во)\s\p{Lu}\p{Ll}+(?:,\s.+)?$/u,
]

/** The position by the titles alone: the part that sounds like one, otherwise the first. */
export function readPosition({ headings, metas, title }: PageFacts): string | undefined {
  const titles = [metas.get('og:title') ?? '', title].filter((name) => name !== '')
  const isTitle = (name: string) => titles.some((whole) => fold(whole) === fold(name))
  let first: string | undefined
  for (const name of titles) {
    const segments = split(name.replace(PREFIX, ''), SEPARATORS).map((segment) =>
      cutEnd(
        TOGETHER.map((pattern) => pattern.exec(segment)?.groups?.['position']).find(
          (found) => found !== undefined && (soundsLikeRole(found) || isTitle(found)),
        ) ?? segment,
      ),
    )
    // `Jobs | Rye Bakers` has no position, only a name that sounds like one.
    const [section = '', owner = '', ...others] = segments
    const isOwner =
      others.length === 0 &&
      (ALONE.test(section) || isListingName(section)) &&
      !isForBothGenders(owner) &&
      !headings.some((heading) => fold(heading).includes(fold(owner)))
    const role = segments.find(
      (segment) =>
        soundsLikeRole(segment) && !isListingName(segment) && !(isOwner && segment === owner),
    )
    if (role !== undefined) return role
    const [head] = segments
    if (head !== undefined && !ALONE.test(head) && !isListingName(name)) first ??= head
  }
  return first
}

const NUMBER = /\s*[([]\s*(?:req\w*\.?\s*|id:?\s*|#\s*)?[A-Z]{0,4}[-_]?\d{4,}[A-Z]?\s*[)\]]$/i

/** Removes a company or number at the end: `Cook, Acme GmbH`, `Cook (190001Z)`. */
function cutEnd(whole: string): string {
  const segment = whole.replace(NUMBER, '')
  const parts = segment.split(', ')
  const place = parts.findIndex((part, index) => index > 0 && soundsLikePlace(part))
  const named = parts.slice(0, place).join(', ')
  // `Cook, Leeds, Acme`
  if (place > 0 && place === parts.length - 2 && soundsLikeRole(named)) return named
  const at = segment.lastIndexOf(', ')
  return at > 0 && hasLegalForm(segment.slice(at + 2)) ? segment.slice(0, at) : segment
}

export const EXPERIENCE =
  /\b(?:years?|yrs|jahre|ans|años|anni|anos)\b.{0,12}\b(?:exp\w*|erfahrung|d['’]expérience|de experi\w*)|^\d+\s*(?:-|–|to)\s*\d+\s*(?:years|yrs)/i

/** Pay in a title: `from 2 400 €`, `$20 per hour`. */
const PAY =
  /^(?:(?:from|up to|ab|bis|à partir de|desde|da|od|do|от|до|від)\s)?(?:(?:US|A|CA)?[$€£¥₹₴₽₸₺]\s?\d|\d[\d\s.,'’–-]*k?\s?(?:[$€£¥₹₴₽₸₺]|(?:грн|руб|тг|zł|kč|ft|lei|kr|chf|eur|usd|gbp|pln|czk|uah|rub)(?!\p{L})))/iu

/** Whether a name is that of a page, an employment type or an action rather than of a company. */
export const isNoCompany = (name: string): boolean =>
  name.length < 2 ||
  name.length > 100 ||
  name.startsWith('@') ||
  /\.(?:png|svg|jpe?g|gif|webp)$|^https?:/i.test(name) ||
  /^[^\p{L}\p{N}]*[A-Z]{0,4}[-_ ]?\d[\d_-]*[A-Z]?[^\p{L}\p{N}]*$|^\d{3,}[A-Z]{3,4}$|[:#]\s*\d{3,}$/u.test(
    name,
  ) ||
  /©|\brights reserved\b|^copyright\b/i.test(name) ||
  EXPERIENCE.test(name) ||
  PAY.test(name) ||
  BADGE.test(name) ||
  ALONE.test(name.replace(/[\s!.…→›»↗]+$/u, '')) ||
  isListingName(name)
