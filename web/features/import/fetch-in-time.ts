/** How long the server may take until it begins to answer, and until its answer is here whole. */
const ANSWER_LIMIT_MS = 60_000
const ABORT_MS = 120_000

/**
 * What `read` makes of the answer to `send`, within the two limits. Rejects with a TimeoutError after
 * either of them, and with the reason of `signal` when that is aborted.
 */
export const fetchInTime = async <T>(
  signal: AbortSignal,
  send: (signal: AbortSignal) => Promise<Response>,
  read: (response: Response) => Promise<T>,
): Promise<T> => {
  const limit = new AbortController()
  const stop = () => limit.abort(new DOMException('No answer in time', 'TimeoutError'))
  const answerTimer = setTimeout(stop, ANSWER_LIMIT_MS)
  const abortTimer = setTimeout(stop, ABORT_MS)
  const either = AbortSignal.any([signal, limit.signal])
  try {
    const response = await send(either)
    clearTimeout(answerTimer)
    const answer = await read(response)
    // A body that was cut off may have been read as an empty one.
    either.throwIfAborted()
    return answer
  } catch (error) {
    either.throwIfAborted()
    throw error
  } finally {
    clearTimeout(answerTimer)
    clearTimeout(abortTimer)
  }
}
