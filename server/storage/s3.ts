import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
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

/** Long enough to begin in; a browser asks for an address when it is about to use it. */
const UPLOAD_TTL_SECONDS = 10 * 60
const DOWNLOAD_TTL_SECONDS = 5 * 60
const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload'])

export type S3Deps = {
  s3: S3Config
  /** Whose pages may use the storage from a browser. */
  publicUrl: string
  /** Told what the bucket could not be set up with. */
  warn: (error: unknown, message: string) => void
}

/** Files in a bucket, which is made and set up before its first use, and again until that works. */
export function createS3Store({ s3, publicUrl, warn }: S3Deps): FileStore {
  const { bucket } = s3
  const client = createMinio(s3, s3.endpoint)
  // An address is signed for its host: it cannot be rewritten to another one afterwards.
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

  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      await prepare()
      return await work()
    } catch (error) {
      // Somebody has removed the bucket: the next call makes it again.
      if (readS3Code(error) === 'NoSuchBucket') prepared = undefined
      throw new StorageUnavailable(error)
    }
  }

  return {
    put: (key, file, type) => ask(() => send(client, bucket, { key, file, type })),
    open: (key) => ask(() => ifThere(client.getObject(bucket, key))),
    openPieces: (key) => ask(() => ifThere(client.getObject(bucket, key))),
    stat: (key) =>
      ask(async () => {
        const found = await ifThere(client.statObject(bucket, key))
        return found && { size: found.size }
      }),
    remove: (key) => ask(() => client.removeObject(bucket, key)),
    list: (prefix) => listObjects(client, bucket, prefix, ask),
    check: () =>
      ask(async () => {
        if (!(await client.bucketExists(bucket))) throw new Error(`there is no bucket ${bucket}`)
      }),
    direct: {
      signUpload: (key) => ask(() => signer.presignedPutObject(bucket, key, UPLOAD_TTL_SECONDS)),
      signDownload: (key, { disposition, type }) =>
        ask(() =>
          signer.presignedGetObject(bucket, key, DOWNLOAD_TTL_SECONDS, {
            'response-content-disposition': disposition,
            'response-content-type': type,
            'response-cache-control': 'no-store',
          }),
        ),
      readRange: (key, offset, length) =>
        ask(async () => {
          const content = await ifThere(client.getPartialObject(bucket, key, offset, length))
          return content && (await buffer(content))
        }),
      copy: (from, to) =>
        ask(async () => {
          const copied = await ifThere(client.copyObject(bucket, to, `/${bucket}/${from}`))
          return copied !== undefined
        }),
    },
  }
}

type Sent = { key: string; file: LocalFile; type: string }

async function send(client: Client, bucket: string, { key, file, type }: Sent): Promise<void> {
  const stream = createReadStream(file.path)
  await client.putObject(bucket, key, stream, file.size, { 'Content-Type': type })
  await rm(file.path, { force: true })
}

type Ask = <T>(work: () => Promise<T>) => Promise<T>

async function* listObjects(
  client: Client,
  bucket: string,
  prefix: string,
  ask: Ask,
): AsyncGenerator<StoredFile> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const start: string = after
    const page = await ask(() => client.listObjectsV2Query(bucket, prefix, '', '', PAGE_MAX, start))
    for (const { name, lastModified } of page.objects) {
      if (name !== undefined && lastModified !== undefined) {
        yield { key: name, modifiedAt: new Date(lastModified) }
      }
    }
    after = page.isTruncated ? page.objects.at(-1)?.name : undefined
  }
}
const PAGE_MAX = 1_000

const ifThere = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (MISSING.has(readS3Code(error) ?? '')) return undefined
    throw error
  })
