import { isNoCompany } from './title.ts'
import { hasLegalForm } from '../jobs/company-key.ts'

/** Email addresses, list items, files, legal notices and streets. */
const OTHER = [
  /@|^[-–—•*·]|^\([^()]*\)$/u,
  /^(?:nr|no|n[.º°]|ref|kennziffer|offre|oferta|offer|annonce|anuncio)\b[.:]?\s?\d/iu,
  /\s[/|]\s/u,
  /^(?:im|in|am|bei|beim|au|à|chez|en|at|da|di|te|bij|på|hos|во?|у)\s\p{Lu}/u,
  // Named in notices about cookies; the employer is called by its first word only.
  /^(?:Google|Meta Platforms|Facebook|YouTube|Vimeo|Cloudflare|Microsoft|LinkedIn|Usercentrics|Cookiebot|OneTrust|Hotjar|Matomo)(?:\s(?:Ireland|Analytics|Maps|Fonts|Corporation|A\/S))*,?(?:\s(?:Limited|Ltd|LLC|Inc|GmbH|Corporation))\.?$/u,
  /[:：…]$|\.{3}$|^(?:tweet|pin it|teile[nd]?|share)$/iu,
  /\((?:PDF|DOCX?|XLSX?|[\d.,]+\s?[KM]B)\b/iu,
  /\b(?:derechos reservados|direitos reservados|droits réservés|diritti riservati|rechte vorbehalten|rechten voorbehouden)\b/iu,
  /^\d{1,5}\s.*\s(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Drive)\.?$/u,
  /\s(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Drive)\.?\s[NSEW]{1,2}$/u,
  /^(?:posting details|notices?|aktuelles|nachrichten|actualités?|novedades|notizie|ultime notizie|nieuws|notícias|in[ií]cio|personal anfragen|personas|personen|people|talents?|talentos?|team|staff|students?|mitarbeiter(?:innen)?|kolleg(?:en|innen))$/iu,
  // A section's name and more: `Jobs for bakers`.
  /^(?:[Jj]obs|[Cc]areers|[Kk]arriere|[Ss]tellen|[Ee]mplois|[Ee]mpleos?|[Vv]agas|[Vv]acatures)\s\p{Ll}/u,
  /^(?:on|we(?:['’]re)?|wir|nous|ci|si|se|vi|om)$/iu,
]
/** Names of systems rather than of those who use them. */
const SYSTEM =
  /^(?:(?:نظام|بوابة|منصة)\s\p{L}|(?:מערכת|פורטל)\s\p{L}|(?:портал|сервис|сервіс|система|реестр|реєстр)\s(?:ваканс|работ|робот|подбор|підбор|поиск|пошук)|(?:e-?|online |electronic |national |internal )?(?:recruitment|recruiting|hiring|vacancy|job application|applicant|application) (?:management )?(?:system|portal|platform|service)(?![\p{L}\p{N}])|(?:sistema|portale?|plataforma) (?:de|di|do) (?:recluta\p{L}+|recruta\p{L}+|selecci\p{L}+|seleção|selezione|reclutamiento|empleo|emprego|vagas|lavoro))/iu
/** Whether a text is the name of a system: `Recruitment portal`. */
export const isSystem = (name: string) => SYSTEM.test(name) && !hasLegalForm(name)

/** Words that need another one behind them. */
const OPEN =
  /\s(?:of|for|at|the|and|von|für|bei|und|de|du|des|et|del|della|di|da|do|e|y|en|van|voor|bij)$/iu
/** Calls for applicants, and names of the pages that hold them. */
const CALL =
  /(?<!\p{L})(?:cercasi|cerchiamo|(?:junta-te|junte-se) a nós|work(?:ing)? (?:for|with|at) (?:the|our|us)|mitarbeit|ricerca (?:di )?(?:personale|oss)|selezione (?:di )?personale|búsqueda (?:laboral|docente|de personal)|se busca|buscamos|stellenausschreibung|stellenangebot|personalgesuch|mitarbeiten|jobs? mit|wir suchen|gesucht|offres? d['’]emploi|nous recrutons|on recrute|avis de recrutement|vacatures?|wij zoeken|gezocht|vagas?|ofertas? de (?:emprego|empleo|trabajo)|offert[ae] di lavoro|procura-se|contrata-se|we(?:['’]re| are) hiring|now hiring|join (?:our|the) team|work (?:with|for) us|help wanted|ledig[at]? (?:jobb|tjänst(?:er)?|stilling(?:er)?)|állás(?:ajánlat|hirdetés)(?:ok)?|výběrové řízení|volná místa|wir stellen ein|ausschreibung|nombre de postes|anunț de angajare|angajăm|oferta pracy|poszukujemy|haemme|rekrytoimme)(?!\p{L})/iu

/** Whether a text is not the name of an employer. */
export const isNoEmployer = (name: string): boolean =>
  isNoCompany(name) ||
  OTHER.some((pattern) => pattern.test(name)) ||
  OPEN.test(name) ||
  isSystem(name) ||
  (/[)\p{Ll}]\.$/u.test(name) && name.split(' ').length > 4 && !hasLegalForm(name)) ||
  (!hasLegalForm(name) && CALL.test(name))
