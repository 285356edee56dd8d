import { keepSharedFile } from '../lib/shared-file.ts'

/** Where the operating system posts what is shared (web/public/manifest.webmanifest). */
export const SHARE_PATH = '/share'
/** The text fields named in the manifest. */
const WORDS = ['title', 'text', 'url'] as const
/** Longer texts do not fit a URL. */
const ADDRESS_MAX = 2_000

/**
 * Returns the URL of the page to open: with the shared texts, and the key of what does not fit a
 * URL.
 */
export async function storeShared(form: FormData): Promise<string> {
  const words = new URLSearchParams()
  for (const name of WORDS) {
    const value = form.get(name)
    if (typeof value === 'string' && value !== '') words.set(name, value)
  }
  const mail = form.getAll('mail').find((one) => one instanceof File && one.size > 0)
  if (mail instanceof File) {
    const key = await keepSharedFile(mail, mail.name)
    return `${SHARE_PATH}?${new URLSearchParams({ mail: key })}`
  }
  if (words.toString().length <= ADDRESS_MAX) return `${SHARE_PATH}?${words}`
  const key = await keepSharedFile(new Blob([words.toString()]), 'words')
  return `${SHARE_PATH}?${new URLSearchParams({ words: key })}`
}
