import { language, locale } from '#src/language/t.ts'

/** Says in the language of the page what the server, or the background, has said in English. */
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

/** Only once there is something to say. */
export const loadSentences = (): Promise<Translate> =>
  (loading ??= language === 'en' ? Promise.resolve((text) => text.replaceAll('\n', ' ')) : load())
