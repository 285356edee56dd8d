/** How many calls one tRPC batch may hold; the client splits larger ones. */
export const MAX_BATCH_SIZE = 20
