import type { ParsedEducation } from '#src/import/schema.ts'
import { type Atom, cutAtoms } from './atoms.ts'
import { joinCampus } from './campus.ts'
import { isCareerBreak } from './career-breaks.ts'
import { listUnsureDegreeFields } from './unsure-fields.ts'
import { findDates, toDay } from './dates.ts'
import {
  isDatedAward,
  isFaculty,
  isGuide,
  isHonours,
  isNamedByTrade,
  isPaper,
  isResult,
  isSameSchool,
  isDescriptive,
  isSchoolKind,
  isThesis,
  namesDegree,
  splitDegree,
  scoreDegree,
  scoreField,
  scoreSchool,
} from './degree-words.ts'
import { joinParagraphs } from './description.ts'
import type { Entry } from './entry.ts'
import { findLineLabel } from './field-labels.ts'
import { findGrade } from './grade.ts'
import { joinAtoms, joinPlace, labelAtoms, slotOf, scoreHint } from './label.ts'
import { labelWithModel } from './label-model.ts'
import type { Line } from './model.ts'
import { scoreOrganisation } from './organisation-words.ts'
import {
  findLiceo,
  isNamedLevel,
  scorePart,
  scorePlaceOfStudy,
  scoreSeat,
} from './place-of-study.ts'
import { listStudyEvidence, noteEvidence } from './reading-evidence.ts'
import { isIn, isRegion, splitPlace, scorePlace } from './place-words.ts'
import { joinDegrees, splitSchool } from './split-school.ts'
import { joinSchools } from './whole-names.ts'
import { fold } from './text.ts'
import { scoreTitle } from './title-words.ts'

const LABELS = ['school_name', 'degree', 'field_of_study', 'location'] as const
type Label = (typeof LABELS)[number]
const NAMES = ['school_name', 'degree'] as const
const HINTS = {
  school: 'school_name',
  company: 'school_name',
  degree: 'degree',
  field: 'field_of_study',
  location: 'location',
}
const UNDATED = 100
const REWARDS = { school_name: 0.4, degree: 0.2, field_of_study: 0.3 }

/** The degrees of one section; its entries are labelled together, with one template. */
export function readEducations(entries: Entry[]): ParsedEducation[] {
  const atoms = entries.map(readAtoms)
  const label = arePlaced(entries) ? labelWithModel : labelAtoms
  const all = label(atoms, LABELS, scoreEducationAtom, REWARDS)
  const labelled = nameAlike(all.map(nameClearSchool)).map(nameClearDegree).map(nameField)
  const choice = { labels: LABELS, names: NAMES, rewards: REWARDS }
  let banner: Place | null = null
  let last: string | null = null
  return entries.flatMap((entry, index) => {
    const named = labelled[index] ?? { atoms: [], labels: [] }
    if (isOther(named, entry)) return []
    const degree = joinAtoms(named, 'degree')
    const field = joinAtoms(named, 'field_of_study')
    const place = readPlace(named)
    const own = isSameSchool(place.school ?? '') ? { ...place, school: last } : place
    last = own.school ?? last
    if (own.school === null && degree === null) return []
    const isUnder = own.school === null && banner !== null && findLevel(degree) === null
    // A school after its degree names that degree only.
    if (!isUnder) banner = isBanner(named) ? own : null
    const { school, location } = isUnder && banner ? banner : own
    const told = own.school !== null && degree === null ? findTold(entry.body) : null
    const names = nameDegree({ school, degree: degree ?? told, field })
    const study = toEducation(entry, { ...names, location: own.location ?? location })
    const found = all[index]
    return [found ? noteEvidence(study, listStudyEvidence(found, entry, choice)) : study]
  })
}

/**
 * The learnt weights are for positioned pages. Lines of a flow document have no edges, and rules
 * alone read them better.
 */
const arePlaced = (entries: Entry[]): boolean =>
  entries.some(({ head }) => head.some(({ edge }) => Number.isFinite(edge)))

/** Without a date as reference, lines of undated entries are compared by their order. */
const readAtoms = (entry: Entry): Atom[] => {
  const own = cutAtoms(entry).flatMap((atom) =>
    STATE_ALONE.test(atom.text) ? [] : [{ ...atom, text: dropEnded(atom.text) }],
  )
  const cut = joinDegrees(joinCampus(splitSchool(joinSchools(own)))).map(hintByWords)
  const atoms = cut.map((atom, index) => hintByColon(atom, cut[index - 1], entry))
  return entry.anchor ? atoms : atoms.map((atom) => ({ ...atom, row: atom.row + UNDATED }))
}

/** A level of school with a colon announces its field in the next cell: "MBO 4 2016–2019: | Developer". */
function hintByColon(atom: Atom, before: Atom | undefined, { head, anchor }: Entry): Atom {
  const isNext = before?.row === atom.row && before.cell === atom.cell - 1
  if (!isNext || atom.hint !== null || before.order > 0 || !namesDegree(before.text)) return atom
  const label = head[before.row + (anchor?.row ?? 0)]?.cells[before.cell]?.text ?? ''
  const isName = scorePlaceOfStudy(atom, []) > 0 || scoreOrganisation(atom.text) > 0.5
  const isField = label.endsWith(':') && !isName && splitDegree(before.text)?.field === null
  return isField && scorePlace(atom.text) === 0 ? { ...atom, hint: 'field' } : atom
}

