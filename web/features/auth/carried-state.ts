/**
 * Passed between screens in the history state instead of the URL, where it would be logged and
 * shared.
 */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email address typed on the previous screen. */
    email?: string
    /** From a mailed link; survives a reload without being in the URL. */
    resetToken?: string
    emailToken?: string
    invite?: string
    /** From a pairing link. */
    pairingToken?: string
    /** Set by a sign-in that has a notice to show; survives a reload. */
    takenOver?: boolean
  }
}

/**
 * Returns a search parameter as text, since the router may have parsed it as a number; undefined if
 * blank.
 */
export const readText = (value: unknown): string | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
