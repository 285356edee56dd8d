import { loadSentences } from './sentences.ts'

export type FileResponse = { isOk: boolean; status: number; text: string }

export type Transfer = {
  /** Called with the share of the bytes sent, 0 to 1. */
  onProgress?: (fraction: number) => void
  /** Time limit for the response after all bytes are sent, in ms; 30 s by default. */
  responseMs?: number
  /** Aborts the upload at any step. */
  signal?: AbortSignal
}

/** An upload without progress for this long is aborted (docs/behaviour.md#time-limits). */
const SILENCE_MS = 30_000

/**
 * Sends a file and reports its progress, which `fetch` cannot. Rejects with a `TimeoutError` after
 * 30 s without progress, with the signal's reason when aborted, and with a `NetworkError` when
 * there is no readable response.
 */
export const sendFile = (
  request: {
    method: 'PUT' | 'POST'
    url: string
    headers: Record<string, string>
    body: Blob | FormData
  } & Transfer,
): Promise<FileResponse> => {
  const { signal, onProgress, responseMs = SILENCE_MS } = request
  return new Promise<FileResponse>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const call = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const giveUp = () => call.abort()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    }
    const fail = (name: string) => reject(new DOMException('The file could not be sent', name))
    const waitOn = (silenceMs = SILENCE_MS) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail('TimeoutError')
        call.abort()
      }, silenceMs)
    }
    const finish = () => {
      const { status, responseText: text } = call
      const found = { isOk: status >= 200 && status < 300, status, text }
      void loadSentences().then(() => resolve(found))
    }
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn(loaded < total ? SILENCE_MS : responseMs)
      if (total > 0) onProgress?.(loaded / total)
    })
    call.addEventListener('load', finish)
    call.addEventListener('error', () => fail('NetworkError'))
    call.addEventListener('abort', () => reject(signal?.reason))
    call.addEventListener('loadend', end)
    signal?.addEventListener('abort', giveUp)
    call.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) call.setRequestHeader(name, value)
    waitOn()
    call.send(request.body)
  })
}
