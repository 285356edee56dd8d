import { locale } from '#src/language/t.ts'

const FIRST_ACTS = ['pointerdown', 'keydown'] as const
/** A sentence in English comes too late rather than never. */
const PATIENCE_MS = 5_000

let translate = (sentence: string): string => sentence
let loading: Promise<unknown> | undefined

/** A sentence of the server, which answers in English, in the language of the page. */
export const translateSentence = (sentence: string): string => translate(sentence)

const load = async (folder: string): Promise<void> => {
  const { createSentenceTranslate } = await import('#src/language/sentences.ts')
  const answer = await fetch(`${folder}sentences.json`)
  translate = createSentenceTranslate(await answer.json(), locale)
}

/** Fetches them once, and again where that failed: what the server says is then shown in English. */
export const loadSentences = async (): Promise<void> => {
  const { messageParts } = globalThis
  if (messageParts === undefined) return
  loading ??= load(messageParts.folder).catch(() => (loading = undefined))
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Before anything can be refused, mostly: once the person does anything. */
export const loadSentencesInTime = (): void => {
  for (const event of FIRST_ACTS) {
    window.addEventListener(event, () => void loadSentences(), { once: true })
  }
}
