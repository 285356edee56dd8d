import type { Atom } from './atoms.ts'
import { isFaculty, namesDegree, scoreSchool } from './degree-words.ts'
import type { ExperienceLabel } from './experience-evidence.ts'
import type { Labelled } from './label.ts'
import { scoreOrganisation } from './organisation-words.ts'
import { scorePlace } from './place-words.ts'
import { fold } from './text.ts'
import { scoreTitle } from './title-words.ts'

/**
 * Joins a name with a dash, "Department of Transport – Office of Statistics", "Arbor for Bank of
 * Tern – Office of Models", if the title is elsewhere and the text after the dash is an
 * organisation too; and a name with its acronym.
 */
export function joinOffices(atoms: Atom[]): Atom[] {
  const isTitled = atoms.some(({ text }) => scoreTitle(text) >= 1)
  return atoms.reduce<Atom[]>((joined, atom) => {
    const before = joined.at(-1)
    const isPart =
      before &&
      (isAcronym(before, atom) ||
        isPartnership(before, atom) ||
        isEnumeration(before, atom) ||
        isBelonging(before, atom) ||
        (isTitled && isOffice(before, atom)))
    if (!before || !isPart) return [...joined, atom]
    return [...joined.slice(0, -1), { ...before, text: before.text + atom.glue + atom.text }]
  }, [])
}

/** Whether the letters of an acronym are those of the name before it: "Instituto do Mar, IMAR". */
function isAcronym(before: Atom, { text, border, row, cell }: Atom): boolean {
  const isBeside = border === 'comma' && row === before.row && cell === before.cell
  if (!isBeside || !/^\p{Lu}{3,7}$/u.test(text) || scorePlace(text) > 0) return false
  const name = fold(before.text)
  let at = -1
  const isWithin = fold(text)
    .split('')
    .every((letter) => (at = name.indexOf(letter, at + 1)) >= 0)
  return isWithin && name.startsWith(fold(text).charAt(0))
}

/** The partners of a firm: "Egret", then "Otter & Tern LLP"; "Egret", then "Otter & Tern Solicitors". */
const isPartnership = (before: Atom, { text, border, row, cell }: Atom): boolean =>
  border === 'comma' &&
  row === before.row &&
  cell === before.cell &&
  PARTNERS.test(text) &&
  PARTNER.test(before.text) &&
  scoreTitle(before.text) < 1 &&
  scorePlace(before.text) < 0.8

