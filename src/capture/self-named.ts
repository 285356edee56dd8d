import type { PageFacts } from './facts.ts'
import type { Vote } from './hints.ts'
import { isNoEmployer } from './no-employer.ts'

const NAME = String.raw`(?<name>\p{Lu}[\p{L}\p{N}&.'’+-]*(?:\s+[\p{Lu}\d&][\p{L}\p{N}&.'’+-]*){0,4})`
/** What companies say that they do. */
const DEEDS =
  'makes|builds|helps|designs|runs|creates|sells|operates|provides|delivers|develops|produces|has been|was born|bietet|entwickelt|baut|betreibt|beschäftigt|fertigt|produziert|conçoit|accompagne|fabrique|développe|propose|emploie|ayuda|ofrece|desarrolla|fabrica|diseña|ajuda|desenvolve|opera|oferece|produz|produce|realizza|sviluppa|progetta|maakt|bouwt|helpt|levert|ontwikkelt|produkuje|tworzy|pomaga|dostarcza|vyrábí|nabízí|vyvíjí|utvecklar|bygger|tillverkar|hjälper|udvikler|laver|producerer|leverer|utvikler'
/** Sentences in which a company names itself. */
const SENTENCES = [
  String.raw`^(?:At|Bei|Chez|Bij|Presso|En|Na|V|Hos)\s+${NAME},?\s+(?:we|you|our|wir|du|sie|bieten|nous|vous|tu|wij|je|noi|siamo|somos|no[sz]|você|vi)\b`,
  String.raw`^${NAME}\s+(?:is|are)\s+(?:currently\s+|now\s+|actively\s+)?(?:looking|seeking|searching|hiring|recruiting|an?\s|the\s|one of)`,
  String.raw`^(?:Die |Der |Das )?${NAME}\s+(?:sucht|ist ein|recrute|recherche|est une?|busca|es una?|cerca|è un|zoekt|is een|szuka|poszukuje|hledá|söker|søger|søker|procura)(?=\s)`,
  String.raw`^(?:About|Über|Qui est|À propos de|Sobre|Chi è|Over|O firmie|O společnosti|Om|Who is|What is|Why|Working at|Life at|Arbeiten bei|Werken bij|Travailler chez)\s+${NAME}\s*[?!.:]*$`,
  String.raw`^(?:Join|Follow)\s+${NAME}\s+(?:and|as|on)\b`,
  String.raw`^(?:Join|Join the)\s+${NAME}(?:\s+(?:team|family|crew))?[!.]*$`,
  String.raw`^${NAME}\s+(?:was founded|is headquartered|speciali[sz]es in|employs|has offices)\b`,
  String.raw`^(?:We are|We['’]re|Wir sind|Nous sommes|Somos|Siamo|Wij zijn|Jesteśmy|Jsme|Vi är|Vi er)\s+(?:die |der |das |de |het |la |le |el |il )?${NAME},`,
  String.raw`^(?:The |A |O |La |Le |Les |El |Il |De |Het )?${NAME}(?:['’]s)?\s+(?:${DEEDS})(?=\s)`,
  // As a baker at Rye Bakers, in several languages.
  String.raw`^(?:As|Als|In your role as|In deiner Rolle als|En tant que|Como)\s+(?:an?\s|our\s|the\s|einer?\s)?[^.,!?]{3,60}?\s(?:at|bei|chez|bij|en)\s+${NAME}(?=[\s,])`,
].map((source) => new RegExp(source, 'u'))
const NOBODY =
  /^(?:we|you|us|this|these|that|it|they|he|she|there|the (?:role|position|job|team|company|successful|ideal|candidate).*|our .*|your .*|its|role|team|job|position|company|candidates?|applicants?|who|what|wir|sie|ihr|unser\w*|uns|mich|dich|diese\w*|das team|nous|vous|notre|nos|votre|on|il|elle|ce|noi|nosotros|ons|onze|work\w*|remote|benefits?|everyone|here|now|if|as|not|if|in|at)$/i

/** The company's names in sentences of the page's own text. */
export function listSelfNamed({ main }: PageFacts): Vote[] {
  const counts = new Map<string, number>()
  for (const { text } of main.slice(0, RUNS_MAX)) {
    const name = readSelfName(text)
    const weight = KIND.test(text.slice(0, START_MAX)) ? 1.5 : 1
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + weight)
  }
  return [...counts].map(([name, count]) => ({
    name,
    weight: Math.min(3, count * 1.2),
  }))
}

function readSelfName(text: string): string | undefined {
  const name = SENTENCES.map(
    (sentence) => sentence.exec(text.slice(0, START_MAX))?.groups?.['name'],
  )
    .find((found) => found !== undefined)
    ?.replace(/[.'’]s?$/u, '')
  return name === undefined || name.length < 2 || NOBODY.test(name) || isNoEmployer(name)
    ? undefined
    : name
}

/** A sentence that states that the name is a company's: `Rye Bakers is a family-run company`. */
const KIND =
  /^\S.{1,60}?\s(?:is|ist|est|es|è|är|er|jest|je)\s(?:an?|the|one of|eine?|une?|un[ao]?|een|et|en|ett)?\s?.{0,80}?\b(?:company|start-?up|agency|firm|studio|provider|manufacturer|organi[sz]ation|non-?profit|business|retailer|unternehmen|agentur|hersteller|anbieter|entreprise|société|agence|empresa|azienda|bedrijf|bureau|virksomhed|företag|firma)\b/iu

const RUNS_MAX = 400
/** In characters of a text: companies name themselves near its start. */
const START_MAX = 160
