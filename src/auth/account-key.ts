/**
 * Equal for two email addresses (or usernames) that count as the same: ignores case, and whether an
 * accent is one character or two. Stored and looked up only in this form, so that it does not
 * depend on a database's locale. Idempotent.
 */
export const toAccountKey = (value: string): string =>
  value.normalize('NFC').trim().toLowerCase().normalize('NFC')