/** After an apprenticeship, "als Koch" is its trade, and then comes its firm. */
function hintByWords(atom: Atom, index: number, atoms: Atom[]): Atom {
  if (atom.hint !== null) return atom
  if (isTrade(atom, index, atoms)) return { ...atom, hint: 'field' }
  const before = atoms[index - 1]
  const isFirm =
    before?.row === atom.row &&
    isTrade(before, index - 1, atoms) &&
    scorePlace(atom.text) < 0.6 &&
    atoms.every(({ text, hint }) => hint === null && scoreSchool(text) === 0)
  return isFirm && /^\p{Lu}/u.test(atom.text) ? { ...atom, hint: 'school' } : atom
}

function isTrade({ lead, glue, row }: Atom, index: number, atoms: Atom[]): boolean {
  const before = atoms[index - 1]
  return before?.row === row && AS.test(lead ?? glue) && scoreDegree(before.text) > 1
}

const AS = /^\s*(?:als|as|como|comme|come)\s*$/u

/** Labels a university that no label was given to, where no school is named: its faculty is beside it. */
function nameClearSchool<One extends Named>(named: One): One {
  const { atoms, labels } = named
  const degree = labels.indexOf('degree')
  if (labels.includes('school_name') || !namesDegree(atoms[degree]?.text ?? '')) return named
  const at = atoms.findIndex(
    ({ text, row }, index) =>
      labels[index] === 'other' &&
      row === atoms[degree]?.row &&
      scoreSchool(text) > 0.6 &&
      scoreDegree(text) <= 1 &&
      !isFaculty(text) &&
      !isSchoolKind(text),
  )
  return at < 0 ? named : { ...named, labels: labels.with(at, 'school_name') }
}

/**
 * Labels a clear degree that no label was given to, where another name is labelled as the degree,
 * which is the field: "Bouwkunde", above its school and "HBO Bachelor".
 */
function nameClearDegree(named: Named): Named {
  const { atoms, labels } = named
  const guessed = labels.indexOf('degree')
  const isOne = guessed >= 0 && labels.lastIndexOf('degree') === guessed
  const text = atoms[guessed]?.text ?? ''
  const isLevel = LEVEL_BEFORE.test(text)
  if (!isOne || (scoreDegree(text) > 0 && !isLevel)) return named
  const at = atoms.findIndex(
    (atom, index) =>
      ['other', 'location', 'field_of_study'].includes(labels[index] ?? '') &&
      isDegree(atom) &&
      (isLevel
        ? ACADEMIC.test(atom.text) && atom.row === atoms[guessed]?.row
        : splitDegree(atom.text)?.field === null),
  )
  if (at < 0) return named
  const field = isLevel || labels.includes('field_of_study') ? 'other' : 'field_of_study'
  return { atoms, labels: labels.with(guessed, field).with(at, 'degree') }
}

/** Labels a dated but unknown name as a school if the other entries have their school in that position. */
function nameAlike(labelled: Named[]): Named[] {
  const slots = new Set(labelled.flatMap(listSchools))
  return labelled.map((named) => {
    const { atoms, labels } = named
    if (labels.includes('school_name') || labels.includes('degree')) return named
    const at = atoms.findIndex((atom) => slots.has(slotOf(atom)) && /^\p{Lu}/u.test(atom.text))
    return at < 0 ? named : { atoms, labels: labels.with(at, 'school_name') }
  })
}

/** Whether an entry is dated but no study: military or voluntary service, a break, a course of some hours. */
function isOther({ atoms }: Named, { head }: Entry): boolean {
  if (atoms.some(({ text }) => scoreDegree(text) > 1 || scoreSchool(text) > 0)) return false
  if (isListOfCourses(atoms, head) || atoms.some(({ text }) => DRIVING.test(fold(text))))
    return true
  const isBreak = atoms.some(({ text }) => isCareerBreak(text) || isGuide(text))
  return isBreak || head.some(({ text }) => SERVICE.test(fold(text)) || HOURS.test(text))
}

/** One line of several courses or certificates, none of which is a known one: "VCA, Lean Belt (2019)". */
function isListOfCourses(atoms: Atom[], head: Line[]): boolean {
  const dates = head.flatMap(({ text }) => findDates(text))
  const isNamed = atoms.some((atom) => atom.hint !== null || scorePlaceOfStudy(atom, []) > 0)
  const isLast = /\(\d{4}\)$/.test(head[0]?.text ?? '')
  const areMany = dates.length > 1 || (atoms.length > 2 && isLast)
  return head.length === 1 && areMany && !isNamed && dates.every(({ single }) => single)
}

const SERVICE =
  /\b(?:grundwehrdienst|wehrdienst|prasenzdienst|zivildienst|wehrersatzdienst|bundeswehr|bundesheer|bundesfreiwilligendienst|(?:zivil|wehr)dienstleistende[rn]?|bufdi|fsj|foj|freiwilliges (?:soziales|okologisches) jahr|rekrutenschule|au pair|(?:military|national) service|nysc|service (?:militaire|national|civique|civil)|servicio (?:militar|social)|servico militar|servizio (?:militare|civile|di leva)|leva militare|obblighi di leva|militaire dienst|dienstplicht|legerdienst)\b/
