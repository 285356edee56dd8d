import type { Run } from './page.ts'
import { toWorkMode } from './values.ts'

// Whether a page says that the work is done from home, and not only that one may work there.

const NOTE_MAX = 60
/** A benefit: `Home office by arrangement`, `2 days of remote work`. */
const ALLOWED =
  /(?<!\p{L})(?:möglich\p{L}*|absprache|vereinbarung|teilweise|gelegentlich\p{L}*|zeitweise|anteilig|bei bedarf|optional|options?|optie|opción|opção|opzione|opcj\p{L}+|possib\p{L}+|posib\p{L}+|mogelijk\p{L}*|możliwość|možnost\p{L}*|mulighe[dt]\p{L}*|möjlighet\p{L}*|occasional\p{L}*|partial\p{L}*|partly|sometimes|partiel\p{L}*|parcial\p{L}*|parzial\p{L}*|agreement|arrangement|allowed|allowance|tage?n?|days?|jours?|journées?|días?|dias?|giorn[oi]|dag(?:en|e|ar)?|dni|dn[íůy]|wochentage?|zuschuss)(?!\p{L})/iu

/** Whether a short line says that the work is done from home. */
export const isRemoteOnly = (main: readonly Run[]): boolean =>
  main.some(
    ({ text }) => text.length < NOTE_MAX && toWorkMode(text) === 'remote' && !ALLOWED.test(text),
  )

const WHOLLY = [
  String.raw`(?:fully|completely|entirely|100 ?%|all)[ -]remote(?:ly)?`,
  String.raw`(?:komplett|vollständig|ausschließlich|rein|zu 100 ?(?:%|Prozent)|100 ?%) (?:remote|im home[ -]?office)`,
  String.raw`(?:100 ?%|entièrement|totalement|complètement|full) (?:en |à )?(?:télétravail|distance|remote)`,
  String.raw`(?:100 ?%|totalmente|completamente|al 100 ?%) (?:en |de forma |da |de maneira |a |à )?(?:remot[oa]|distancia|distância|teletrabajo|teletrabalho)`,
  String.raw`(?:volledig|100 ?%) (?:remote|op afstand|thuis)`,
  String.raw`(?:w pełni|całkowicie|100 ?%) zdaln\p{L}+`,
  String.raw`(?:helt|100 ?%) (?:på distans|remote)`,
].join('|')
const WORK =
  'we|team|company|position|role|job|wir|stelle|unternehmen|nous|équipe|poste|entreprise|somos|trabajamos|trabalhamos|puesto|empresa|vaga|siamo|lavoriamo|posizione|azienda|wij|functie|bedrijf|pracujemy|zespół|vi|tjänsten|stillingen'
const SAID = new RegExp(
  String.raw`(?<!\p{L})(?:${WORK})(?!\p{L})[^.!?]{0,60}?\s(?:${WHOLLY})(?!\p{L})(?<end>[^.!?]{0,30})`,
  'iu',
)
const NOT =
  /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|non|não|niet|geen|nie|inte|ikke|or|oder|ou|may|can|could|kann\p{L}*|können)(?!\p{L})|n[’']t\s/iu
const TEXT_MAX = 600
const LINES_MAX = 800

/** Whether a sentence says that all of the work is done from home: `We work fully remotely.` */
export const saysAllRemote = (main: readonly Run[]): boolean =>
  main.slice(0, LINES_MAX).some(({ text }) => {
    if (text.length > TEXT_MAX) return false
    const found = SAID.exec(text)
    return found !== null && !NOT.test(found[0]) && !ALLOWED.test(found.groups?.['end'] ?? '')
  })