const PARTNER = /^(?:(?:de|van|von|da|di|du|la|le|[A-Z]\.|[OD]['’])\s?)*\p{Lu}[\p{L}'’-]+$/u
const PARTNERS =
  /^\p{Lu}[\p{L}'’-]+ (?:&|and|und|et|y|e|en) \p{Lu}[\p{L}'’-]+(?: (?:LLP|LLC|PLLC|P\.?C\.?|LP|Ltd|Limited|Solicitors|Attorneys(?: at Law)?|Barristers|Law|Lawyers|Associates|Architects|Chartered Accountants|Rechtsanwälte|Anwälte|Steuerberater|Architekten|Notare|Avocats|Architectes|Notaires|Abogados|Advogados|Advocaten|Notarissen|Avvocati|Associati|Arquitectos|Arquitetos)\b.*)$/u

/**
 * The subjects of a department or laboratory: "Department of Tides", then "Winds and Waves"; "Tides",
 * then "Winds & Waves Lab"; "Ministerio de Mareas", then "Vientos y Olas".
 */
function isEnumeration(before: Atom, { text, border, row, cell }: Atom): boolean {
  if (border !== 'comma' || row !== before.row || cell !== before.cell) return false
  return (
    (UNIT_OF.test(before.text) && SUBJECTS.test(text) && scoreOrganisation(text) < 1) ||
    (PARTNER.test(before.text) &&
      scoreTitle(before.text) < 1 &&
      scorePlace(before.text) < 0.8 &&
      UNIT_OF_SUBJECTS.test(text))
  )
}

/**
 * Joins the name of a school that its separators part: "Hochschule für Gezeiten", then "Wind und
 * Wellen"; "Otter", then "Realschule" behind a dash.
 */
export const joinSchools = (atoms: Atom[]): Atom[] =>
  atoms.reduce<Atom[]>((joined, atom) => {
    const before = joined.at(-1)
    const isPart = before && (isSubjects(before, atom) || isKindOfSchool(before, atom))
    if (!before || !isPart) return [...joined, atom]
    return [...joined.slice(0, -1), { ...before, text: before.text + atom.glue + atom.text }]
  }, [])

const isSubjects = (before: Atom, { text, border, row, cell }: Atom): boolean =>
  border === 'comma' &&
  row - before.row <= 1 &&
  cell === before.cell &&
  SCHOOL_OF.test(before.text) &&
  SUBJECTS.test(text.replace(/ \(\p{Lu}[\p{L}\d]{1,8}\)$/u, '').replace(OF_STATE, ''))

/** The state after the subjects of a school: "Ciência e Tecnologia do Rio da Lontra". */
const OF_STATE =
  / d(?:[aeo]s?|el|ella|i) \p{Lu}[\p{L}'’-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’-]+){0,3}$/u

const SCHOOL_OF =
  /^(?:(?:\p{Lu}[\p{L}-]+ )?(?:(?:Fach|Kunst)?[Hh]ochschule|Universität|Akademie|Institut|Berufskolleg|Berufsschule|Fakultät) für |Escuela (?:Superior |Técnica |Universitaria |Nacional ){1,2}de |Escola (?:Superior |Técnica |Nacional ){1,2}de |(?:École|Ecole|Institut) (?:(?:[Nn]ationale?|[Ss]upérieure?|[Nn]ormale) ){1,2}(?:de la |du |des |de l[’']|d[’']|de )|Istituto (?:Superiore |Tecnico |Professionale ){1,2}(?:di |per |per (?:il|la|le|i) )|Instituto Federal de |Hogeschool voor (?:de )?|(?:Berufs|Aus)?[Bb]ildungszentrum (?:für )?|Berufsfachschule (?:für )?)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u

/** A kind of school behind the person that it is named after: "Otter - Realschule". */
const isKindOfSchool = (before: Atom, { text, border, glue, row, cell }: Atom): boolean =>
  border === 'sign' &&
  /^\s?[-–]\s?$/.test(glue) &&
  row === before.row &&
  cell === before.cell &&
  PARTNER.test(before.text) &&
  !namesDegree(before.text) &&
  scorePlace(before.text) < 0.8 &&
  KIND_OF_SCHOOL.test(text)

const KIND_OF_SCHOOL =
  /^(?:(?:(?:Real|Haupt|Gesamt|Grund|Ober|Mittel|Förder|Gemeinschafts|Sekundar|Berufs|Fach|Wirtschafts)?[Ss]chule|Gymnasium|(?:Berufs)?[Kk]olleg)(?: \p{Lu}[\p{L}-]+)?)$/u

const UNIT_OF =
  /^(?:(?:Department|School|College|Faculty|Division|Institute|Cent(?:er|re)|Section|Unit|Ministry|Bureau|Office|Secretariat) (?:of|for) |(?:\p{Lu}\p{Ll}{3,9})?[Mm]inisterium für |(?:Ministerio|Consejería|Secretaría|Departamento|Facultad|Ministério|Secretaria|Faculdade) d[eao]s? |(?:Ministero|Assessorato|Dipartimento|Facoltà) (?:di |della |dell[’'])|(?:Ministère|Direction|Faculté) (?:de la |du |des |de l[’'])|(?:Ministerie|Faculteit|Afdeling) van )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u
const SUBJECTS =
  /^(?:(?:de la|du|des|della) |d?el?l[’'])?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:and|&|und|y|e|et|en) (?:(?:de la|du|des|della) |d?el?l[’'])?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u
const UNIT_OF_SUBJECTS =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:and|&) (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Lab|Laboratory|Group|Cent(?:er|re)|Institute|Department|Division|Unit|Agency|Commission|Ministry|Authority|Association|Society|Museum|Faculty)$/u

/** To whom an employer belongs: "Egret Lending", then "a division of Otter Bank". */
const isBelonging = (before: Atom, { text, border, row, cell }: Atom): boolean =>
  border === 'comma' &&
  row === before.row &&
  cell === before.cell &&
  scoreTitle(before.text) < 1 &&
  scorePlace(before.text) === 0 &&
  BELONGING.test(text)

const BELONGING =
  /^(?:(?:an? |the )?(?:(?:\p{L}+ )?(?:division|subsidiary|brand|unit|affiliate)|part) of|(?:ein|eine) (?:unternehmen|tochter(?:gesellschaft|unternehmen)?|marke) (?:der|des|von)|(?:une )?(?:filiale|marque) (?:de|du|d[’'])|(?:una )?(?:filial|marca|división|divisione|società) (?:de|del|della|di)|(?:een )?onderdeel van) ?\p{L}/iu

/** A part of an employer, whose name follows: "R&D Department – Heron Ltd". */
const UNIT =
  /^(?:\p{Lu}[\p{L}&/'’-]*(?: and| &)? ){1,4}(?:Department|Dept\.?|Division|Unit|Section|Laboratory|Lab|Group|Team|Branch)$/u

function isOffice(before: Atom, atom: Atom): boolean {
  const isDash = atom.border === 'sign' && /^\s+[-–—]\s+$/.test(atom.glue)
  const isName = [before, atom].every(({ text }) => scorePlace(text) === 0 && scoreTitle(text) < 1)
  const isPart = scoreOrganisation(atom.text) > 0 && scoreOrganisation(atom.text) <= 1
  const isOrganisation = scoreOrganisation(before.text) > 0 || / for \p{Lu}/u.test(before.text)
  const isSameCell = before.row === atom.row && before.cell === atom.cell
  const isWhole = isPart || / for /.test(before.text) || UNIT.test(before.text)
  return isDash && isSameCell && isName && (isOrganisation || UNIT.test(before.text)) && isWhole
}

/**
 * Names the university instead of its department as the employer: "Department of Zoology, Heron
 * University". What the department is remains in the description.
 */
export function preferUniversity<One extends Labelled<ExperienceLabel>>(one: One): One {
  const { atoms, labels } = one
  const unit = labels.indexOf('company_name')
  const isAlone = labels.lastIndexOf('company_name') === unit
  if (!isAlone || !isFaculty(atoms[unit]?.text ?? '')) return one
  const university = atoms.findIndex(
    ({ text }, at) =>
      (at === unit + 1 || at === unit - 1) && labels[at] !== 'title' && isUniversity(text),
  )
  if (university < 0) return one
  const named = labels.map((label, at): typeof label =>
    at === university ? 'company_name' : at === unit ? 'other' : label,
  )
  return { ...one, labels: named }
}

const isUniversity = (text: string): boolean => scoreSchool(text) > 0.6 && !isFaculty(text)
