/**
 * True when nothing answered at all: fetch rejects with a TypeError then. Everything else without a
 * status was answered by something that is not our server, such as a proxy's page.
 */
export const gotNoAnswer = (error: unknown): error is Error =>
  error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)
