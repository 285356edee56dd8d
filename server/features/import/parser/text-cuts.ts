import { namesDegree, scoreField, scoreSchool } from './degree-words.ts'
import { EMPLOYER, scoreOrganisation } from './organisation-words.ts'
import { isCountry, isCounty, scorePlace } from './place-words.ts'
import { countWords } from './text.ts'
import { scoreTitle } from './title-words.ts'

/**
 * What separates an atom from the one before: a comma, a stronger separator, a change of font
 * style, a cell or a line.
 */
export type Border = 'comma' | 'sign' | 'face' | 'cell' | 'line'

/** Replaces a date: a private-use character, which no text contains. */
export const DATE_MARK = '\ue000'
/** Legal forms and titles that belong to the name before them. */
const SUFFIXES = String.raw`inc|llc|ltd|l\.l\.c|llp|lp|l\.p|l\.l\.p|p\.?c|n\.a|co|corp|gmbh|s\.?a|plc|pvt|pty|limited|incorporated|corporation|company|ag|kg|mbh|b\.?v|n\.v|sarl|sas|kgaa|ph\.?d|m\.?d|jr|sr|s\.?l|ltda|sdn|s\.?r\.?l|s\.?p\.?a`
/** Abbreviations whose full stop ends no name; the first letter may be small. */
const ABBREVIATIONS =
  'Acad Adm Admin Advo Afd Agric Allg Angest Assist Assoc Asst Aux Avv Beruf Betr Bros Coll Comm Cont Coop Coord Corp Dept Dipl Dir Dott Dpto Educ Eidg Elem Eng Engg Engr Esc Estad Evang Exec Fin Freiber Gebr Geom Gepr Gewerbl Govt Gral Haupt Hauswirtsch Hnos Hons Ind Inds Inst Instit Intl Kath Kaufm Landw Leit Ltd Matric Medew Mfg Mgmt Mgr Mktg Munic Natl Oper Poly Polyt Prof Profa Prov Resp Sec Secd Secr Selbst Serv Servs Soc Staatl Stellv Städt Supt Supv Tech Techn Trab Trans Téc Univ Verw Voc Wiss Cat Categ Liv Avda Blvd Sup Ist Naz Nac Nat Fed Prep Pol'
const spellWords = (spell: (word: string) => string): string =>
  ABBREVIATIONS.split(' ').map(spell).join('|')
const NOT_ABBREVIATED = String.raw`(?<!(?<!\p{L})(?:${spellWords((word) => `[${word.charAt(0)}${word.charAt(0).toLowerCase()}]${word.slice(1)}`)}))`
const NOT_SHORT_CAPITALS = String.raw`(?<!\s(?:${spellWords((word) => word.toUpperCase())}))`
/** Initials of trades in brackets, after which a position goes on: "User Interface (UI) Designer". */
const TRADES =
  '(?:UI|UX|UI/UX|UX/UI|HR|QA|IT|ICT|PR|R&D|L&D|BD|BI|ML|AI|AI/ML|SEO|SEM|CS|EHS|HSE|CAD|CRM|ERP|GIS|VFX|NLP|SQA|CSR|AR|VR|B2B|B2C|M&E|IP|GP|ICU|ER|OT|PT|PE|ESL|EFL|SEN)'
