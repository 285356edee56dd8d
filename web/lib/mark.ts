const MARK_LENGTH = 8

/** Identifies a session without storing its token a second time. */
export const markOf = (token: string): string => token.slice(-MARK_LENGTH)
