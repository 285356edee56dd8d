/** Time limits until the response begins, and until its body is complete, in ms. */
const RESPONSE_START_LIMIT_MS = 60_000
const ABORT_MS = 120_000

/**
 * Returns what `read` makes of the response to `send`, within both limits. Rejects with a
 * TimeoutError after either of them, and with the reason of `signal` when aborted.
 */
export const fetchInTime = async <T>(
  signal: AbortSignal,
  send: (signal: AbortSignal) => Promise<Response>,
  read: (response: Response) => Promise<T>,
): Promise<T> => {
  const limit = new AbortController()
  const stop = () => limit.abort(new DOMException('No result in time', 'TimeoutError'))
  const answerTimer = setTimeout(stop, RESPONSE_START_LIMIT_MS)
  const abortTimer = setTimeout(stop, ABORT_MS)
  const either = AbortSignal.any([signal, limit.signal])
  try {
    const response = await send(either)
    clearTimeout(answerTimer)
    const result = await read(response)
    // A truncated body may have been read as an empty one.
    either.throwIfAborted()
    return result
  } catch (error) {
    either.throwIfAborted()
    throw error
  } finally {
    clearTimeout(answerTimer)
    clearTimeout(abortTimer)
  }
}
