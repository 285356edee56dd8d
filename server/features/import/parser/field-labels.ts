import { findDates } from './dates.ts'
import { isFirstDay, isLastDay, joinDatesAt } from './date-cells.ts'
import { withCells } from './lines.ts'
import type { Cell, FieldKind, Line } from './model.ts'
import {
  COMPANY_LABELS,
  DATE_LABELS,
  DEGREE_LABELS,
  FIELD_LABELS,
  OTHER_LABELS,
  PLACE_LABELS,
  SCHOOL_LABELS,
  TITLE_LABELS,
} from './lexicon/form-labels.ts'
import { namesDegree } from './degree-words.ts'
import { fold } from './text.ts'
import { holdsTitleNoun } from './title-words.ts'

const WORDS: Record<FieldKind, string> = {
  company:
    'company,company name,employer,employer name,organization,organisation,organization name,name of employer,name and address of employer,firm,firma,arbeitgeber,unternehmen,name des arbeitgebers,name und adresse des arbeitgebers,name und anschrift des arbeitgebers,entreprise,employeur,societe,nom de l employeur,nom et adresse de l employeur,empresa,empleador,compania,nombre de la empresa,nombre y direccion de la empresa,nombre y direccion del empleador,entidad,company organization',
  title:
    'position,position held,title,job title,role,designation,occupation or position held,occupation,position title,funktion,beruf oder funktion,stelle,position funktion,tatigkeit als,poste,fonction,poste occupe,intitule du poste,fonction ou poste occupe,emploi occupe,cargo,puesto,puesto desempenado,profesion o cargo desempenado,puesto y funciones,rol,job role',
  location:
    'location,city,country,place,city country,work location,ort,standort,stadt,land,lieu,ville,pays,ciudad,pais,lugar,localidad,direccion,ubicacion,provincia,state,address,adresse',
  date: 'date,dates,duration,period,period of study,period of studies,study period,tenure,date range,dates attended,dates employed,employment dates,time period,years attended,year,years,year of passing,passing year,year of completion,graduation year,month and year,zeitraum,dauer,datum,daten,von bis,jahr,periode,duree,annee,periodo,fecha,fechas,ano,anos,timeline,from to',
  school:
    'school,school name,college,institution,institute,university,university board,board university,board,college school,school college,college institute,institute university,institution name,name of institution,institute name,college university,school university,name and type of organisation providing education and training,schule,hochschule,universitat,bildungseinrichtung,name und art der bildungseinrichtung,name und art der bildungs oder ausbildungseinrichtung,name und art der bildungs und ausbildungseinrichtung,ausbildungseinrichtung,etablissement,ecole,universite,nom de l etablissement,centro,universidad,institucion,centro de estudios,centro educativo,nombre y tipo de la organizacion que ha impartido la educacion o la formacion',
  degree:
    'name of examination,name of exam,name of the examination,name of degree,name of course,degree,qualification,qualifications,course,course name,program,programme,degree course,course degree,class,examination,exam,exam passed,examination passed,title of qualification awarded,degree certificate,degree granted,degree awarded,degree obtained,degree earned,certificate,credential,programme of study,program of study,course of study,diploma obtained,abschluss,bezeichnung der erworbenen qualifikation,erworbene qualifikation,qualifikation,diplome,titre du diplome,intitule du diplome,intitule du certificat ou diplome delivre,titulo,titulacion,titulo obtenido,titulo de la cualificacion obtenida,estudios,grado',
  field:
    'major,field,field of study,subject,specialization,specialisation,stream,branch,discipline,studiengang,fachrichtung,studienfach,hauptfach,filiere,specialite,domaine,especialidad,mencion,carrera,principal subjects occupational skills covered',
  grade:
    'gpa,cgpa,percentage,percent,percentage of marks,of marks,marks in,percentage grade,grade percentage,marks,marks obtained,obtained marks,marks percentage,percentage marks,percentage cgpa,cgpa percentage,cgpa obtained,percentage obtained,grade,grades,grade obtained,final grade,overall grade,score,result,results,division,class division,class obtained,class of degree,aggregate,average,performance,note,noten,abschlussnote,gesamtnote,durchschnitt,notendurchschnitt,moyenne,mention obtenue,resultat,resultats,nota,notas,nota final,nota media,nota finale,promedio,calificacion,calificaciones,media,media final,classificacao,classificacao final,votazione,votazione finale,voto,voto finale,voto di laurea,punteggio,cijfer,cijfers,eindcijfer,gemiddelde,resultaat',
  description:
    'ranking of degree,degree ranking,subjects,subjects studied,total marks,max marks,rank,medium,remarks,betreuer,gutachter,tutor,director,encadrant,responsibilities,responsibility,duties,key duties,tasks,main activities and responsibilities,roles and responsibilities,job responsibilities,key responsibilities,job profile,job description,description,achievements,key achievements,technologies,technologies used,tech stack,supervisor,salary,hours per week,hours,grade level,series,pay plan,tools,environment,project,projects,client,clients,team size,website,url,email,phone,type of business or sector,sector,industry,aufgaben,tatigkeiten,hauptaufgaben,wichtigste tatigkeiten und zustandigkeiten,tatigkeitsbereich oder branche,branche,schwerpunkte,schwerpunkt,hauptfacher berufliche fahigkeiten,missions,taches,activites,principales activites et responsabilites,type ou secteur d activite,realisations,environnement technique,funciones,tareas,responsabilidades,logros,funciones y responsabilidades principales,tipo de empresa o sector,proyectos,duties accomplishments and related skills,thesis,advisor,supervisors,coursework,relevant coursework,nivel,nivel en el mec,level,eqf level,niveau,isced,reason for leaving,references,reference,skills,s no,sl no,no',
}
const MORE_WORDS: Record<FieldKind, readonly string[]> = {
  company: COMPANY_LABELS,
  title: TITLE_LABELS,
  location: PLACE_LABELS,
  date: DATE_LABELS,
  school: SCHOOL_LABELS,
  degree: DEGREE_LABELS,
  field: FIELD_LABELS,
  grade: [],
  description: OTHER_LABELS,
}
const KINDS = new Map<string, FieldKind>()
for (const kind of [
  'company',
  'title',
  'location',
  'date',
  'school',
  'degree',
  'field',
  'grade',
  'description',
] as const)
  for (const word of [...WORDS[kind].split(','), ...MORE_WORDS[kind]])
    if (!KINDS.has(word)) KINDS.set(word, kind)

