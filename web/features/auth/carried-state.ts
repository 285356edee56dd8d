/** What one screen hands the next beside the address, where it would be logged and shared. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that was typed already. */
    email?: string
    /** From a mailed link: kept for a reload, out of the address bar. */
    resetToken?: string
    emailToken?: string
    invite?: string
    /** Of a pairing code. */
    pairingToken?: string
    /** What a sign-in has to tell, kept for a reload. */
    takenOver?: boolean
  }
}

/** A search value as text, which the router may have read as a number; undefined when blank. */
export const readText = (value: unknown): string | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