const SIGN = new RegExp(
  String.raw`\s+[-–—]+\s+|\s*[|•·●∙⋅◦■▪]+\s*|\s+ll\s+|\s+@\s+|\s*;\s*|\s*\ue000\s*(?:ll\s+)?|\s+\.\s+|\s+[–—]|[–—]\s+|:\s+|(?<=\s\((?!${TRADES}\))[^()]{1,60}\))\s+(?=\p{Lu})(?!(?i:${SUFFIXES})\b)|\s{3,}|(?<=\p{Ll}{3})${NOT_ABBREVIATED}\.\s+(?=\p{Lu})(?!(?:Co|Inc|Ltd)\b)|(?<=\s\p{Lu}{3,5})${NOT_SHORT_CAPITALS}\.\s+(?=\p{Lu}[\p{Ll}\p{Lu}]{2})|(?<=(?:^|,\s)(?!EE)\p{Lu}{2})\.\s+(?=\p{Lu})|(?<=\p{Ll}{3})-\s+(?=[\p{Lu}\d])(?!(?:Bereich|Abteilung|Branche|Sektor|Umfeld|Entwicklung|Entwickler)(?!\p{L}))|(?<=\p{L}\)|[”»“])\.\s+(?=\p{Lu})|(?<=\S\d)\.\s+(?=(?:Universi(?:tà|dade?|té|tät|ty)|Politecnico|Politécnico|Instituto?|Istituto|Hochschule|Fachhochschule)(?!\p{L}))|\s+(?=with (?:an? |aggregate |overall )?(?:C?GPA\b|\d[\d.,]*\s?(?:%|C?GPA|marks|points|percent)))|\s+(?=con (?:la |il )?(?:votazione|voto) )|\s+\/\/\s+|\s+~\s+`,
  'u',
)
const COMMA = /,\s*/u
const AT =
  /\s+(?:at(?: the)?|bei(?: der| dem| den)?|beim|bij(?: de| het)?|presso(?: il| la| lo)?(?: ditta| società| azienda)?|presso l[’'](?:azienda )?|(?:PRESSO|CHEZ|BEI|BEIM|BIJ|AT)(?: IL| LA| LO| LE| DER| DE| THE)?(?: DITTA| SOCIETÀ)?|PRESSO L[’'](?:AZIENDA )?|hos|chez|(?:auprès|au sein) (?:(?:de la|de l[’']|de|du)(?:(?: |(?<=[’']))(?:équipe|société|entreprise|agence|cabinet|groupe))?|des|d[’'])|(?:am|an der)(?=(?: [\p{L}.-]+){0,2} ?\S*(?:[Gg]ymnasium|[Uu]niversität|[Hh]ochschule|[Ss]chule|[Kk]olleg|TU|FH)))(?:\s+|(?<=[’']))(?=[\p{Lu}“"«„‘]|\d\p{Lu})/u
/** A company in small letters after a position: "Kassierer bei otter". */
const BEI = /(?<=^\S+(?: \S+)?)\s+(?:bei(?: der| dem| den)?|beim|chez|presso)\s+(?=\p{Ll})/u
/** A town after an employer: "at Lumen in Ghent". */
const IN_TOWN =
  /\s+(?:in|à)\s+(?=\p{Lu}[\p{L}.'’-]+(?:[ -]\p{L}[\p{L}.'’-]+){0,2}\s*(?:\([^()]*\))?\s*$)/u
/** The same of any name, after the word of an organisation and before a country: "at Owl College in Ibexville, Peru". */
const IN_SEAT =
  /(?<=(?:^|\s)(\S{3,40}))\s+(?:in|à|en|em)\s+(?=\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+){0,2},\s*([^,]+)$)/u
/**
 * A preposition before an employer, after a title: "Lecturer in Owl College", "Caissier à Confort,
 * Redon".
 */
