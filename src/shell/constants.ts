/** The maximum of calls in one tRPC request; the client splits larger batches. */
export const TRPC_MAX_BATCH_SIZE = 20

/** Shown if a change cannot be saved because the server's disk is full. */
export const DISK_FULL =
  'The disk of this Foothold is full, so nothing can be saved at the moment. Everything that was saved is safe, and you can go on reading. Please tell whoever runs it.'

/** The header with the person's IANA time zone, in which the server computes "tomorrow". */
export const TIME_ZONE_HEADER = 'x-time-zone'
