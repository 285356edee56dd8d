/**
 * What makes two e-mail addresses (or two usernames) the same one: without case, and an accent
 * typed as one character or as two. Stored and looked up in this form only, so that it never
 * depends on a database's locale; applying it twice changes nothing.
 */
export const toAccountKey = (value: string): string =>
  value.normalize('NFC').trim().toLowerCase().normalize('NFC')
