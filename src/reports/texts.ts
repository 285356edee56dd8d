import { type Language, LANGUAGE_CODES } from '../language/languages.ts'
import type { ReportForm, ReportResult } from './constants.ts'
import type { ReportRow } from './schema.ts'

/** Every language of the app, for the general record that is not an office's own form. */
export type ReportLanguage = Language

type Column =
  | 'date'
  | 'employer'
  | 'firm'
  | 'address'
  | 'contact'
  | 'position'
  | 'title'
  | 'assigned'
  | 'time'
  | 'channel'
  | 'method'
  | 'result'
  | 'result_date'
  | 'refusal'
  | 'remarks'

/** The columns of each form, in order. */
export const FORM_COLUMNS: Record<ReportForm, readonly Column[]> = {
  general: [
    'date',
    'employer',
    'address',
    'contact',
    'position',
    'channel',
    'result',
    'result_date',
    'remarks',
  ],
  de: ['date', 'employer', 'position', 'channel', 'result', 'remarks'],
  ch: ['date', 'firm', 'contact', 'title', 'assigned', 'time', 'channel', 'result', 'refusal'],
  us: ['date', 'firm', 'contact', 'method', 'position', 'result', 'remarks'],
}

type Texts = {
  title: string
  columns: Record<Column, string>
  results: Record<ReportResult, string>
  efforts: string
  fullTime: string
  partTime: string
  yes: string
  name: string
  range: string
  signature: string
  /** `#` is the page number, `##` the number of pages. */
  page: string
  week: string
  perWeek: string
  nothing: string
  until: string
}

const EN: Texts = {
  title: 'Record of job search',
  columns: {
    date: 'Date',
    employer: 'Employer',
    firm: 'Employer and place',
    address: 'Place',
    contact: 'Contact',
    position: 'Position',
    title: 'Position',
    assigned: 'Assigned',
    time: 'Full/part time',
    channel: 'Channel',
    method: 'Method',
    result: 'Result',
    result_date: 'Answered',
    refusal: 'Reason, remarks',
    remarks: 'Remarks',
  },
  results: {
    open: 'Open',
    interviewing: 'Interview',
    offer: 'Offer',
    rejected: 'Rejected',
    ghosted: 'No answer',
    withdrawn: 'Withdrawn',
    declined: 'Declined',
    closed: 'Position closed',
  },
  efforts: 'Other effort',
  fullTime: 'Full time',
  partTime: 'Part time',
  yes: 'Yes',
  name: 'Name',
  range: 'Period',
  signature: 'Place, date, signature',
  page: 'Page # of ##',
  week: 'Week beginning on Sunday',
  perWeek: 'Contacts per week',
  nothing: 'Nothing was sent or done in this period.',
  until: 'to',
}

const DE: Texts = {
  title: 'Nachweis der Eigenbemühungen',
  columns: {
    date: 'Datum',
    employer: 'Arbeitgeber',
    firm: 'Firma, Ort',
    address: 'Ort',
    contact: 'Kontaktperson, Telefon',
    position: 'Stelle',
    title: 'Stelle als',
    assigned: 'Zuweisung RAV',
    time: 'Voll-/Teilzeit',
    channel: 'Art der Bewerbung',
    method: 'Art der Bewerbung',
    result: 'Ergebnis',
    result_date: 'Antwort am',
    refusal: 'Absagegrund, Bemerkungen',
    remarks: 'Bemerkungen',
  },
  results: {
    open: 'Offen',
    interviewing: 'Gespräch',
    offer: 'Zusage',
    rejected: 'Absage',
    ghosted: 'Keine Antwort',
    withdrawn: 'Zurückgezogen',
    declined: 'Abgelehnt',
    closed: 'Stelle nicht mehr offen',
  },
  efforts: 'Weitere Bemühung',
  fullTime: 'Vollzeit',
  partTime: 'Teilzeit',
  yes: 'Ja',
  name: 'Name',
  range: 'Zeitraum',
  signature: 'Ort, Datum, Unterschrift',
  page: 'Seite # von ##',
  week: 'Woche ab Sonntag',
  perWeek: 'Kontakte pro Woche',
  nothing: 'In diesem Zeitraum gab es keine Bemühungen.',
  until: 'bis',
}

