import { forgetSharedFile, readSharedFile } from '../../lib/shared-file.ts'

const KEY = 'shared_mail'
const FILE_KEY = 'shared_mail_file'
const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon)|sehr geehrte|guten tag|hallo|liebe|bonjour|madame|monsieur|cher|chère|hola|estimad|buenos d|olá|ola|prezad|exm|caro|cara|gentile|buongiorno|ciao|beste|geachte)/i
const HEAD = /^(?:from|subject|von|betreff|de|objet|asunto|assunto|da|oggetto|van|onderwerp)\s?:/i

/** Whether shared text is a mail rather than a posting: it has headers or a salutation. */
export function looksLikeMail(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isGreeting = lines.slice(0, 4).some((line) => GREETING.test(line) && line.length < 80)
  return (
    lines.length > 1 &&
    (isGreeting || lines.slice(0, 6).filter((line) => HEAD.test(line)).length >= 2)
  )
}

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const keep = (key: string, value: string): void => {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is blocked, so the dialog opens empty.
  }
}

/** Stored in this tab while the person signs in, and until the dialog is closed. */
export const keepSharedMail = (text: string): void => keep(KEY, text)
export const readSharedMail = (): string => read(KEY)

/** The same for a mail's file, by the key under which the service worker has stored it. */
export const keepSharedMailFile = (key: string): void => keep(FILE_KEY, key)

export async function readSharedMailFile(): Promise<File | undefined> {
  const key = read(FILE_KEY)
  return key === '' ? undefined : readSharedFile(key)
}

/** From now on the form and its draft have it. */
export function forgetSharedText(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

export function forgetSharedMail(): void {
  forgetSharedText()
  const key = read(FILE_KEY)
  if (key !== '') void forgetSharedFile(key).catch(() => undefined)
  try {
    sessionStorage.removeItem(FILE_KEY)
  } catch {
    // Nothing was stored.
  }
}
