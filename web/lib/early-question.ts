/** What an early question is found by: its procedure, and what it was asked with. */
export const toQuestion = (procedure: string, input?: unknown): string =>
  input === undefined ? procedure : `${procedure} ${JSON.stringify(input)}`
