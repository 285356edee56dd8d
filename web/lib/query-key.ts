/** The key of an early query: its procedure and input. */
export const toQueryKey = (procedure: string, input?: unknown): string =>
  input === undefined ? procedure : `${procedure} ${JSON.stringify(input)}`
