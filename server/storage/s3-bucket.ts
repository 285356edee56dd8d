import { createHash } from 'node:crypto'
import type { Client } from 'minio'
import { readS3Code } from './minio.ts'

type BucketPlan = {
  bucket: string
  /** Whose pages may read and write with signed addresses. */
  origin: string
  warn: (error: unknown, message: string) => void
}

/** Makes the bucket where there is none, and lets the web app's pages use it. */
export async function prepareBucket(client: Client, plan: BucketPlan): Promise<void> {
  if (!(await client.bucketExists(plan.bucket))) await makeBucket(client, plan.bucket)
  await allowOrigin(client, plan)
}

/** Another server may be making it at this moment. */
async function makeBucket(client: Client, bucket: string): Promise<void> {
  try {
    await client.makeBucket(bucket)
  } catch (error) {
    if (readS3Code(error) !== 'BucketAlreadyOwnedByYou') throw error
  }
}

/** MinIO has one setting for all buckets instead, and says that it has no such call. */
async function allowOrigin(client: Client, { bucket, origin, warn }: BucketPlan): Promise<void> {
  const rules = describeCors(origin)
  const headers = { 'Content-MD5': createHash('md5').update(rules).digest('base64') }
  try {
    await client.makeRequestAsync(
      { method: 'PUT', bucketName: bucket, query: 'cors', headers },
      rules,
    )
  } catch (error) {
    const code = readS3Code(error)
    if (code === 'NotImplemented') return
    if (code === undefined) throw error
    warn(error, `The storage refused to let ${origin} use the bucket from a browser (CORS)`)
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const describeCors = (origin: string) => `<CORSConfiguration><CORSRule>
<AllowedOrigin>${origin.replaceAll(/[&<>]/g, (found) => ESCAPES[found] ?? found)}</AllowedOrigin>
<AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod>
<AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader>
<MaxAgeSeconds>3600</MaxAgeSeconds>
</CORSRule></CORSConfiguration>`
