import { keepSharedFile } from '../lib/shared-file.ts'

/** Where the system brings what is shared (web/public/manifest.webmanifest). */
export const SHARE_PATH = '/share'
/** The fields that the manifest names. */
const WORDS = ['title', 'text', 'url'] as const
/** More than this is too long for an address. */
const ADDRESS_MAX = 2_000

/** The page's address that what was shared leads to: its words, and the key of what they cannot say. */
export async function keepShared(form: FormData): Promise<string> {
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
