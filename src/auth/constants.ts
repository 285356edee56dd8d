/**
 * How long the link in a mail is valid. Separate from the schemas, because public pages show it and
 * must not load zod.
 */
export const RESET_TTL_MINUTES = 60