const IN = /\s+(?:in|à)\s+(?=\p{Lu})/u
const IN_EMPLOYER = /\s+in\s+(?:the\s+)?(?=\p{Lu})/u
const A_EMPLOYER = /\s+à\s+(?=\p{Lu}[^,]+,)/u
/** The same with an article: "Aide-soignante au CH de Redon", "Pflegerin im UKO". */
const AU_EMPLOYER =
  /\s+(?:(?:aux?|à la|im|am|in der|an der|auf der|en el|en la|nel|nella|bij (?:de|het))\s+|(?:à l|nell)[’'])(?=\p{Lu})/u
/** A preposition before an organisation, after a position: "Dependienta para Ferretería Otter". */
const FOR =
  /\s+(?:para|per|na|nas|no|nos|em|en|alla?|allo|nell[ao]|im|in der|für|voor|pour)\s+(?:(?:la|el|il|lo|le|die|das|den|de|het|een|un|une|una)\s+)?(?=[\p{Lu}“"«„])/u
const FOR_IN_CAPITALS =
  /(?<=^[^\p{Ll}]{3,60})\s+(?:PARA|PER|NA|NO|EM|EN|ALLA?|IM|FÜR|VOOR|POUR)\s+(?:(?:LA|EL|IL|LO|LE|DIE|DAS|DEN|DE|HET)\s+)?(?=[\p{Lu}“"«])/u
const QUOTED = /^["“«„][^"”»“]+["”»“]$/u
/** The last preposition of a phrase, after one before the subject: "Desarrolladora en Ruby en Nutria SL". */
const LAST_IN = /\s+(?:in|en|em)\s+(?=\p{Lu})(?![^,]*\s(?:in|en|em)\s+\p{Lu})/u
/** A position after its employer: "Seehotel Bellerive, Wörgl als Commis de Cuisine". */
const AS =
  /\s+(?:in der Funktion (?:als|einer|eines)|in de functie van|en tant qu[e’']|en qualité d[e’']|en calidad de|in qualità di|na (?:função|qualidade) de|als|as(?: an?)?|como|comme|come)\s+(?=\p{L})/u
/** A word for "employed" at the end: "Als Verkäuferin bei Ibex tätig". */
const ENGAGED = /\s+(?:tätig|beschäftigt|angestellt|werkzaam)(?=\s*(?:,|$))/u
/** Words for having earned a degree: "Laurea in Lettere conseguita nel 2005 presso …". */
const EARNED =
  /[,\s]+(?:conseguit|ottenut|rilasciat)[oaie](?:\s+(?:nell[’']anno|nel|il|in data)(?=\s*(?:\ue000|,|$))|(?=\s+presso\s))/iu
/** A degree directly behind a state: "Otter College, Salem, MA Bachelor of Arts". */
const BEHIND_STATE =
  /(,\s[A-Z]{2})\s+(?=(?:Bachelor|Master|Associate|Doctor|Diploma|Certificate)(?:['’]?s)? (?:of|in)\s)/u
/** Initials of a degree directly behind its school: "Otter College BA, Biology". */
const BEHIND_SCHOOL =
  /((?:^|\s)(?:College|University|Institute|Academy)(?: of \p{Lu}\p{L}+)?)\s+(?=(?:B\.?A|B\.?Sc?|M\.?A|M\.?Sc?|M\.?B\.?A|[BM]\.?F\.?A|[BM]\.?Ed|[BM]\.?Eng|B\.?B\.?A|LL\.?[BM]|Ph\.?D|A\.?A\.?S?)\.?(?:,|$|\sin\s))/u
const AT_GLUE = /^\s+\p{Ll}/u
/** A legal form followed by a title: "Apple, Inc. Design Clerk". */
const FORM =
  /(?<=\b(?:(?:Inc|Ltd|LLC|Corp|GmbH|Limited|Incorporated)\b\.?|S\. ?[AL]\.|S\.[Rr]\.[Ll]\.|S\.[Pp]\.A\.))\s+(?=\p{Lu})/u
/** Commas inside names ("Co., Ltd.", "Smith, Inc.") and numbers. */
const SUFFIX_NEXT = new RegExp(String.raw`^(?:${SUFFIXES})\b\.?`, 'i')

/** "CO" as the state in "Denver, CO" rather than a company's form. */
const COLORADO = /^CO(?![\p{L}.])(?!\s+(?:Ltd|Inc|KG)\b)/u

/** "LP" as a vocational school: "BEP Vente, LP Les Loutres". */
const LYCEE = /^LP \p{Lu}\p{Ll}+ \p{Lu}/u

/** Splits a text into parts, each with what separates it from the one before. */
export function cutText(text: string): { text: string; border: Border; glue: string }[] {
  const out: { text: string; border: Border; glue: string }[] = []
  let rest = (/^\s*\(([^()]+)\)\s*$/.exec(text)?.[1] ?? text)
    .replace(ENGAGED, '')
    .replace(EARNED, ' ')
    .replace(BEHIND_STATE, '$1, ')
    .replace(BEHIND_SCHOOL, '$1, ')
  let next: { border: Border; glue: string } = { border: 'face', glue: ' ' }
  for (let guard = 0; guard < 40; guard++) {
    const isEmployer = AT_GLUE.test(next.glue) || EMPLOYER.test(rest)
    const before = next.border === 'comma' ? (out.at(-1)?.text ?? '') : ''
    const cut = findCut(rest, { isEmployer, before })
    const own = cut ? rest.slice(0, cut.index) : rest
    out.push({ text: own, ...next })
    if (!cut) return out
    next = { border: cut.border, glue: cut.glue }
    rest = rest.slice(cut.index + cut.length)
  }
  return out
}

/** `before`: the text before a comma that `text` follows. */
function findCut(
  text: string,
  { isEmployer, before }: { isEmployer: boolean; before: string },
): { index: number; length: number; border: Border; glue: string } | null {
  const cuts = (
    [
      ['sign', SIGN],
      ['comma', COMMA],
      ['sign', AT],
      ['sign', scoreTitle(text.split(BEI)[0] ?? '') >= 1 ? BEI : null],
      ['sign', isTitled(text.split(FORM)) ? FORM : null],
      ['sign', isAtEmployer(text.split(AU_EMPLOYER)) ? AU_EMPLOYER : null],
      ['sign', isLastAtFirm(text) ? LAST_IN : null],
      ['sign', isAsRole(text) ? AS : null],
      ['sign', isAtQuoted(text) ? BEFORE_QUOTED : null],
      ['sign', isForFirm(text.split(FOR)) ? FOR : null],
      ['sign', isForFirm(text.split(FOR_IN_CAPITALS)) ? FOR_IN_CAPITALS : null],
      ['sign', countryBefore(before, text)],
      ['sign', isEmployer ? IN_TOWN : null],
      ['sign', isEmployer && isSeated(text) ? IN_SEAT : null],
      ['sign', scoreTitle(text.split(IN)[0] ?? '') >= 1 && !AT.test(text) ? findIn(text) : null],
    ] as const
  ).flatMap(([border, pattern]) => {
    if (!pattern) return []
    const match = firstOutside(text, pattern, border === 'comma')
    return match ? [{ ...match, border }] : []
  })
  return cuts.toSorted((a, b) => a.index - b.index)[0] ?? null
}

/** Whether the town of an organisation and its country follow, rather than its subject: "Institute for Research in Ferns, Peru". */
function isSeated(text: string): boolean {
  const [, word = '', country = ''] = IN_SEAT.exec(text) ?? []
  return isCountry(country) && (scoreOrganisation(word) >= 0.6 || /^\p{Lu}+$/u.test(word))
}

/** Matches the space between a town's country and a position: "Ghent, Belgium Clerk". */
function countryBefore(town: string, text: string): RegExp | null {
  if (scorePlace(town.trim()) < 0.8) return null
  return (
    COUNTRY_ENDS.find(
      (end) => isCountry(text.split(end)[0] ?? '') && scoreTitle(text.split(end)[1] ?? '') >= 1,
    ) ?? null
  )
}
const COUNTRY_ENDS = [
  /(?<=^\S+)\s+(?=\p{Lu})/u,
  /(?<=^\S+\s\S+)\s+(?=\p{Lu})/u,
  /(?<=^\S+\s\S+\s\S+)\s+(?=\p{Lu})/u,
]

/** An employer in quotation marks behind a position: "Vendeuse « Le Petit Héron »". */
const BEFORE_QUOTED = /(?<=[\p{L})])\s+(?=[“«„][^”»“]{2,60}[”»“]$)/u

function isAtQuoted(text: string): boolean {
  const [title = '', firm] = text.split(BEFORE_QUOTED)
  return firm !== undefined && scoreTitle(title) > 1 && scoreTitle(firm) < 1
}

/** Whether a position follows, and none is before. */
function isAsRole(text: string): boolean {
  const [before = '', after = ''] = text.split(AS)
  return (
    scoreTitle(after) >= 1 &&
    scoreTitle(before) < 1 &&
    !namesDegree(before) &&
    /^\p{Lu}/u.test(before) &&
    countWords(after) <= AS_WORDS
  )
}
const AS_WORDS = 6

function isLastAtFirm(text: string): boolean {
  const [title = '', firm = ''] = text.split(LAST_IN)
  return (
    /\s(?:in|en|em)\s+\p{Lu}/u.test(title) &&
    scoreTitle(title) >= 1 &&
    scoreOrganisation(firm.split(',')[0] ?? '') >= 0.6
  )
}

/** Positions whose preposition leads to their field: "Técnica en Laboratorio Clínico". */
const OF_FIELD =
  /(?:^|\s)(?:t[eé]cnic[oa]|especialista|specialista|expert[oa]|esperto|licenciad[oa]|diplomad[oa]|graduad[oa]|perit[oa])$/iu

function isForFirm([title = '', firm = '']: string[]): boolean {
  const [word = '', next] = firm.split(/[\s-]+/)
  if (QUOTED.test(firm)) return scoreTitle(title) >= 1
  return (
    next !== undefined &&
    scoreTitle(title) >= 1 &&
    !OF_FIELD.test(title) &&
    scoreTitle(word) === 0 &&
    scoreField(word) === 0 &&
    (scoreOrganisation(word) >= 0.6 || scoreSchool(word) > 0)
  )
}

/** Whether an organisation, or an acronym, follows a position. */
const isAtEmployer = ([title = '', employer = '']: string[]): boolean =>
  scoreTitle(title) >= 1 &&
  !DEPARTMENT.test(employer) &&
  (scoreOrganisation(employer.split(',')[0] ?? '') >= 0.6 || ACRONYM.test(employer))
/** A word for organisations that alone is a field of work: "Leiter im Vertrieb". */
const DEPARTMENT =
  /^(?:Vertrieb|(?:Hoch|Tief)?[Bb]au|Dienst|Service|Verwaltung|Handel|Team|Zentrale|Markt|Labor|Werk|Haus|Departamento|Área|Servicio|Facultad|Equipo|Dirección|Unidad|Sector|Reparto|Ufficio|Dipartimento|Settore|Afdeling|Export|Import|Transport|Logistik|Versicherung|Energie|Medien)(?=,|$)/u
/** An employer's initials, and not those of a field of work: "im IT-Bereich", "am PC". */
export const ACRONYM =
  /^(?!(?:IT|EDV|IKT|ICT|HR|PR|PC|QA|ML|AI|NLP|GIS|VFX|SEM|CSR|AR|VR|CRM|ERP|SAP|QM|QS|BI|UX|UI|OP|MRT|CT|TV|KFZ|LKW|PKW|CNC|CAD|SEO|DV|RH|SAV|BTP|BTS|DUT|SI|QSE|HSE|CAP|BEP|TI|TIC|IA|RRHH|BD|API|SQL|PHP|AWS|UE|EU|USA|EEUU)(?!\p{L}))\p{Lu}{2,6}(?=[ ,]|$)/u

/** Matches an "in" before an organisation, or an "à" before a name with its town. */
function findIn(text: string): RegExp | null {
  const [, name = ''] = text.split(IN)
  // "Engineer in Test - Heron Inc." is not employed in what is before the dash.
  const first = name.split(/,|\s[-–—|]\s/)[0] ?? ''
  if (IN_EMPLOYER.test(text) && scoreOrganisation(first) >= 0.6 && countWords(first) > 2)
    return IN_EMPLOYER
  return A_EMPLOYER.test(text) && scorePlace(first) === 0 ? A_EMPLOYER : null
}

const isTitled = ([, title = '']: string[]): boolean =>
  scoreTitle(title) >= 1 || /\bco-?op\b/i.test(title)

/** A university that may have campuses: "University of Egretland at Otter City". */
const CAMPUS = /(?:^|[\s,])(?:University(?: of(?: \p{Lu}[\p{L}'’-]+){1,2})?|State University)$/u

/** Whether an organisation is at one of its sites: "Ministry of Tides at Heron Bay". */
const isSite = (before: string, after: string): boolean =>
  CAMPUS.test(before) ||
  (UNIT_OF.test(before) && scoreSchool(after.split(',')[0] ?? '') === 0 && scoreTitle(before) < 1)
const UNIT_OF =
  /^(?:Department|Ministry|Bureau|Office|Institute|Agency|Commission|Cent(?:er|re)) (?:of|for) [^,]+$/u

/** Whether a name in quotation marks began before a position and ends after it: "Brig. Otter", "Tern – Otter". */
const isQuoted = (before: string, after: string): boolean =>
  QUOTED_START.test(before) && /^[^„“«"]*[“”»"]/u.test(after)
const QUOTED_START = /(?:^|\s)[„“«"][^”»"“]*$/u

/** The first match outside parentheses and not before a suffix of a person's name. */
function firstOutside(
  text: string,
  pattern: RegExp,
  isComma: boolean,
): { index: number; length: number; glue: string } | null {
  for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    const depth = (before.match(/\(/g)?.length ?? 0) - (before.match(/\)/g)?.length ?? 0)
    if (depth > 0 && after.includes(')') && !match[0].includes(DATE_MARK)) continue
    if (/^(?:\.|\s[-–—]\s$)/.test(match[0]) && isQuoted(before, after)) continue
    if (/^\s+at\s+$/i.test(match[0]) && (isSite(before, after) || /^home\b/i.test(after))) continue
    const isSuffix =
      SUFFIX_NEXT.test(after) &&
      !COLORADO.test(after) &&
      !isCounty(after.split(',')[0] ?? '') &&
      !LYCEE.test(after) &&
      // A degree after a school is not a suffix of a person's name: "Heron University, Ph.D.".
      !(/^(?:ph\.?d|m\.?d)\b/i.test(after) && scoreSchool(before) > 0)
    if (isComma && (isSuffix || /^\d{3}\b(?!\s*\/)/.test(after))) continue
    if (match[0].length === 0) continue
    return {
      index: match.index,
      length: match[0].length,
      glue: match[0].includes(DATE_MARK) ? ' ' : match[0],
    }
  }
  return null
}
