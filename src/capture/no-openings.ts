import type { PageFacts } from './facts.ts'

/** Joins the words before and after `no open positions` in a language. */
const none = (before: string, positions: string) =>
  String.raw`(?:${before})\s(?:[\p{L}’'/-]+\s){0,3}?(?:${positions})(?!\p{L})`

// Each language says it with "no" before the positions, however they are called.
const PHRASES = [
  none(
    "no|not(?: currently)? have any|(?:aren[’']t|are not) any|not (?:currently )?(?:hiring|recruiting)(?: for)?",
    'openings|vacancies|open(?:ed)? (?:positions?|roles?|jobs?)|(?:positions?|roles?|jobs?) (?:open|available)|vacant (?:positions?|posts?)|available (?:positions?|jobs?)|job offers|job openings',
  ),
  none(
    'keine|kein|keinen',
    '(?:Stellen|Jobs|Positionen|Stellenangebote|Jobangebote|Vakanzen|Stellenausschreibungen) (?:frei|offen|verfügbar|zu besetzen|ausgeschrieben)|(?:offenen?|freien?|vakanten?|aktuellen?) (?:Stellen|Jobs|Positionen|Stellenangebote)|Stellenangebote|Jobangebote|Vakanzen',
  ),
  none(
    'aucune?|pas de',
    "(?:offres?|postes?|opportunités?|recrutements?)(?: d[’']emploi)? (?:à pourvoir|ouverte?s?|disponibles?|vacante?s?|en cours|actuelle(?:ment|s)?|pour l[’']instant|(?:pour le|en ce|à ce) moment)|offres? d[’']emploi",
  ),
  String.raw`pas d[’'](?:offres?|opportunités?)(?: d[’']emploi)? (?:à pourvoir|ouvertes?|disponibles?|en cours|actuellement|pour l[’']instant|(?:pour le|en ce|à ce) moment)`,
  String.raw`pas d[’']offres? d[’']emploi`,
  none(
    'no (?:hay|tenemos|disponemos de|contamos con)|ningun[ao]?',
    'vacantes|(?:puestos|plazas|ofertas|posiciones|empleos|búsquedas)(?: de (?:trabajo|empleo))? (?:abiert[ao]s|vacantes|disponibles|activas)|ofertas de (?:empleo|trabajo)',
  ),
  none(
    'não (?:há|temos|existem)|nenhuma|sem',
    'vagas?|(?:posições|oportunidades|ofertas)(?: de emprego)? (?:abertas|disponíveis|em aberto)|ofertas de emprego',
  ),
  none(
    'non (?:ci sono|abbiamo|sono (?:presenti|disponibili|aperte))|nessuna',
    'posizion[ei](?: lavorativ[ae])? (?:apert[ae]|disponibil[ei]|vacant[ei])|offert[ae] di lavoro|ricerche di personale',
  ),
  none('geen', 'vacatures?|(?:open|openstaande) (?:functies|posities|vacatures?)'),
  none(
    'nie (?:ma(?:my)?|prowadzimy|posiadamy)|brak',
    '(?:otwartych|wolnych|aktualnych|dostępnych) (?:stanowisk|ofert|miejsc|rekrutacji|wakatów)|ofert pracy|rekrutacji|wakatów',
  ),
  none(
    'nemáme|nejsou|nehledáme|nenabízíme',
    '(?:voln[áéý]\\p{L}*|otevřen\\p{L}+) (?:mís\\p{L}+|pozic\\p{L}*)|nabídky? práce',
  ),
  none(
    'inga|ingen|inte några',
    '(?:lediga|utannonserade|öppna) (?:tjänster|jobb|platser|positioner)|lediga tjänst',
  ),
  none(
    'ingen|ikke (?:nogen|noen)',
    '(?:ledige|åbne|åpne|opslåede|utlyste) (?:stillinger|jobs?|job|positioner)',
  ),
  none('ei ole', 'avoimia (?:työpaikkoja|tehtäviä|paikkoja)'),
  none('nincs(?:enek)?', '(?:nyitott|betöltetlen|meghirdetett) (?:pozíció\\p{L}*|állás\\p{L}*)'),
]
const NONE = new RegExp(String.raw`(?<!\p{L})(?:${PHRASES.join('|')})`, 'iu')
/** Other positions than the page's own, or only some of its list: `no other vacancies`, `no suitable vacancy`. */
const OTHERS =
  /(?<!\p{L})(?:other|further|more|additional|weitere[nr]?|anderen?|sonstigen?|autres?|otr[ao]s|más|outr[ao]s|mais|altr[aei]|ulteriori|andere|overige|innych|dalších|jiné|andra|fler|andre|flere|suitable|matching|right|passende[nrs]?|geeignete[nr]?|geschikte|adéquate?s?|adecuad[ao]s?|adequad[ao]s?|adatt[aeio]|odpowiedni\p{L}*|vhodn\p{L}*|passande|lämplig[at]?|remote|hybrid\p{L}*|(?:full|part)[ -]?time|intern(?:ship)?|student|freelance|entry[ -]level|junior|senior)(?!\p{L})/iu
const TEXT_MAX = 300
const LINES_MAX = 800

/** Whether a text says that nothing is open: `We currently have no open positions`. */
const saysNoOpenings = (text: string): boolean =>
  text.length <= TEXT_MAX && NONE.test(text) && !OTHERS.test(NONE.exec(text)?.[0] ?? '')

/** Whether the page says that nothing is open, so that what it names are examples. */
export const isWithoutOpenings = ({ main }: PageFacts): boolean =>
  main.slice(0, LINES_MAX).some(({ text }) => saysNoOpenings(text))
