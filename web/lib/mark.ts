const MARK_LENGTH = 8

/** Tells one session from the next without keeping the token a second time. */
export const markOf = (token: string): string => token.slice(-MARK_LENGTH)
