/** The server cannot start; the message is one sentence for the person who starts it. */
export class StartupError extends Error {
  override name = 'StartupError'
}
