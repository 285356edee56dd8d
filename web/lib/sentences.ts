import { locale } from '#src/language/t.ts'

const FIRST_ACTS = ['pointerdown', 'keydown'] as const

let translate = (sentence: string): string => sentence

/** A sentence of the server, which answers in English, in the language of the page. */
export const translateSentence = (sentence: string): string => translate(sentence)

/** Fetches them once the person does anything: only then can something be refused. */
export const loadSentences = (): void => {
  const { messageParts } = globalThis
  if (messageParts === undefined) return
  const load = async () => {
    for (const event of FIRST_ACTS) window.removeEventListener(event, begin)
    const { createSentenceTranslate } = await import('#src/language/sentences.ts')
    const answer = await fetch(`${messageParts.folder}sentences.json`)
    if (answer.ok) translate = createSentenceTranslate(await answer.json(), locale)
  }
  // What the server says is then shown in English.
  const begin = () => void load().catch(reportError)
  for (const event of FIRST_ACTS) window.addEventListener(event, begin)
}
