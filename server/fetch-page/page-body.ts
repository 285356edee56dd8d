import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

const HEAD_END = '</head'

/**
 * The beginning of a body, decompressed: up to `maxBytes` counted after decompression, to the end of
 * the head, or to what had arrived when the time was over. @throws when nothing has arrived
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
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
      if (size >= maxBytes || text.includes(HEAD_END)) break
    }
  } catch (error) {
    if (size === 0) throw error
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

/** What is compressed counts as it comes in, too: much of it may decompress to nothing. */
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
  // An error reaches whoever reads the decoder; here it has been heard of.
  pipeline(response, limited, decoder, () => undefined)
  return decoder
}

function createDecoder(encoding = 'identity'): (Readable & NodeJS.WritableStream) | undefined {
  // What ends too early is still worth reading.
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