/** A driving licence and its class. */
const DRIVING =
  /^(?:permis(?: de conduire)?|rijbewijs|fuhrerschein(?: klasse)?|(?:carnet|licencia|permiso) de conducir|patente(?: di guida)?|carta de conducao|cnh|carteira (?:nacional )?de (?:habilitacao|motorista)|driv(?:ing|er s) licen[cs]e)(?: (?:categor\p{L}+ |class )?[a-e]\d?)?$/u
const HOURS =
  /\b\d{1,4}\s?(?:h|hrs?|hours?|horas?|hs|ore|heures?|stunden|std|uur|uren)\b\.?(?!\s?\/)/iu

/** Text after a degree without a field may name the field: "Bachelor of Laws (LLB), Law". */
function nameField(named: Named): Named {
  const { atoms, labels } = named
  const at = labels.lastIndexOf('degree')
  const [degree, next] = [atoms[at], atoms[at + 1]]
  if (!degree || !next || labels.includes('field_of_study') || labels[at + 1] !== 'other')
    return named
  const isField = scoreField(next.text) > 0 && !/\d/.test(next.text) && !isHonours(next.text)
  const isBare = splitDegree(degree.text)?.field === null
  const isBeside = next.border === 'comma' && next.row === degree.row
  return isField && isBare && isBeside
    ? { atoms, labels: labels.with(at + 1, 'field_of_study') }
    : named
}

const listSchools = ({ atoms, labels }: Named): string[] =>
  atoms.flatMap((atom, i) => (labels[i] === 'school_name' ? [slotOf(atom)] : []))

type Place = { school: string | null; location: string | null }
type Named = { atoms: Atom[]; labels: readonly string[] }

function readPlace(named: Named): Place {
  const { name, place } = splitPlace(
    dropRemark(dropGrade(dropYears(joinAtoms(named, 'school_name')))),
  )
  const isName = name !== null && (/\p{Lu}/u.test(name) || isSameSchool(name))
  return { school: isName ? name : null, location: joinPlace(named) ?? place }
}

/** The degree that a sentence below a school begins with: "Laurea triennale cui obiettivo è …". */
function findTold([line]: Line[]): string | null {
  const parts = line && !line.bullet && namesDegree(line.text) ? splitDegree(line.text) : null
  return parts?.field && /^\p{Ll}/u.test(parts.field) ? parts.degree : null
}

function isBanner({ labels }: Named): boolean {
  const [school, degree] = [labels.indexOf('school_name'), labels.indexOf('degree')]
  return school >= 0 && (degree < 0 || school < degree)
}

/** A mark in brackets after a degree: "Dipl.-Ing. (Note 1,4)". */
const MARK =
  /\s*\((?:\p{L}*note|\p{L}*schnitt|voto|votazione|promedio|nota|media|cijfer|moyenne|c?gpa)[\s:]+[^()]*\d[^()]*\)$/iu

type Names = Record<'school' | 'degree' | 'field', string | null>