const FR: Texts = {
  title: 'Preuves de recherches personnelles d’emploi',
  columns: {
    date: 'Date',
    employer: 'Employeur',
    firm: 'Entreprise, lieu',
    address: 'Lieu',
    contact: 'Personne de contact, téléphone',
    position: 'Poste',
    title: 'Emploi comme',
    assigned: 'Assignation ORP',
    time: 'Plein temps/temps partiel',
    channel: 'Type de candidature',
    method: 'Type de candidature',
    result: 'Résultat',
    result_date: 'Réponse le',
    refusal: 'Motif du refus, remarques',
    remarks: 'Remarques',
  },
  results: {
    open: 'En suspens',
    interviewing: 'Entretien',
    offer: 'Engagement',
    rejected: 'Refus',
    ghosted: 'Sans réponse',
    withdrawn: 'Retirée',
    declined: 'Déclinée',
    closed: 'Poste repourvu',
  },
  efforts: 'Autre démarche',
  fullTime: 'Plein temps',
  partTime: 'Temps partiel',
  yes: 'Oui',
  name: 'Nom',
  range: 'Période',
  signature: 'Lieu, date, signature',
  page: 'Page # sur ##',
  week: 'Semaine du dimanche',
  perWeek: 'Contacts par semaine',
  nothing: 'Aucune recherche durant cette période.',
  until: 'au',
}

const IT: Texts = {
  title: 'Prova delle ricerche personali di lavoro',
  columns: {
    date: 'Data',
    employer: 'Datore di lavoro',
    firm: 'Ditta, luogo',
    address: 'Luogo',
    contact: 'Persona di contatto, telefono',
    position: 'Posto',
    title: 'Impiego come',
    assigned: 'Assegnazione URC',
    time: 'Tempo pieno/parziale',
    channel: 'Tipo di candidatura',
    method: 'Tipo di candidatura',
    result: 'Risultato',
    result_date: 'Risposta il',
    refusal: 'Motivo del rifiuto, osservazioni',
    remarks: 'Osservazioni',
  },
  results: {
    open: 'In sospeso',
    interviewing: 'Colloquio',
    offer: 'Assunzione',
    rejected: 'Rifiuto',
    ghosted: 'Nessuna risposta',
    withdrawn: 'Ritirata',
    declined: 'Declinata',
    closed: 'Posto occupato',
  },
  efforts: 'Altra ricerca',
  fullTime: 'Tempo pieno',
  partTime: 'Tempo parziale',
  yes: 'Sì',
  name: 'Nome',
  range: 'Periodo',
  signature: 'Luogo, data, firma',
  page: 'Pagina # di ##',
  week: 'Settimana dalla domenica',
  perWeek: 'Contatti per settimana',
  nothing: 'Nessuna ricerca in questo periodo.',
  until: 'al',
}

const ES: Texts = {
  title: 'Justificante de búsqueda de empleo',
  columns: {
    date: 'Fecha',
    employer: 'Empresa',
    firm: 'Empresa y lugar',
    address: 'Lugar',
    contact: 'Persona de contacto',
    position: 'Puesto',
    title: 'Puesto',
    assigned: 'Asignado',
    time: 'Jornada',
    channel: 'Medio',
    method: 'Medio',
    result: 'Resultado',
    result_date: 'Respuesta el',
    refusal: 'Motivo, observaciones',
    remarks: 'Observaciones',
  },
  results: {
    open: 'Pendiente',
    interviewing: 'Entrevista',
    offer: 'Oferta',
    rejected: 'Rechazada',
    ghosted: 'Sin respuesta',
    withdrawn: 'Retirada',
    declined: 'Declinada',
    closed: 'Vacante cerrada',
  },
  efforts: 'Otra gestión',
  fullTime: 'Jornada completa',
  partTime: 'Jornada parcial',
  yes: 'Sí',
  name: 'Nombre',
  range: 'Periodo',
  signature: 'Lugar, fecha, firma',
  page: 'Página # de ##',
  week: 'Semana desde el domingo',
  perWeek: 'Contactos por semana',
  nothing: 'No hubo gestiones en este periodo.',
  until: 'al',
}

