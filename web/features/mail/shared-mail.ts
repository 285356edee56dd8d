const KEY = 'shared_mail'
const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon)|sehr geehrte|guten tag|hallo|liebe|bonjour|madame|monsieur|cher|chère|hola|estimad|buenos d|olá|ola|prezad|exm|caro|cara|gentile|buongiorno|ciao|beste|geachte)/i
const HEAD = /^(?:from|subject|von|betreff|de|objet|asunto|assunto|da|oggetto|van|onderwerp)\s?:/i

/** Whether shared text is a mail rather than a posting: it has a head, or greets somebody. */
export function soundsLikeMail(text: string): boolean {
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

/** Kept in this tab while its person signs in, and until the dialog has taken it over. */
export function keepSharedMail(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Storage is blocked: the dialog opens empty.
  }
}

export function readSharedMail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function forgetSharedMail(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was ever kept.
  }
}