/**
 * The field that a form's label announces ("Employer", "Cargo:"); null if the text is not a label.
 */
export const readFieldLabel = (text: string): FieldKind | null =>
  text.length < 80 ? (readWords(text) ?? readEach(text)) : null

function readWords(text: string): FieldKind | null {
  const words = fold(
    text
      .replace(/\([^)]*\)/g, ' ')
      .replace(/['’]/g, ' ')
      .replace(/:\s*$/, '')
      .replace(/%/g, ' percentage '),
  )
  return KINDS.get(words) ?? (SCHOOL_OF_FORM.test(words) ? 'school' : null)
}

/** The Europass form's label of a school, which people reword after its first words. */
const SCHOOL_OF_FORM =
  /^(?:name and type of|name und art de[rs]|nombre y tipo de(?:l| la)?|nom et type de(?: l|s)?|nome e tipo d(?:i|e|a|ell?)?|naam en (?:soort|type)(?: van)?(?: de)?) \p{L}/u

/** Two labels for one field: "Degree / Class". */
function readEach(text: string): FieldKind | null {
  const parts = text.split(/\s*\/\s*|\s+(?:or|oder|ou|o)\s+/)
  const kinds = parts.map(readWords)
  return parts.length > 1 && kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null
}

/** The label at the start of a line: a whole cell, or the text before a colon. */
export function findLineLabel(line: Line): FieldKind | null {
  const [first, second] = line.cells
  if (!first) return null
  const colon = /^([^:]{2,60}):(?:\s|$)/.exec(first.text)?.[1]
  if (colon !== undefined) return readFieldLabel(colon)
  if (!second) return readDateLabel(first.text)
  return isDatedPosition(first.text, second.text) ? null : readFieldLabel(first.text)
}

/** A position that is a label's word too, beside its dates: "Supervisor | 2005 – 2007". */
export const isDatedPosition = (text: string, beside: string): boolean =>
  readFieldLabel(text) === 'description' &&
  holdsTitleNoun(text) &&
  findDates(beside).some(({ single, length }) => !single && length > beside.length / 2)

/** A label before a date needs no colon: "Período 08/2021 – 08/2023". */
function readDateLabel(text: string): FieldKind | null {
  const [range] = findDates(text)
  const words = text.slice(0, range?.index ?? 0)
  return range && range.index + range.length >= text.length && readFieldLabel(words) === 'date'
    ? 'date'
    : null
}

const LEVEL = /^(?:level|niveau|nivel|nível|livello|stufe|poziom)\s*:?$/iu

/** Treats "Level" as the label of a degree if one follows: "Level: Master's Degree". */
export function nameLevel(line: Line): Line {
  const [first, second] = line.cells
  if (!first || !second || !LEVEL.test(first.text) || !namesDegree(second.text)) return line
  const text = 'Degree:'
  return { ...line, cells: [{ ...first, text }, ...line.cells.slice(1)] }
}

const CLIENT =
  /^(?:(?:end ?|final )?client(?: name)?|nom du client|client final|auftraggeber|(?:end)?kunde|opdrachtgever|(?:eind)?klant|cliente(?: final[e]?)?|committente)(?=\s*(?::|$))/iu

/**
 * Treats clients as employers where they open an entry, before its date or position, or are dated
 * themselves and no employer is labelled: "Client: Heron Mutual, 2019 – 2021".
 */
export function nameClients(lines: Line[]): Line[] {
  const isClient = ({ cells }: Line): boolean => CLIENT.test(cells[0]?.text ?? '')
  const opensEntry = (line: Line, at: number): boolean => {
    const [before, after] = [lines[at - 1], lines[at + 1]]
    const next = after && findLineLabel(after)
    const isNested = before !== undefined && findLineLabel(before) === 'company'
    return isClient(line) && !isNested && (next === 'date' || next === 'title')
  }
  const areOpening = lines.filter(opensEntry).length > 1
  const isDated = ({ text }: Line): boolean => findDates(text).length > 0
  const hasOthers = lines.some((line) => findLineLabel(line) === 'company')
  const areDated = !hasOthers && lines.filter(isClient).every(isDated)
  return lines.map((line, at) =>
    (areOpening && opensEntry(line, at)) || (areDated && isClient(line))
      ? relabel(line, CLIENT)
      : line,
  )
}

/** The words before a colon, or a whole cell. */
const WHOLE_LABEL = /^[^:]+/u

/**
 * Treats schools as employers where a form of jobs labels no other: "Institución: Heron SA", as
 * people keep the labels that they used for their schools.
 */
export function nameInstitutions(lines: Line[]): Line[] {
  const kinds = lines.map(findLineLabel)
  if (kinds.includes('company') || !kinds.includes('date')) return lines
  return lines.map((line, at) => (kinds[at] === 'school' ? relabel(line, WHOLE_LABEL) : line))
}

function relabel(line: Line, label: RegExp): Line {
  const [first, ...rest] = line.cells
  if (!first) return line
  const replace = (text: string): string => text.replace(label, 'Employer')
  const [span, ...spans] = first.spans
  const cell = {
    ...first,
    text: replace(first.text),
    spans: span ? [{ ...span, text: replace(span.text) }, ...spans] : [],
  }
  return { ...line, text: replace(line.text), cells: [cell, ...rest] }
}

const HEADING_CELLS = 3
const ROW_SHARE = 0.7

/** Gives each cell beneath a table's heading row ("Course | College | Year") its column's label. */
export function labelTables(lines: Line[]): Line[] {
  let heading: Cell[] = []
  let edge = -1
  return lines.flatMap((line, at) => {
    if (isDateHeading(line, lines[at + 1])) return []
    const columns = joinEdges(line)
    if (columns.cells.length >= HEADING_CELLS && isHeading(columns, heading)) {
      heading = nameColumns(columns.cells)
      edge = columns === line ? -1 : findEdges(line)
      return []
    }
    // A row with fewer cells continues the one above, and names nothing new.
    if (heading.length === 0 || line.cells.length < heading.length * ROW_SHARE) return [line]
    // Cells of a flow document have no positions, so their order is used.
    const whole = line.cells.length > heading.length ? joinDatesAt(line, edge) : line
    const isInOrder = whole.edge === Infinity && whole.cells.length === heading.length
    const cells = whole.cells.map((cell, at) =>
      labelCell(cell, isInOrder ? heading.slice(at, at + 1) : heading),
    )
    return [{ ...whole, cells }]
  })
}

/** Whether the heading of a column of dates is known where those of the others are not. */
function isDateHeading(line: Line, next: Line | undefined): boolean {
  const at = line.cells.findIndex(({ text }) => readFieldLabel(text) === 'date')
  const isBelow = findDates(next?.cells[at]?.text ?? '').length > 0
  const isNamed = line.cells.some(({ text }) => /[\d:]/.test(text))
  return line.bold && line.cells.length === 2 && at >= 0 && isBelow && !isNamed
}

/** Treats the headings "From" and "To" as one, because their dates are joined too. */
function joinEdges(line: Line): Line {
  const at = findEdges(line)
  const from = line.cells[at]
  if (!from) return line
  const period = { ...from, text: 'Period' }
  return withCells(line, [...line.cells.slice(0, at), period, ...line.cells.slice(at + 2)])
}

const findEdges = ({ cells }: Line): number =>
  cells.findIndex(({ text }, index) => isFirstDay(text) && isLastDay(cells[index + 1]?.text ?? ''))

/**
 * The columns with their labels. Of two columns for schools the board or university is not the
 * school, and of two for degrees the class is the result.
 */
function nameColumns(cells: Cell[]): Cell[] {
  const kinds = nameMissing(cells)
  const isTwice = (kind: FieldKind): boolean => kinds.filter((one) => one === kind).length > 1
  return cells.map((cell, at): Cell => {
    const kind = kinds[at] ?? null
    if (kind === 'school' && isTwice(kind) && BOARD.test(cell.text))
      return { ...cell, label: 'description' }
    if (kind === 'degree' && isTwice(kind) && RESULT.test(cell.text))
      return { ...cell, label: 'grade' }
    return kind ? { ...cell, label: kind } : cell
  })
}

/** A table of jobs without positions has them among the duties, and one of schools without degrees its levels. */
function nameMissing(cells: Cell[]): (FieldKind | null)[] {
  const kinds = cells.map(({ text }) => readFieldLabel(text))
  for (const [name, missing, words] of LACKING) {
    const at = cells.findIndex(({ text }) => words.test(fold(text)))
    if (kinds.includes(name) && !kinds.includes(missing) && at >= 0) return kinds.with(at, missing)
  }
  return kinds
}

/** The column that may hold a missing name, by its words. A teacher's employers are schools. */
const LACKING: [FieldKind, FieldKind, RegExp][] = [
  [
    'company',
    'title',
    /^(?:rank|capacity|duties|tasks|work|job|type of work|nature of work|aufgaben|arbeit|tatigkeiten|taches|missions|activites|travail|funciones|tareas|trabajo|labores|funcoes|atividades|tarefas|trabalho|servico|mansioni|compiti|attivita|lavoro|taken|werkzaamheden|werk)$/,
  ],
  [
    'title',
    'company',
    /^(?:(?:name|nombre|nome|nom|naam) (?:(?:of|de|del|du|della|van) )?(?:(?:the|la|l|het) )?|name der )?(?:school|college|university|institut\w*|institui\w*|institucion|schule|hochschule|ecole|etablissement|escuela|colegio|centro|escola|scuola|istituto|instelling)\b/,
  ],
  [
    'school',
    'degree',
    /^(?:level|niveau|nivel|livello|stufe|grado|grade|etapa|ciclo|schulart|schultyp|type|tipo|soort)\b/,
  ],
]

const BOARD = /\b(?:board|university|awarding body|universidad|université|universität)\b/iu
const RESULT = /\b(?:class|division|grade)\b/iu

/**
 * All cells are labels; before the first heading most of many suffice, but not three, because a job
 * can fill three, unless they are bold.
 */
function isHeading({ cells, bold }: Line, before: Cell[]): boolean {
  const known = cells.filter(({ text }) => readFieldLabel(text) !== null).length
  const areWords = cells.every(({ text }) => !/\d{2}/.test(text) && text.length < 40)
  const isMost = (cells.length > HEADING_CELLS || bold) && known >= cells.length * 0.6
  return known === cells.length || (before.length === 0 && areWords && isMost)
}

function labelCell(cell: Cell, heading: Cell[]): Cell {
  const distance = (head: Cell): number =>
    Math.min(Math.abs(head.x - cell.x), Math.abs((head.x + head.right - cell.x - cell.right) / 2))
  const nearest = heading.toSorted((a, b) => distance(a) - distance(b))[0]
  const label = nearest?.label
  if (label) return { ...cell, label }
  // A column of other words names nothing where the employer and the position have their own.
  const kinds = heading.map(({ text }) => readFieldLabel(text))
  return kinds.includes('company') && kinds.includes('title')
    ? { ...cell, label: 'description' }
    : cell
}
