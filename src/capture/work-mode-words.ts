import type { WorkMode } from '../jobs/terms.ts'

// How postings say whether one works at a workplace, from home or both, with or without accents.

const HYBRID = [
  'hybrid(?:e[nrs]?|n[ěéíáýeou]\\p{L}{0,2}|t|o|isk\\p{L}*)?|h[ií]brid[oa]?s?|ibrid[oai]|hybryd\\p{L}*|hibrit(?: çalışma)?|teilweise home[ -]?office|part ?home',
  't[ée]l[ée]travail partiel|гибридн?\\p{L}*|гібридн?\\p{L}*|хибридн?\\p{L}*|υβριδικ\\p{L}*|הי?ברידי\\p{L}*|هجين',
  'ハイブリッド(?:勤務|ワーク)?|混合(?:办公|辦公)|하이브리드(?: ?근무)?',
]
const REMOTE = [
  'remote(?: work(?:ing)?)?|telecommut(?:e|ing)|telework(?:ing)?|work(?:ing)? from home|wfh|home[ -]?office|anywhere|worldwide',
  'mobiles? arbeiten|t[ée]l[ée]travail|[àa] distance|teletrabajo|(?:trabajo )?remot[oa]|(?:trabajo )?a distancia|teletrabalho|(?:trabalho )?[àa] dist[âa]ncia',
  'telelavoro|smart working|(?:da|in) remoto|lavoro agile|thuiswerk\\p{L}*|op afstand|(?:praca )?zdaln\\p{L}*',
  '(?:pr[áa]ce )?na d[áa]lku|(?:pr[áa]ce |pr[áa]ca )?z domova|(?:på )?distans(?:arbete)?|hemarbete|fjernarbe[ij]de?|hjemmearbe[ij]de?|hjemmekontor',
  'et[äa]n[äa]|et[äa]ty[öo]|t[áa]vmunka|(?:de )?la distan[țţt][ăa]|rad od kuće|na daljavo|delo od doma|nuotolin\\p{L}*|kaugtöö|attālināt\\p{L}*',
  'uzaktan(?: çalışma)?|evden çalışma|từ xa|удал[её]нн?\\p{L}*(?: работ\\p{L}*)?|дистанц\\p{L}*(?: работ\\p{L}*)?|віддален\\p{L}*|дистанційн\\p{L}*',
  'от разстояние|τηλεργασία|εξ αποστάσεως|עבודה מהבית|מרחוק|عن بعد|از راه دور',
  'リモート(?:ワーク|勤務)?|フルリモート|在宅(?:勤務|ワーク)?|テレワーク|远程(?:办公|工作)?|居家办公|遠端(?:工作)?|재택(?: ?근무)?|원격(?: ?근무)?',
]
const ONSITE = [
  'on[ -]?site|in[ -]office|in person|vor ort|sur site|(?:en )?pr[ée]sentiel(?:le)?|(?:en )?presencial|in (?:sede|presenza)|op (?:locatie|kantoor)',
  'stacjonarn\\p{L}*|na pracovi(?:sku|šti)|på (?:plats|kontoret)|på stedet|paikan päällä|yerinde|ofiste(?:n)?|в офисе|в офісі|출근|现场办公|出社',
]
const WHOLLY =
  'exclusively|entirely|ausschließlich|nur|rein|komplett|vollständig|exclusivement|uniquement|entièrement|totalement|exclusivamente|únicamente|s[oó]lo|somente|apenas|totalmente|completamente|esclusivamente|interamente|uitsluitend|volledig|wyłącznie|tylko|całkowicie|výhradně|pouze|endast|helt|udelukkende|kun|utelukkende|vain|kizárólag|csak|exclusiv|doar|только|полностью|исключительно|лише|тільки|виключно|само'
/** `Fully remote`, `100% remote`, `nur im Homeoffice` */
const BEFORE = `100\\s?%\\s*|(?:fully|full|${WHOLLY}|partially|teilweise|parcialmente|parzialmente) (?:(?:im|en|em|in|w|på) )?`
/** `Remote first`, `thuiswerken mogelijk` */
const AFTER = `[ -](?:${WHOLLY}|first|only|friendly|possible|work|job|partiel|total|complet|möglich|mogelijk|mulig|möjligt|možn\\p{L}+|możliw\\p{L}+)|可`

const CJK = '\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}'
/** Words of other scripts may touch the words beside them. */
const alone = (words: string) =>
  `(?:(?<!\\p{L})|(?<=[${CJK}])(?=[${CJK}]))(?:${words})(?:(?!\\p{L})|(?<=[${CJK}]))`
const WORDS: readonly (readonly [WorkMode, readonly string[]])[] = [
  ['hybrid', HYBRID],
  ['remote', REMOTE],
  ['onsite', ONSITE],
]
export const WORK_MODE_WORDS = WORDS.map(
  ([mode, words]) => [mode, new RegExp(alone(words.join('|')), 'iu')] as const,
)
const ANY = WORDS.flatMap(([, words]) => words).join('|')
/** A whole note on it: `fully remote`, `remote possible`. */
export const WORK_MODE_NOTE = new RegExp(alone(`(?:${BEFORE})?(?:${ANY})(?:${AFTER})?`), 'giu')
/** The same in brackets, with further words. */
export const WORK_MODE_ASIDE = new RegExp(
  `[(（][^()（）]{0,40}${alone(ANY)}[^()（）]{0,40}[)）]`,
  'giu',
)
