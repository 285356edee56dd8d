import http from 'node:http'
import https from 'node:https'
import { Client, S3Error } from 'minio'
import type { S3Config } from '../config.ts'

/** A storage that says nothing for so long is taken to be down. */
const SILENCE_LIMIT_MS = 10_000
/** While a file is read: whoever it is for may be slow. */
const READING_LIMIT_MS = 60_000

/** How `minio` sends a request, with a limit to silence, which it does not have itself. */
const withLimit = ({ request }: typeof http | typeof https): Pick<typeof http, 'request'> => ({
  request: (options: unknown, ...rest: unknown[]) => {
    const sent = Reflect.apply(request, undefined, [options, ...rest])
    sent.setTimeout(SILENCE_LIMIT_MS, () => {
      sent.destroy(new Error(`the storage was silent for ${SILENCE_LIMIT_MS} ms`))
    })
    sent.once('response', () => sent.setTimeout(READING_LIMIT_MS))
    return sent
  },
})

/** A client for one address of the storage. With a region it never asks for one. */
export function createMinio(config: S3Config, endpoint: string): Client {
  const { hostname, port, protocol } = new URL(endpoint)
  const useSSL = protocol === 'https:'
  return new Client({
    endPoint: hostname,
    ...(port !== '' && { port: Number(port) }),
    useSSL,
    accessKey: config.accessKey,
    secretKey: config.secretKey,
    region: config.region,
    transport: withLimit(useSSL ? https : http),
    // It would write to the console, and a stream cannot be sent twice.
    retryOptions: { disableRetry: true },
  })
}

/** The storage's own code for what it refused (`NoSuchKey`); undefined where it never answered. */
export const readS3Code = (error: unknown): string | undefined =>
  error instanceof S3Error ? error.code : undefined
