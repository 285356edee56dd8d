/** How long the link in a mail is valid. Public pages state it, which check nothing and load no zod. */
export const RESET_TTL_MINUTES = 60
