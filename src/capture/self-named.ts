import { isBoardHost } from './board-hosts.ts'
import type { PageFacts } from './facts.ts'
import { soundsLikePlace } from './place-names.ts'
import { isNobody, isOfHost } from './title.ts'
import { fold } from '../fold.ts'

const NAME = String.raw`(?<name>\p{Lu}[\p{L}\p{N}&.'’+-]*(?:\s+[\p{Lu}\d&][\p{L}\p{N}&.'’+-]*){0,4})`
/** How a company speaks of itself in a posting's text. */
const SENTENCES = [
  String.raw`^(?:At|Bei|Chez|Bij|Presso|En|Na|V|Hos)\s+${NAME},?\s+(?:we|you|our|wir|du|sie|bieten|nous|vous|tu|wij|je|noi|siamo|somos|no[sz]|você|vi)\b`,
  String.raw`^${NAME}\s+(?:is|are)\s+(?:currently\s+|now\s+|actively\s+)?(?:looking|seeking|searching|hiring|recruiting|an?\s|the\s|one of)`,
  String.raw`^(?:Die |Der |Das )?${NAME}\s+(?:sucht|ist ein|recrute|recherche|est une?|busca|es una?|cerca|è un|zoekt|is een|szuka|poszukuje|hledá|söker|søger|søker|procura)(?=\s)`,
  String.raw`^(?:About|Über|Qui est|À propos de|Sobre|Chi è|Over|O firmie|O společnosti|Om|Who is|What is|Why|Working at|Life at|Arbeiten bei|Werken bij|Travailler chez)\s+${NAME}\s*[?!.:]*$`,
  String.raw`^(?:Join|Follow)\s+${NAME}\s+(?:and|as|on)\b`,
].map((source) => new RegExp(source, 'u'))
const NOBODY =
  /^(?:we|you|us|this|these|that|it|they|he|she|there|the (?:role|position|job|team|company|successful|ideal|candidate).*|our .*|your .*|its|role|team|job|position|company|candidates?|applicants?|who|what|wir|sie|ihr|unser\w*|uns|mich|dich|diese\w*|das team|nous|vous|notre|nos|votre|on|il|elle|ce|noi|nosotros|ons|onze|work\w*|remote|benefits?|everyone|here|now|if|as|not|if|in|at)$/i

/** The name by which the page's own text calls the company, where two sentences or the site agree. */
export function findSelfNamed(facts: PageFacts, host: string): string | undefined {
  const { main, metas, title } = facts
  const around = ` ${fold(`${title} ${metas.get('og:title') ?? ''} ${metas.get('og:description') ?? ''} ${metas.get('description') ?? ''}`)} `
  const votes = new Map<string, { name: string; count: number }>()
  for (const { text } of main.slice(0, RUNS_MAX)) {
    const name = SENTENCES.map(
      (sentence) => sentence.exec(text.slice(0, START_MAX))?.groups?.['name'],
    )
      .find((found) => found !== undefined)
      ?.replace(/[.'’]s?$/u, '')
    if (name === undefined || name.length < 2 || NOBODY.test(name) || isNobody(name)) continue
    if (soundsLikePlace(name)) continue
    const count = votes.get(fold(name))?.count ?? 0
    votes.set(fold(name), { name, count: count + 1 })
  }
  const known = [...votes].map(([folded, { name, count }]) => ({
    name,
    count: count + (around.includes(` ${folded} `) ? 1 : 0) + (isOfHost(name, host) ? 2 : 0),
  }))
  const [best] = known.toSorted((one, other) => other.count - one.count)
  return best !== undefined && best.count >= 2 ? best.name : findAsHost(facts, host)
}

const RUNS_MAX = 400
/** Of a text, in characters: a company names itself in its beginning. */
const START_MAX = 160

/** Hosts of pages, whose own names are their users'. */
const SHARED =
  /(?:^|\.)(?:github|gitlab|netlify|vercel|pages|web|firebaseapp|herokuapp|wordpress|blogspot|wixsite|weebly|notion|google|example)\.\w+$/

/** The name that is written together in the host: `Bread is Life` of `breadislife.com`. */
export function findAsHost({ runs }: PageFacts, host: string): string | undefined {
  const label = host.split('.').at(-2) ?? ''
  if (!/^[a-z\d-]{4,30}$/.test(label) || SHARED.test(host) || isBoardHost(host)) return undefined
  const letters = Array.from(label.replaceAll('-', ''))
  const name = new RegExp(
    `(?<![\\p{L}\\p{N}@./])${letters.join("[ .&'’-]{0,2}")}(?![\\p{L}\\p{N}@])`,
    'iu',
  )
  for (const text of runs.slice(0, RUNS_MAX)) {
    const found = text.length < 2_000 ? name.exec(text)?.[0] : undefined
    if (found !== undefined && /\p{Lu}/u.test(found) && !/\.\w{2,3}$/.test(found)) return found
  }
  return undefined
}
