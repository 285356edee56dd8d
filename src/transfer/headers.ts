import { fold } from '../fold.ts'
import { IMPORT_FIELDS, type ImportField, type ImportFormat, JOINED_FIELDS } from './fields.ts'

/** Column names of spreadsheets and other trackers, folded, in seven languages. */
const NAMES: Readonly<Record<ImportField, string>> = {
  company:
    'company, company name, employer, employer name, organisation, organization, organisation name, organization name, firm, firma, unternehmen, arbeitgeber, entreprise, societe, employeur, empresa, empleador, empregador, compania, azienda, datore di lavoro, bedrijf, werkgever, bedrijfsnaam, firmenname',
  position:
    'position, job position, job title, title, role, job role, role title, position title, job, vacancy, stelle, stellenbezeichnung, stellentitel, jobtitel, berufsbezeichnung, rolle, beruf, tatigkeit, poste, intitule du poste, intitule, puesto, cargo, vaga, titulo, posizione, ruolo, mansione, functie, functietitel, vacature, rol',
  location:
    'location, locations, job location, city, place, town, country, state, region, ort, standort, arbeitsort, stadt, land, lieu, ville, localisation, pays, ubicacion, ciudad, lugar, pais, localizacao, localidade, cidade, local, sede, luogo, citta, paese, locatie, plaats, stad',
  status:
    'status, application status, job status, current status, stage, list, list name, column, state of application, stand, bewerbungsstatus, etat, statut, avancement, estado, estatus, situacao, stato, fase',
  stage: '',
  outcome: 'outcome',
  tags: 'tags, tag, labels, label, keywords, schlagworter, schlagwort, etiquettes, mots cles, etiquetas, palabras clave, palavras chave, etichette, trefwoorden',
  archived_at: 'archived, archived at, archiviert',
  application_date:
    'application date, date applied, applied date, applied, applied on, applied at, date of application, date submitted, submitted on, date, saved date, beworben am, bewerbungsdatum, bewerbung am, datum, datum der bewerbung, date de candidature, candidature envoyee le, date d envoi, fecha de solicitud, fecha de candidatura, fecha, data da candidatura, data de candidatura, data di candidatura, data candidatura, data, sollicitatiedatum, datum sollicitatie, gesolliciteerd op',
  deadline:
    'deadline, application deadline, closing date, due date, apply by, bewerbungsfrist, frist, bewerbungsschluss, date limite, fecha limite, prazo, data limite, scadenza, sluitingsdatum, uiterste datum',
  url: 'url, link, job url, job link, posting url, posting link, job posting url, job posting link, job posting, job post url, application url, application link, stellenanzeige, stellenlink, anzeige, lien, annonce, lien de l annonce, enlace, oferta, vinculo, annuncio, vacaturelink',
  source:
    'source, job source, channel, found on, found via, platform, job board, website, quelle, kanal, gefunden uber, plattform, origine, canal, plateforme, fuente, plataforma, fonte, canale, piattaforma, bron, kanaal',
  notes:
    'notes, note, comments, comment, remarks, remark, notizen, notiz, bemerkung, bemerkungen, anmerkung, anmerkungen, kommentar, kommentare, remarques, remarque, commentaire, commentaires, notas, nota, observaciones, comentarios, observacoes, osservazioni, commenti, opmerkingen, notities, notitie',
  posting:
    'description, job description, posting text, posting, stellenbeschreibung, beschreibung, description du poste, descripcion, descricao, descrizione, omschrijving, functieomschrijving',
  work_mode:
    'work mode, workplace type, work type, work model, work arrangement, remote type, location type, arbeitsmodell, arbeitsform, mode de travail, modalidad, modalidade, modalita di lavoro, werkvorm',
  employment_type:
    'employment type, job type, contract type, type, type of employment, anstellungsart, beschaftigungsart, vertragsart, type de contrat, tipo de contrato, tipo di contratto, contratto, contrato, dienstverband',
  salary:
    'salary, salary range, pay, pay range, compensation, gehalt, lohn, gehaltsspanne, salaire, remuneration, salario, retribucion, remuneracao, stipendio, retribuzione, salaris',
  salary_min: 'salary min, min salary, minimum salary, salary from, gehalt von, gehalt min',
  salary_max: 'salary max, max salary, maximum salary, salary to, gehalt bis, gehalt max',
  salary_currency: 'salary currency, currency, wahrung, devise, moneda, moeda, valuta',
  salary_period: 'salary period, pay period, pay rate, gehaltszeitraum',
  interview_date:
    'interview date, interview, interview on, date of interview, vorstellungsgesprach, gesprachstermin, date d entretien, entretien, fecha de entrevista, entrevista, data da entrevista, data colloquio, colloquio, gesprek',
  interview_type: 'interview type',
  interview_round: 'interview round',
  created_at: 'created at, created, date created, date added, added, added on, date saved',
  updated_at: 'updated at, updated, last updated, last modified',
}

