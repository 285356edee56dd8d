import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import type { Client } from 'minio'
import type { S3Config } from '../config.ts'
import {
  type FileStore,
  type LocalFile,
  StorageUnavailable,
  type StoredFile,
} from './file-store.ts'
import { createMinio, readS3Code } from './minio.ts'
import { prepareBucket } from './s3-bucket.ts'

/** Long enough to start, since a browser requests a URL right before using it. */
const UPLOAD_TTL_SECONDS = 10 * 60
const DOWNLOAD_TTL_SECONDS = 5 * 60
const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload'])

export type S3Deps = {
  s3: S3Config
  /** The origin whose pages may use the storage. */
  publicUrl: string
  /** Receives errors that did not stop the set-up of the bucket. */
  warn: (error: unknown, message: string) => void
}

/** Files in a bucket, which is created and set up on first use; a failed set-up is retried. */
export function createS3Store({ s3, publicUrl, warn }: S3Deps): FileStore {
  const { bucket } = s3
  const client = createMinio(s3, s3.endpoint)
  // The host is part of the signature, so URLs for browsers need a separate client.
  const signer = createMinio(s3, s3.publicEndpoint)

  let prepared: Promise<void> | undefined
  const prepare = () => {
    prepared ??= prepareBucket(client, { bucket, origin: publicUrl, warn }).catch(
      (error: unknown) => {
        prepared = undefined
        throw error
      },
    )
    return prepared
  }

  const request = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      await prepare()
      return await work()
    } catch (error) {
      // The bucket was removed, so the next call creates it again.
      if (readS3Code(error) === 'NoSuchBucket') prepared = undefined
      throw new StorageUnavailable(error)
    }
  }

  const copy = async (from: string, to: string): Promise<boolean> => {
    const copied = await undefinedIfMissing(client.copyObject(bucket, to, `/${bucket}/${from}`))
    return copied !== undefined
  }

  return {
    put: (key, file, type) => request(() => upload(client, bucket, { key, file, type })),
    open: (key) => request(() => undefinedIfMissing(client.getObject(bucket, key))),
    openPieces: (key) => request(() => undefinedIfMissing(client.getObject(bucket, key))),
    stat: (key) =>
      request(async () => {
        const found = await undefinedIfMissing(client.statObject(bucket, key))
        return found && { size: found.size }
      }),
    remove: (key) => request(() => client.removeObject(bucket, key)),
    move: (from, to) =>
      request(async () => {
        const isThere = await copy(from, to)
        if (isThere) await client.removeObject(bucket, from)
        return isThere
      }),
    list: (prefix) => listObjects(client, bucket, prefix, request),
    check: () =>
      request(async () => {
        if (!(await client.bucketExists(bucket))) throw new Error(`there is no bucket ${bucket}`)
      }),
    direct: {
      signUpload: (key, file) => request(() => signPut(s3, key, file)),
      signDownload: (key, { disposition, type }) =>
        request(() =>
          signer.presignedGetObject(bucket, key, DOWNLOAD_TTL_SECONDS, {
            'response-content-disposition': disposition,
            'response-content-type': type,
            'response-cache-control': 'no-store',
          }),
        ),
      readRange: (key, offset, length) =>
        request(async () => {
          const content = await undefinedIfMissing(
            client.getPartialObject(bucket, key, offset, length),
          )
          return content && (await buffer(content))
        }),
      copy: (from, to) => request(() => copy(from, to)),
    },
  }
}

/** Minio's signer leaves length and type out, which would allow a file of any size. */
async function signPut(
  { publicEndpoint, bucket, region, accessKey, secretKey }: S3Config,
  key: string,
  { type, size }: { type: string; size?: number | undefined },
): Promise<string> {
  const url = new URL(`${publicEndpoint}/${bucket}/${key}`)
  url.searchParams.set('X-Amz-Expires', String(UPLOAD_TTL_SECONDS))
  const signed = await new AwsV4Signer({
    method: 'PUT',
    url: url.href,
    headers: {
      'content-type': type,
      ...(size !== undefined && { 'content-length': String(size) }),
    },
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    signQuery: true,
    allHeaders: true,
  }).sign()
  return signed.url.href
}

type Upload = { key: string; file: LocalFile; type: string }

async function upload(client: Client, bucket: string, { key, file, type }: Upload): Promise<void> {
  const stream = createReadStream(file.path)
  await client.putObject(bucket, key, stream, file.size, { 'Content-Type': type })
  await rm(file.path, { force: true })
}

type SendRequest = <T>(work: () => Promise<T>) => Promise<T>

async function* listObjects(
  client: Client,
  bucket: string,
  prefix: string,
  request: SendRequest,
): AsyncGenerator<StoredFile> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const start: string = after
    const page = await request(() =>
      client.listObjectsV2Query(bucket, prefix, '', '', PAGE_MAX, start),
    )
    for (const { name, lastModified } of page.objects) {
      if (name !== undefined && lastModified !== undefined) {
        yield { key: name, modifiedAt: new Date(lastModified) }
      }
    }
    after = page.isTruncated ? page.objects.at(-1)?.name : undefined
  }
}
const PAGE_MAX = 1_000

const undefinedIfMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (MISSING.has(readS3Code(error) ?? '')) return undefined
    throw error
  })