const NL: Texts = {
  title: 'Overzicht van sollicitatieactiviteiten',
  columns: {
    date: 'Datum',
    employer: 'Werkgever',
    firm: 'Werkgever, plaats',
    address: 'Plaats',
    contact: 'Contactpersoon',
    position: 'Functie',
    title: 'Functie',
    assigned: 'Toegewezen',
    time: 'Voltijd/deeltijd',
    channel: 'Manier',
    method: 'Manier',
    result: 'Resultaat',
    result_date: 'Antwoord op',
    refusal: 'Reden, opmerkingen',
    remarks: 'Opmerkingen',
  },
  results: {
    open: 'Open',
    interviewing: 'Gesprek',
    offer: 'Aanbod',
    rejected: 'Afgewezen',
    ghosted: 'Geen antwoord',
    withdrawn: 'Ingetrokken',
    declined: 'Afgeslagen',
    closed: 'Vacature vervallen',
  },
  efforts: 'Andere activiteit',
  fullTime: 'Voltijd',
  partTime: 'Deeltijd',
  yes: 'Ja',
  name: 'Naam',
  range: 'Periode',
  signature: 'Plaats, datum, handtekening',
  page: 'Pagina # van ##',
  week: 'Week vanaf zondag',
  perWeek: 'Contacten per week',
  nothing: 'In deze periode waren er geen activiteiten.',
  until: 'tot en met',
}

const PT: Texts = {
  title: 'Comprovante de busca de emprego',
  columns: {
    date: 'Data',
    employer: 'Empresa',
    firm: 'Empresa e local',
    address: 'Local',
    contact: 'Pessoa de contato',
    position: 'Vaga',
    title: 'Vaga',
    assigned: 'Encaminhada',
    time: 'Período integral/parcial',
    channel: 'Meio',
    method: 'Meio',
    result: 'Resultado',
    result_date: 'Resposta em',
    refusal: 'Motivo, observações',
    remarks: 'Observações',
  },
  results: {
    open: 'Em aberto',
    interviewing: 'Entrevista',
    offer: 'Proposta',
    rejected: 'Negativa',
    ghosted: 'Sem resposta',
    withdrawn: 'Retirada',
    declined: 'Recusada',
    closed: 'Vaga encerrada',
  },
  efforts: 'Outra ação',
  fullTime: 'Período integral',
  partTime: 'Período parcial',
  yes: 'Sim',
  name: 'Nome',
  range: 'Período',
  signature: 'Local, data, assinatura',
  page: 'Página # de ##',
  week: 'Semana a partir de domingo',
  perWeek: 'Contatos por semana',
  nothing: 'Não houve ações neste período.',
  until: 'a',
}

export const REPORT_TEXTS: Record<ReportLanguage, Texts> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  it: IT,
  nl: NL,
  pt: PT,
}

/** The languages of each form; the first is its default. */
export const FORM_LANGUAGES: Record<ReportForm, readonly ReportLanguage[]> = {
  general: LANGUAGE_CODES,
  de: ['de'],
  ch: ['de', 'fr', 'it'],
  us: ['en'],
}

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const

/** Formats a day as offices of the form write it; the general form uses its language's format. */
export function writeDay(day: string, form: ReportForm, language: ReportLanguage): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (form === 'us') return `${month}/${date}/${year}`
  if (form !== 'general') return `${date}.${month}.${year}`
  return language === 'en' ? day : new Intl.DateTimeFormat(language, DAY).format(new Date(day))
}

const ASSIGNED = /\b(?:rav|orp|urc|job ?cent(?:re|er)|arbeitsamt|arbeitsagentur)\b/i
const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

/** A row's cells, in the order of the form's columns. */
export function writeRow(row: ReportRow, form: ReportForm, language: ReportLanguage): string[] {
  const texts = REPORT_TEXTS[language]
  const result = row.result === null ? texts.efforts : texts.results[row.result]
  const answered = row.result_date === null ? '' : writeDay(row.result_date, form, language)
  const hasOwnDate = FORM_COLUMNS[form].includes('result_date')
  const cells: Record<Column, string> = {
    date: writeDay(row.date, form, language),
    employer: row.employer ?? '',
    firm: join(row.employer, row.address),
    address: row.address ?? '',
    contact: row.contact ?? '',
    position: row.position ?? '',
    title: row.position ?? '',
    assigned: row.channel !== null && ASSIGNED.test(row.channel) ? texts.yes : '',
    time: row.full_time === null ? '' : row.full_time ? texts.fullTime : texts.partTime,
    channel: row.channel ?? '',
    method: row.channel ?? '',
    result: hasOwnDate ? result : join(result, answered),
    result_date: answered,
    refusal: row.remarks ?? '',
    remarks: row.remarks ?? '',
  }
  return FORM_COLUMNS[form].map((column) => cells[column])
}
