import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Client } from 'minio'
import { readS3Code } from './minio.ts'

export type BucketPlan = {
  bucket: string
  /** Whose pages may read and write with signed addresses. */
  origin: string
  warn: (error: unknown, message: string) => void
}

/**
 * Lets the pages at `origin` use the bucket, beside whomever its rules (CORS) let already: they can
 * only be replaced as a whole. MinIO has one setting for all buckets instead, and says that it has no
 * such call.
 */
export async function allowOrigin(
  client: Client,
  { bucket, origin, warn }: BucketPlan,
): Promise<void> {
  const call = async (method: string, body = '', headers = {}) => {
    const request = { method, bucketName: bucket, query: 'cors', headers }
    return text(await client.makeRequestAsync(request, Buffer.from(body)))
  }
  try {
    const rules = listRules(await call('GET').catch(ifNone))
    if (rules.some((rule) => allows(rule, escape(origin)))) return
    const all = `<CORSConfiguration>${[...rules, describeRule(origin)].join('')}</CORSConfiguration>`
    await call('PUT', all, { 'Content-MD5': createHash('md5').update(all).digest('base64') })
  } catch (error) {
    const code = readS3Code(error)
    if (code === 'NotImplemented') return
    if (code === undefined) throw error
    warn(error, `The storage refused to let ${origin} use the bucket from a browser (CORS)`)
  }
}

const ifNone = (error: unknown): string => {
  if (readS3Code(error) === 'NoSuchCORSConfiguration') return ''
  throw error
}

const listRules = (xml: string) => xml.match(/<CORSRule\b.*?<\/CORSRule>/gs) ?? []

/** What a browser needs to send a file and to fetch one. */
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

/** A star, of which a pattern has one at most, stands for anything. */
function matches(pattern: string, value: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return pattern === value
  const isLongEnough = value.length >= start.length + end.length
  return isLongEnough && value.startsWith(start) && value.endsWith(end)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (plain: string) => plain.replaceAll(/[&<>]/g, (found) => ESCAPES[found] ?? found)

const describeRule = (origin: string) => `<CORSRule>
<AllowedOrigin>${escape(origin)}</AllowedOrigin>
<AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod>
<AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader>
<MaxAgeSeconds>3600</MaxAgeSeconds>
</CORSRule>`