const FIELD_BY_NAME: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    NAMES[field]
      .split(', ')
      .filter(Boolean)
      .map((name) => [name, field] as const),
  ),
)

/** Folds `appliedDate`, `Applied_Date` and `Applied date` to one name. */
export const foldHeader = (name: string): string =>
  fold(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '))

/** Columns that every own export has, even if a spreadsheet has removed others. */
const OWN_COLUMNS = ['company', 'position', 'status', 'application_date', 'created_at']

/** LinkedIn's data beside the application, which is never stored. */
const PRIVATE_OF_LINKEDIN = new Set([
  'contact email',
  'contact phone number',
  'question and answers',
  'questions and answers',
])

/** Detects the program that wrote a file with these columns. */
export function detectFormat(columns: readonly string[]): ImportFormat {
  if (OWN_COLUMNS.every((name) => columns.includes(name))) return 'foothold'
  const names = new Set(columns.map(foldHeader))
  const hasAny = (...wanted: string[]) => wanted.some((name) => names.has(name))
  const hasAll = (...wanted: string[]) => wanted.every((name) => names.has(name))
  if (hasAll('company name', 'job title')) {
    const hasDate = hasAny('application date', 'saved date')
    const isLinkedIn = hasAny('job url', 'resume name', ...PRIVATE_OF_LINKEDIN)
    if (hasDate && isLinkedIn) return 'linkedin'
  }
  if (hasAny('job title') && hasAny('job source')) return 'jobsync'
  const hasCompany = hasAny('company', 'company name', 'employer')
  if (!hasCompany) return 'other'
  if (hasAny('excitement') || (hasAny('job position') && hasAny('date saved', 'max salary'))) {
    return 'teal'
  }
  if (hasAny('list', 'list name', 'board', 'board name', 'huntr url')) return 'huntr'
  const isSimplify = hasAny('job title') && hasAny('job url', 'job link') && hasAny('applied date')
  if (isSimplify || hasAll('applied date', 'status date')) return 'simplify'
  return 'other'
}

/** Whether a column is neither stored nor shown. */
export const isPrivateColumn = (format: ImportFormat, name: string): boolean =>
  format === 'linkedin' && PRIVATE_OF_LINKEDIN.has(foldHeader(name))

/**
 * Maps each column to a field by its name; null if no field fits, or another column fits better.
 */
export function mapColumns(
  columns: readonly string[],
  format: ImportFormat,
): Map<string, ImportField | null> {
  const folded = new Set(columns.map(foldHeader))
  const taken = new Set<ImportField>()
  const readField = (column: string): ImportField | null => {
    const name = foldHeader(column)
    const own = format === 'foothold' ? IMPORT_FIELDS.find((one) => one === column) : undefined
    const field = own ?? FIELD_BY_NAME.get(name)
    if (field === undefined || isPrivateColumn(format, column)) return null
    const better = PREFERRED[field]?.find((one) => folded.has(one))
    if (better !== undefined && better !== name) return null
    if (taken.has(field) && !JOINED_FIELDS.has(field)) return null
    taken.add(field)
    return field
  }
  return new Map(columns.map((column) => [column, readField(column)]))
}

/** The order of preference if several columns could be the same field. */
const PREFERRED: Partial<Record<ImportField, readonly string[]>> = {
  status: ['status', 'application status', 'list'],
  application_date: ['application date', 'date applied', 'applied date'],
  location: ['location', 'locations', 'job location', 'ort', 'standort'],
  position: ['position', 'job position', 'job title'],
  url: ['job url', 'url', 'link'],
}
