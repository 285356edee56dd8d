/** The maximum of calls in one tRPC request; the client splits larger batches. */
export const TRPC_MAX_BATCH_SIZE = 20

/** The header with the person's IANA time zone, by which the server computes their "tomorrow". */
export const TIME_ZONE_HEADER = 'x-time-zone'
