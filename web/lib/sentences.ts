import { locale } from '#src/language/t.ts'

const FIRST_ACTS = ['pointerdown', 'keydown'] as const
/** After this long the message is shown in English rather than not at all. */
const PATIENCE_MS = 5_000

let translate = (sentence: string): string => sentence
let loading: Promise<unknown> | undefined

/** Translates a message of the server, which is always in English, to the page's language. */
export const translateSentence = (sentence: string): string => translate(sentence)

const load = async (folder: string): Promise<void> => {
  const { createSentenceTranslate } = await import('#src/language/sentences.ts')
  const response = await fetch(`${folder}sentences.json`)
  translate = createSentenceTranslate(await response.json(), locale)
}

/**
 * Loads the translations once, and tries again after a failure; until then server messages show in
 * English.
 */
export const loadSentences = async (): Promise<void> => {
  const { messageParts } = globalThis
  if (messageParts === undefined) return
  loading ??= load(messageParts.folder).catch(() => (loading = undefined))
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Loads them at the person's first action, usually before any request can fail. */
export const loadSentencesInTime = (): void => {
  for (const event of FIRST_ACTS) {
    window.addEventListener(event, () => void loadSentences(), { once: true })
  }
}