/** A kind of school with a name, which is both school and degree: "LTS De Klamp", "Preparatoria No. 9". */
const NAMED_LEVEL =
  /^(?:l\.?t\.?s|m\.?t\.?s|h\.?t\.?s|leao|meao|heao|lhno|mavo|havo|vwo|vmbo|ulo|mulo|lbo|preparatoria(?: técnica)?|prepa|secundaria(?: técnica)?|primaria|bachillerato|liceo(?: \p{L}+)?|maturità|(?:polytechnische|erweiterte) oberschule)\.? (?=(?:["“«']|de |het |'t |st\.? |sint |santa? |san |no\.? ?\d|n[°º] ?\d|núm|\d))/iu

/** The kind of school that a name begins with; null if it is none, or a field of study follows. */
function findLevel(degree: string | null): string | null {
  const [first = ''] = degree?.split(', ') ?? []
  return findLiceo(first) ?? NAMED_LEVEL.exec(degree ?? '')?.[0].trim() ?? null
}

/** Separates the degree from its field, and finds a school that is named after its level. */
function nameDegree({ school, degree, field }: Names): Names {
  const level = scoreSchool(school ?? '') > 0 ? null : findLevel(degree)
  if (level !== null && degree !== null)
    return { school: degree.split(', ')[0] ?? degree, degree: level, field: null }
  // "Major: BS in Computer Science" labels a degree as its field.
  const named = degree ?? (namesDegree(field ?? '') ? field : null)
  const parts = named === null ? null : splitDegree(named)
  return {
    school,
    degree: (parts?.degree ?? named)?.replace(MARK, '') ?? null,
    field:
      dropNumbers(dropGrade(dropStudy(parts?.field ?? (named === field ? null : field))))?.replace(
        /(?<=\p{Ll}{4})\.$/u,
        '',
      ) ?? null,
  }
}

function toEducation(
  { anchor, head, body }: Entry,
  names: Names & { location: string | null },
): ParsedEducation {
  const { degree } = names
  const range = anchor?.range ?? null
  const education: ParsedEducation = {
    school_name: names.school,
    degree:
      degree === null || STUDY.test(degree) ? (findLabelled([...head, ...body]) ?? degree) : degree,
    field_of_study: names.field,
    start_date: toDay(range?.start ?? null),
    end_date: toDay(range?.end ?? null),
    gpa: findLabelledGrade(head) ?? findGrade(listGradeTexts([...head, ...body])),
    location: names.location,
    achievements: joinParagraphs(body),
    unsure: [],
  }
  return { ...education, unsure: listUnsureDegreeFields(education, range) }
}

/** The number in a table's column of grades: "64.20% (First Class)". */
function findLabelledGrade(head: Line[]): string | null {
  const cell = head.flatMap(({ cells }) => cells).find(({ label }) => label === 'grade')
  const [grade] =
    /\d{1,3}(?:[.,]\d{1,3})?(?:\s*\/\s*\d{1,3}(?:[.,]\d+)?|\s*%)?/.exec(cell?.text ?? '') ?? []
  return grade?.replace(/\s+/g, '') ?? null
}

/** The lines that may state the grade, whole and by cells; a thesis has a grade of its own. */
const listGradeTexts = (lines: Line[]): string[] => {
  const own = lines.filter(({ text }) => !isThesis(text))
  const cells = own.flatMap((line) => (line.cells.length > 1 ? line.cells : []))
  return [...own, ...cells].map(({ text }) => text)
}

/** "Studium der Physik" names no degree, but a line "Abschluss: Bachelor" may. */
const STUDY = /^studium(?: der| des)?$/i

function findLabelled(lines: Line[]): string | null {
  const line = lines.find((one) => findLineLabel(one) === 'degree')
  const text = line?.cells[1]?.text ?? line?.text.replace(/^[^:]*:\s*/, '')
  return text === undefined
    ? null
    : (splitDegree(text.replace(/\([^()]*\d[^()]*\)/g, ''))?.degree ?? null)
}

/** How one studied rather than what: "en apprentissage", "mit gutem Erfolg". */
const isManner = ({ text, border }: Atom): boolean =>
  border === 'comma' &&
  /^(?:en|par|à|mit|im|con|com|avec|met|via|per|pour) \p{Ll}/u.test(text) &&
  !BEFORE_FIELD.test(text)

/** A remark in small letters after a name ("par VAE", "résultats en attente"), not a name after its kind. */
const isRemark = ({ text, border }: Atom, school: number): boolean =>
  (border === 'comma' || border === 'sign') &&
  school === 0 &&
  /^\p{Ll}{3,}(?!\p{Ll}| \p{Lu}\p{Ll}{2})/u.test(text)

/** The score of each field of a degree for an atom, by its words and position. */
function scoreEducationAtom(atom: Atom, atoms: Atom[]): Record<Label, number> {
  const { hint } = atom
  // A label may cover a whole line; an atom that is clearly a degree or a place is still not a
  // school.
  const isOther =
    (atom.order > 0 || isAfterField(atom, atoms)) &&
    scoreSchool(atom.text) > 0 &&
    !namesDegree(atom.text)
  const isStray =
    hint === 'school'
      ? scoreDegree(atom.text) > 1 || scoreSeat(atom.text) > 0.8
      : isOther && (hint === 'degree' || (hint === 'field' && atom.border !== 'comma'))
  if (hint && !isStray)
    return {
      school_name: scoreHint(hint, HINTS, 'school_name'),
      degree: scoreHint(hint, HINTS, 'degree'),
      field_of_study: scoreHint(hint, HINTS, 'field_of_study'),
      location: scoreHint(hint, HINTS, 'location'),
    }
  const index = atoms.indexOf(atom)
  const next = atoms[index + 1]
  const isCampus = atom.border === 'comma' && /^campus\b/i.test(atom.text)
  const isState = isStateCode(atom, atoms)
  const isLesser = isLesserDegree(atom, atoms)
  // "Gymnasium, Heron College": beside the name of a school, its kind is the degree.
  const isKind = isSchoolKind(atom.text) && scorePart(atom, atoms) > 0
  const isLevel = (LEVEL.test(atom.text) || isKind) && !atoms.some(isDegree)
  const known = isState ? 0 : isLesser ? 0.3 : isLevel ? 1.2 : scoreDegree(atom.text)
  const degree = known === 0 && isLearntTrade(atom, atoms) ? 1 : known
  // "Texas A&M University, College Station"
  const isSeated = atom.border === 'comma' && scoreSeat(atom.text) > 0.8
  const part = scorePart(atom, atoms)
  const school = isCampus || isSeated ? 0 : scorePlaceOfStudy(atom, atoms) - part
  const isUnknown = hasUnknownSeat(next, atoms)
  const isBeside = isBesideWholeDegree(atom, atoms)
  const isTown = next?.border === 'comma' && isRegion(next.text) && scoreDegree(atom.text) <= 1
  const place =
    school > 0 || degree > 1
      ? 0
      : Math.max(
          scoreSeat(atom.text),
          isTown || isIn(atom) ? 0.8 : 0,
          isState ? 1 : 0,
          isSeat(atom, atoms) ? 0.5 : 0,
          hasUnknownSeat(atom, atoms) ? 0.6 : 0,
        )
  // In "B.A. in History" the field is already part of the degree.
  const hasField = atoms.some(({ text }) => scoreDegree(text) > 1 && splitDegree(text)?.field)
  const forField =
    0.1 + (school > 0 ? 0 : scoreField(atom.text)) - (hasField ? 0.4 : 0) - scoreAside(atom, atoms)
  const isBranch = BEFORE_FIELD.test(atom.text) && !isResult(atom.text)
  const noise =
    (isHonours(atom.text) && !isBranch) ||
    isResult(atom.text) ||
    isDatedAward(atom.text) ||
    UNFINISHED.test(atom.text) ||
    MODE.test(atom.text) ||
    (isLesser && isPaper(atom.text)) ||
    findDates(atom.text)[0]?.length === atom.text.length ||
    /(?:\d[ -]?){9}/.test(atom.text) ||
    findGrade([atom.text]) !== null
      ? 1.2
      : 0
  return {
    school_name:
      0.1 -
      (isDescriptive(atom.text) ? 1.5 : 0) -
      (/\d{4}/.test(atom.text) ? 0.6 : 0) -
      (isRemark(atom, school) ? 0.8 : 0) +
      (isBeside ? 0.5 : isUnknown ? 0.3 : 0) +
      school * 1.2 -
      place * (place > 0.8 ? 1.2 : 0.4) -
      (degree > 1 && school === 0 ? 1.3 : 0) -
      (school === 0 && !hint && hasOtherSchool(atom, atoms) ? ELSEWHERE : 0) -
      (BEFORE_FIELD.test(atom.text) ? 1 : 0) -
      noise,
    degree:
      degree * 1.3 -
      (place >= 0.8 ? 1 : 0) -
      (BEFORE_FIELD.test(atom.text) && degree < 1 ? 1 : 0) -
      (school > 0 && degree < 1 ? 0.5 : 0) -
      noise * (degree > 1 ? 0.3 : 1),
    field_of_study:
      forField +
      (isManner(atom) ? -0.5 : 0) +
      (isUnknown || isBeside ? -0.4 : 0) +
      ((isLesser && !isSchoolKind(atom.text) && !isPaper(atom.text)) ||
      (degree < 1 && BEFORE_FIELD.test(atom.text))
        ? 0.6
        : 0) -
      (isCampus ? 1 : 0) -
      place -
      school -
      degree * 0.6 -
      noise,
    // A clear place is one even in a position where the other entries have a school.
    location: place * (place >= 0.8 ? 1.9 : 1.4) - 0.3 - part - (degree > 1 ? 1 : 0) - noise,
  }
}

/** Whether a cell follows the one that a label is about: "Profile: nature | Heron College". */
function isAfterField({ hint, row, cell, border }: Atom, atoms: Atom[]): boolean {
  const told = atoms.filter((other) => other.hint === hint && other.row === row)
  return border === 'cell' && told.some((other) => other.cell < cell)
}

/**
 * Words for studying and for levels of schools, which count as a degree only if there is no other:
 * "Studium der Physik, Abschluss: Diplom", "Secundaria", then "Bachiller Académico".
 */
const STUDY_WORD =
  /^(?:(?:(?:bachelor|master|diplom|magister|fern|abend|hochschul|fachhochschul|universitäts)-?|duales |berufsbegleitendes )?studium(?: |$)|(?:(?:senior |junior )?high school|secondary|elementary|primary|tertiary|college|university|vocational|secundari[ao]|primari[ao]|terciari[ao]|universitari[ao]|estudios (?:superiores|técnicos|primarios|secundarios|universitarios|de posgrado)|ensino (?:médio|superior|fundamental|secundário)|enseignement (?:secondaire|supérieur)|(?:lager|secundair|middelbaar|hoger) onderwijs|middelbare school)\s*:?$)/iu

/** Levels of schools that are no degrees elsewhere. */
const LEVEL = /^(?:secondary|elementary|primary|tertiary|senior high|junior high)\s*:?$/i

/** The level of a school with its programme, before the degree: "HBO-ICT – BSc Software Engineering". */
const LEVEL_BEFORE = /^(?:hbo|wo)(?![\p{L}\d])(?! ?-?(?:bachelor|master|diploma))/iu
const ACADEMIC =
  /^(?:(?:bachelor|master|associate degree)(?!\p{L})|(?:[BM]\.? ?(?:Sc|A|Eng|Ed)|LL\.?[BM]|AD)\.?(?![\p{L}.]))/u

const TRAINING = /^(?:berufs)?ausbildung(?!\p{L})/iu

/** Whether an atom names only the studies or the training, and another one their degree. */
const isLesserDegree = (atom: Atom, atoms: Atom[]): boolean =>
  atoms.some(
    (other) =>
      other !== atom &&
      isDegree(other) &&
      !isNamedLevel(other.text, atoms) &&
      (STUDY_WORD.test(atom.text) ||
        isPaper(atom.text) ||
        (LEVEL_BEFORE.test(atom.text) && ACADEMIC.test(other.text) && other.row === atom.row) ||
        (TRAINING.test(atom.text) && other.hint === 'degree')),
  )

const isDegree = ({ text }: Atom): boolean =>
  namesDegree(text) && !STUDY_WORD.test(text) && !isPaper(text)

/** The penalty for a name without the word of a school if another one has it. */
const ELSEWHERE = 0.5

const hasOtherSchool = (atom: Atom, atoms: Atom[]): boolean => {
  const isSchool = ({ hint, text }: Atom): boolean =>
    hint === null && scoreSchool(text) > 0 && !isSchoolKind(text)
  const before = atoms[atoms.indexOf(atom) - 1]
  // "University of Wisconsin – River Falls"
  const isRest =
    before !== undefined && isSchool(before) && before.row === atom.row && before.cell === atom.cell
  return !isRest && atoms.some((other) => other !== atom && isSchool(other))
}

/** "Winfriedschule, Fulda": a further name at the end of a school's line is its town. */
function isSeat(atom: Atom, atoms: Atom[]): boolean {
  const index = atoms.indexOf(atom)
  const [before, after] = [atoms[index - 1], atoms[index + 1]]
  return (
    atom.border === 'comma' &&
    /^\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{Lu}\p{Ll}[\p{L}.'’-]*)?$/u.test(atom.text) &&
    before !== undefined &&
    (scoreSchool(before.text) > 0 || before.hint === 'school') &&
    scoreSchool(atom.text) === 0 &&
    scoreField(atom.text) === 0 &&
    (after === undefined ||
      after.row !== atom.row ||
      after.cell !== atom.cell ||
      namesDegree(after.text) ||
      isResult(after.text))
  )
}

/** Words of a town's name: "Hoogezand", "Bad Otterbach". */
const TOWN = /^\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}$/u

/**
 * Whether an atom ends its line as the town of a name before it, where no school is known: "Lehre
 * als Koch, Otterwirt Maren, Heronsfeld".
 */
function hasUnknownSeat(atom: Atom | undefined, atoms: Atom[]): boolean {
  const index = atom ? atoms.indexOf(atom) : -1
  const [before, after] = [atoms[index - 1], atoms[index + 1]]
  if (!atom || !before || atom.border !== 'comma' || atoms.some(isKnownSchool)) return false
  const isLast = after?.row !== atom.row || after.cell !== atom.cell || isResult(after.text)
  return (
    isLast &&
    before.row === atom.row &&
    before.cell === atom.cell &&
    TOWN.test(atom.text) &&
    isUnknownName(atom) &&
    isUnknownName(before) &&
    (/[\s-]/.test(before.text) || scoreSeat(atom.text) > 0.6) &&
    atoms.some(isDegree)
  )
}

/** Whether an atom is an occupation, which is the degree if nothing else is: "Bäcker, Otterbrot GmbH", "technische Systemplanerin". */
const isLearntTrade = ({ text }: Atom, atoms: Atom[]): boolean =>
  scoreTitle(text) >= 1.4 &&
  /^(?:\p{Ll}{4,20}e[rn]? )?\p{Lu}/u.test(text) &&
  scoreSchool(text) === 0 &&
  scoreOrganisation(text) === 0 &&
  scoreField(text) === 0 &&
  !atoms.some((other) => isDegree(other) || other.hint === 'degree')

/**
 * Whether an unknown name stands directly beside a degree (or alone on the next line) that has its
 * field, or takes none, where no school is known: "NVQ Level 2 Catering, Heron Valley Training".
 */
function isBesideWholeDegree(atom: Atom, atoms: Atom[]): boolean {
  const index = atoms.indexOf(atom)
  const isName = (other: Atom): boolean => scoreSeat(other.text) <= 0.8
  const [before, after] = [
    atoms.slice(0, index).findLast(isName),
    atoms.slice(index + 1).find(isName),
  ]
  const isAlone = !atoms.some((other) => other !== atom && other.row === atom.row)
  const isNear = ({ row }: Atom): boolean =>
    row === atom.row || (isAlone && Math.abs(row - atom.row) === 1)
  const isWhole = (other: Atom | undefined): boolean =>
    other !== undefined && isNear(other) && isWholeDegree(other)
  return (
    /[\s'’-]/.test(atom.text) &&
    isUnknownName(atom) &&
    (isWhole(before) || (isWhole(after) && before?.row !== atom.row)) &&
    !atoms.some((other) => other.hint === 'school' || scorePlaceOfStudy(other, atoms) > 0)
  )
}

const isWholeDegree = (atom: Atom): boolean => {
  if (!isDegree(atom)) return false
  const hasField = (splitDegree(atom.text)?.field ?? null) !== null
  return hasField || isNamedByTrade(atom.text) || NO_FIELD.test(fold(atom.text))
}

/** Certificates without a field of study: those of schools, and trades, which are named by it. */
const NO_FIELD =
  /^(?:acca|aca|cima|aat|cipd|cilex|ged|hiset|high school|abitur|matura|maturita|reife|(?:allgemeine|fach)?\s?hochschulreife|fachabitur|mittlere reife|(?:haupt|real|volks)schulabschluss|mittlerer schulabschluss|licenza|terza media|vmbo|mavo|havo|vwo|brevet|certificat d etudes|(?:graduado|graduada)|eso|egb|bup|ensino|[1-9]\d? o ano|(?:year|grade) \d|leaving cert|lehre als|apprendistato|umschulung zu|gesellenbrief)/

const isKnownSchool = ({ text, hint }: Atom): boolean => scoreSchool(text) > 0 || hint === 'school'

/** A capitalised name that is no degree, field or result. */
const isUnknownName = ({ text, hint }: Atom): boolean =>
  hint === null &&
  /^[\p{Lu}„“”"«]/u.test(text) &&
  !/\d{4}/.test(text) &&
  scoreDegree(text) === 0 &&
  scoreField(text) === 0 &&
  scoreTitle(text) < 1 &&
  !BEFORE_FIELD.test(text) &&
  !isHonours(text) &&
  !isResult(text)

/** "Waltham, MA": two capitals after a town are its state, although some are also a degree. */
function isStateCode(atom: Atom, atoms: Atom[]): boolean {
  const before = atoms[atoms.indexOf(atom) - 1]
  if (!/^[A-Z]{2}$/.test(atom.text) || !isRegion(atom.text) || atom.border !== 'comma' || !before)
    return false
  const isTown = scoreSchool(before.text) === 0 && scoreField(before.text) === 0
  return isTown || atoms.some((other) => other !== atom && scoreDegree(other.text) > 1)
}

/**
 * The penalty for an atom as a field of study: far from the degree, before it, or with a number.
 */
function scoreAside(atom: Atom, atoms: Atom[]): number {
  const degree = atoms.findIndex(({ text }) => scoreDegree(text) > 1)
  const distance = degree < 0 ? 1 : atoms.indexOf(atom) - degree
  return (
    (/\d/.test(atom.text) ? 1 : 0) + (distance < 0 ? 0.3 : 0) + (Math.abs(distance) > 2 ? 0.6 : 0)
  )
}

/** How the studies took place: "Online", "part-time". */
const MODE =
  /^(?:online|remote|distance learning|(?:part|full)[- ]time|evening (?:classes|course)|blended learning|en ligne|à distance|a distancia|a distanza|em linha|ead|on-?line|fernstudium|berufsbegleitend|en alternance|in deeltijd|voltijds?)$/iu

/** How far it got, in small letters: "niet afgerond", "non riconosciuto in Italia". */
const UNFINISHED =
  /^(?:not|non|nicht|niet|não|pas|without|ohne|sans|sin|sem|senza|zonder) \p{L}{3,}|^(?:[Tt]ítulo|[Tt]es[ie]s?|[Dd]iploma|[Tt]itolo) (?:pendiente|pendente|en trámite|in attesa)/u

/** How far the studies are. */
const PROGRESS =
  'ongoing|in progress|current(?:ly)?|completed?|incomplete|unfinished|laufend|abgeschlossen|abgebrochen|nicht abgeschlossen|en cours|obtenue?|non terminée?|en curso|cursando|finalizad[oa]|terminad[oa]|inconclus[oa]|trunc[oa]|titulad[oa]|egresad[oa]|pasante|em andamento|em curso|conclu[ií]d[oa]|complet[oa]|incomplet[oa]|trancad[oa]|in corso|conclus[oa]|conseguit[oa]|lopend|afgerond|behaald|niet afgemaakt|abschlu(?:ss|ß)'
/** The same in a column of its own. */
const STATE_ALONE = new RegExp(`^(?:${PROGRESS})$`, 'iu')
/** A word for their end, before its date: "Allgemeine Hochschulreife Abschluss 07/1991". */
const ENDED =
  /(?<=\p{L}{4})[\s,]+(?:Abschlu(?:ss|ß)|Abgeschlossen|abgeschlossen)(?: (?:im|in|am))?$/u
function dropEnded(text: string): string {
  const degree = text.replace(ENDED, '')
  return namesDegree(degree) ? degree : text
}
/** The same in brackets at their end: "Administração (cursando)". */
const STATUS = new RegExp(`\\s*\\((?:${PROGRESS})\\)$`, 'iu')

/** Words before a field of study: "Studium der Physik", "profiel Zorg", "con orientación en Economía". */
const BEFORE_FIELD =
  /^(?:(?:duales |berufsbegleitendes )?\p{L}*studium|studiengang|studienrichtung|studienzweig|fachrichtung|fachbereich|abteilung|zweig|fächer|schwerpunkt(?:bereich)?|vertiefung(?:srichtung)?|major|majoring|specializ?sation|specialised|specialized|stream|profiel|richting|studierichting|afstudeerrichting|optie|option|spécialité|filière|mention|série|parcours|indirizzo|specializzazione|articolazione|curriculum|sección|rama|modalidad|énfasis|con énfasis|afdeling|dominante|con (?:orientación|especialidad|mención)|orientación|especialidad|mención|com (?:ênfase|habilitação)|ênfase|habilitação|als)(?: (?:der|des|in|im fach|im|en|em|de|di))?:? (?=\p{Lu})/iu

/** A lesser subject behind the field of study: ", minor in Law", "with a specialization in Trade". */
const MINOR =
  /(?:[,;] *(?:with (?:an? )?)?|(?:^|\s)(?:with|w\/|and|plus|&) (?:an? )?)(?:minor(?:s|ing)? in|(?<=(?:with|w\/) (?:an? )?)(?:specializ?sation|concentration|emphasis|focus|minor) (?:in|on)) .*$/i

/** Removes the words before a field of study and a minor after it. */
const dropStudy = (field: string | null): string | null =>
  field?.replace(BEFORE_FIELD, '').replace(STATUS, '').replace(MINOR, '') ?? null

/** Removes a result: "Computing (2:1)", "History (First Class)". */
const dropGrade = (name: string | null): string | null =>
  name
    ?.replace(
      /[\s,]*\((?:[12][:.][12]|[12]st|first|upper|lower|second|third|with |distinction|merit|pass|hons?\b|honours|c?gpa|\d+(?:[.,]\d+)?\s*%)[^()]*\)$/i,
      '',
    )
    .trim() || null

/** Removes a remark with a number: "Scienze dell’Educazione (votazione 104/110)". */
const dropNumbers = (field: string | null): string | null =>
  field?.replace(/[\s,]*\([^()]*\d[^()]*\)$/, '').trim() || null

/** A remark in small letters, or with a number first: "(berufsbegleitend)", "(2e année non validée)". */
const SMALL_REMARK = /\s*\((?:\d[^\p{Lu}()]*|\p{Ll}{3}[^\p{Lu}()]*)\)$/u

/** Removes a word before the school, what is left around a date, a state of the studies, and a full stop. */
const dropRemark = (school: string | null): string | null =>
  school
    ?.replace(LED, '')
    .replace(STATE, '')
    .replace(ENDS_IN_STATE, '')
    .replace(
      /\s*\((?:conclu\p{L}+|complet\p{L}+|graduated|abgeschlossen|en cours|em andamento|in corso|lopend)[^()]*\)$/iu,
      '',
    )
    .replace(SMALL_REMARK, '')
    .replace(ENDS_IN_LABEL, '')
    .replace(ENDS_IN_MANNER, '')
    .replace(
      /(?:,?\s(?:conseguit[oa]|ottenut[oa]|rilasciat[oa]|obtenue?|délivrée?|obtenid[oa]|expedid[oa]|egres(?:o|ad[oa])|concluíd[oa]|obtid[oa]|obtained|awarded|completed|graduated|behaald|erworben|abgelegt))?\s(?:in|nel|em|im|année|anno|año|ano|(?:in the|for the) year|im jahre?|en el año|en l['’]année|nell['’]anno(?: scolastico| accademico)?|no ano(?: de)?|in het jaar)$/iu,
      '',
    )
    .replace(/(?<=\p{Ll}{4}|[)”“"»])\.$/u, '')
    .trim() || null

/** How far the studies got, directly behind the school: "Universidade da Garça em andamento". */
const ENDS_IN_STATE =
  /(?<=[\p{L})]{2})\s(?:em andamento|em curso|cursando|en cours|en curso|in corso|in progress|ongoing|pursuing|laufend|lopend|(?:non|não|nicht|niet) (?:conclu[sí]\p{L}+|terminat\p{L}+|abgeschlossen|afgerond))$/iu
/** The label of the field that follows: "Institut Héron Filière ; Gestion". */
const ENDS_IN_LABEL =
  /(?<=\p{L}{2})[\s,]+(?:filière|spécialité|option|série|fachrichtung|studienrichtung|studiengang|especialidad|mención|especialidade|habilitação|indirizzo|specializzazione|afstudeerrichting|studierichting|speciali[sz]ation)$/iu
/** How one studied there: "IUT Héron en alternance", "Reiherschule in Teilzeit". */
const ENDS_IN_MANNER =
  /(?<=\p{L}{2})[\s,]+(?:en (?:alternance|apprentissage|formation (?:continue|initiale)|contrat (?:pro|d['’]apprentissage)\p{Ll}*|candidat libre|cours du soir|année \p{Ll}{4,})|par correspondance|in (?:Teilzeit|Vollzeit|deeltijd|voltijd)|im (?:Fern|Abend|Teilzeit|Vollzeit)studium|berufsbegleitend|by distance learning|(?:part|full)[ -]time)$/u

/** A connecting word before a school that was cut off elsewhere: "from Heron University". */
const LED =
  /^(?:(?:[Cc]urrently|[Pp]resently|[Nn]ow) attending(?: the)?|[Aa]ttending the|[Aa]ttended(?: the)?|from|at|by|presso(?: il| la| lo| l['’])?|am|an der|bei(?: der)?|beim|chez|pel[oa]|aan (?:de|het)|bij)\s(?=\p{Lu})|^[lL][’'](?=\p{Lu})/u
/** How far the studies got, or the title of a thesis, behind the school. */
const STATE =
  /[\s,]*(?:\s[–—-]\s|,\s|\.\s|\s\()(?:(?:(?:títul(?:o|ación)|tesis|tese|diploma|diplôme|degree|thesis|results?|résultats?|titel|titolo|exam(?:en)?) )?(?:en trámites?|en tramitación|pendiente|pendente|pending|awaited|expected|en attente|ausstehend|in attesa)|awaiting results?|cursando|a cursar|em (?:andamento|curso)|trancad[oa]|incomplet[oa]|inacabad[oa]|en curso|en cours|in corso|lopend|laufend|ongoing|in progress|pursuing|abgebrochen|ohne abschluss|niet (?:afgemaakt|voltooid)|inachevée?|non (?:terminée?|completat[oa])|(?:mit der|titel der|thema der|title of the) (?:\p{L}*arbeit|dissertation|thesis))(?!\p{L}).*$/iu

/** Removes school years, which are no place: "…, Year 7 to Year 11". */
const dropYears = (school: string | null): string | null =>
  school
    ?.replace(
      /[\s,(–-]+(?:years?|grades?|classes?)\s+\d+\s*(?:to|[-–]|and|&)\s*(?:(?:year|grade|class)\s+)?\d+\)?$/i,
      '',
    )
    .trim() || null
