import { language, locale } from '#src/language/t.ts'

/** Translates an English message of the server or the background. */
export type Translate = (sentences: string) => string

const load = async (): Promise<Translate> => {
  const [{ createSentenceTranslate }, response] = await Promise.all([
    import('#src/language/sentences.ts'),
    fetch(`./sentences/${language}.json`),
  ])
  const translate = createSentenceTranslate(await response.json(), locale)
  return (sentences) => sentences.split('\n').map(translate).join(' ')
}

let loading: Promise<Translate> | undefined

/** Loaded when the first message is shown. */
export const loadSentences = (): Promise<Translate> =>
  (loading ??= language === 'en' ? Promise.resolve((text) => text.replaceAll('\n', ' ')) : load())
