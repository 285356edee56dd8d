import { watchCall } from './call-server.ts'
import { RefusedCall } from './failure.ts'
import { readFileName } from './file-name.ts'
import { headersOfPerson } from './post-rest.ts'

/** Until the first byte; the download itself has no time limit. */
const RESPONSE_TIMEOUT_MS = 60_000
/** Some browsers read the file only after the click has been handled. */
const RELEASE_DELAY_MS = 60_000

const request = async (path: string): Promise<Response> => {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException('No response in time', 'TimeoutError')),
    RESPONSE_TIMEOUT_MS,
  )
  try {
    return await watchCall(path, { headers: headersOfPerson(), signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Makes the browser save `file` as `name`. */
export const saveAs = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_DELAY_MS)
}

/**
 * Downloads a file of the REST API as the signed-in person, saved under the name that the server
 * sends. Throws what `describeFailure` understands; a 401 ends the session.
 */
export const downloadFile = async (path: string, fallbackName: string): Promise<void> => {
  const response = await request(path)
  if (!response.ok) throw await RefusedCall.from(response)
  const name = readFileName(response.headers.get('content-disposition'))
  saveAs(await response.blob(), name ?? fallbackName)
}
