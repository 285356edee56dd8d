import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { escapeUTF8 } from 'entities'
import type { Client } from 'minio'
import { readS3Code } from './minio.ts'

export type BucketPlan = {
  bucket: string
  /** The origin whose pages may use presigned URLs. */
  origin: string
  warn: (error: unknown, message: string) => void
}

/** Creates the bucket if it is missing and allows the web app's pages to use it. */
export async function prepareBucket(client: Client, plan: BucketPlan): Promise<void> {
  if (!(await client.bucketExists(plan.bucket))) await createBucket(client, plan.bucket)
  await allowOrigin(client, plan)
}

/** No-op if another server creates it at the same moment. */
async function createBucket(client: Client, bucket: string): Promise<void> {
  try {
    await client.makeBucket(bucket)
  } catch (error) {
    if (readS3Code(error) !== 'BucketAlreadyOwnedByYou') throw error
  }
}

/**
 * Adds a CORS rule for `origin` to the bucket's rules, which can only be replaced as a whole. MinIO
 * has one server-wide setting instead and returns NotImplemented, which is ignored.
 */
async function allowOrigin(client: Client, { bucket, origin, warn }: BucketPlan): Promise<void> {
  const call = async (method: string, body = '', headers = {}) => {
    const request = { method, bucketName: bucket, query: 'cors', headers }
    return text(await client.makeRequestAsync(request, Buffer.from(body)))
  }
  try {
    const rules = listRules(await call('GET').catch(emptyIfMissing))
    if (rules.some((rule) => allows(rule, escapeUTF8(origin)))) return
    const all = `<CORSConfiguration>${[...rules, describeRule(origin)].join('')}</CORSConfiguration>`
    await call('PUT', all, { 'Content-MD5': createHash('md5').update(all).digest('base64') })
  } catch (error) {
    const code = readS3Code(error)
    if (code === 'NotImplemented') return
    if (code === undefined) throw error
    warn(error, `The storage refused to let ${origin} use the bucket from a browser (CORS)`)
  }
}

const emptyIfMissing = (error: unknown): string => {
  if (readS3Code(error) === 'NoSuchCORSConfiguration') return ''
  throw error
}

const listRules = (xml: string) => xml.match(/<CORSRule\b.*?<\/CORSRule>/gs) ?? []

/** Whether a rule lets a page at `origin` upload and download. */
function allows(rule: string, origin: string): boolean {
  const list = (name: string) =>
    [...rule.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, value = '']) => value)
  const methods = list('AllowedMethod')
  return (
    list('AllowedOrigin').some((pattern) => matches(pattern, origin)) &&
    list('AllowedHeader').some((pattern) => matches(pattern.toLowerCase(), 'content-type')) &&
    ['GET', 'PUT'].every((method) => methods.includes(method))
  )
}

/** A pattern contains at most one `*`, which matches anything. */
function matches(pattern: string, value: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return pattern === value
  const isLongEnough = value.length >= start.length + end.length
  return isLongEnough && value.startsWith(start) && value.endsWith(end)
}

const describeRule = (origin: string) => `<CORSRule>
<AllowedOrigin>${escapeUTF8(origin)}</AllowedOrigin>
<AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod>
<AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader>
<MaxAgeSeconds>3600</MaxAgeSeconds>
</CORSRule>`
