/** The most calls one tRPC request may carry; the client splits larger batches. */
export const TRPC_MAX_BATCH_SIZE = 20

/** Names the person's IANA time zone on every request, so that "tomorrow" is theirs. */
export const TIME_ZONE_HEADER = 'x-time-zone'
