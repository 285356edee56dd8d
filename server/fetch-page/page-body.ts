import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const HEAD_END = '</head'

/**
 * Reads and decompresses the start of a body: up to `maxBytes` (decompressed), the end of the head
 * if that is enough, or what had arrived before an error or timeout.
 * @throws if nothing has arrived
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  isHeadEnough: boolean,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  let tail = ''
  try {
    for await (const chunk of decompress(response, maxBytes)) {
      const bytes = Buffer.from(chunk)
      chunks.push(bytes)
      size += bytes.length
      const text = tail + bytes.toString('latin1').toLowerCase()
      tail = text.slice(1 - HEAD_END.length)
      if (size >= maxBytes || (isHeadEnough && text.includes(HEAD_END))) break
    }
  } catch (error) {
    if (size === 0) throw error
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

/** Compressed bytes are limited too, because many of them can decompress to nothing. */
function decompress(response: IncomingMessage, maxBytes: number): AsyncIterable<Uint8Array> {
  const decoder = createDecoder(response.headers['content-encoding'])
  if (decoder === undefined) return response
  let received = 0
  const limited = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      yield chunk
      received += chunk.length
      if (received >= maxBytes) return
    }
  }
  // Errors reach the reader of the decoder; the callback only keeps them from being unhandled.
  pipeline(response, limited, decoder, () => undefined)
  return decoder
}

function createDecoder(encoding = 'identity'): (Readable & NodeJS.WritableStream) | undefined {
  // A truncated body is still worth reading.
  const finishFlush = constants.Z_SYNC_FLUSH
  switch (encoding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ finishFlush })
    case 'deflate':
      return createInflate({ finishFlush })
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
    case 'identity':
    case '':
      return undefined
    default:
      throw new Error('An encoding that was not asked for')
  }
}
