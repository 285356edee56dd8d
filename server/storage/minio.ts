import http from 'node:http'
import https from 'node:https'
import { Client, S3Error } from 'minio'
import type { S3Config } from '../config.ts'

/** The storage counts as down after this time without a byte. */
const SILENCE_LIMIT_MS = 10_000
/** Longer while a file is read, because the receiving client may be slow. */
const READING_LIMIT_MS = 60_000

/** Adds an idle timeout to every request of `minio`, which has none itself. */
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

/** Creates a client for one endpoint. With a region it never looks one up. */
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
    // Retries write to the console, and a stream cannot be sent twice.
    retryOptions: { disableRetry: true },
  })
}

/** The S3 error code (`NoSuchKey`); undefined if there was no response. */
export const readS3Code = (error: unknown): string | undefined =>
  error instanceof S3Error ? error.code : undefined
