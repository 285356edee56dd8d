import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import type { TestApp, TestUser } from './app.ts'
import { readZip } from './read-zip.ts'
import { sendFile } from './send-file.ts'

export type ArchiveFiles = Map<string, Buffer>

const content = z.record(z.string(), z.unknown())
export type Content = z.infer<typeof content>

/** Returns the archive of "Download my data", including the equal-employment answers. */
export async function downloadArchive(t: TestApp, user: TestUser): Promise<Buffer> {
  const response = await t.rest('GET', '/api/auth/export?include=eeo', undefined, user)
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.rawPayload
}

export const readContent = (archive: Buffer): Content =>
  content.parse(JSON.parse(String(readZip(archive).get('foothold.json'))))

/** Parts that belong to the server rather than the person, and the date. */
const OF_THE_SERVER = [
  'exported_at',
  'account',
  'sessions',
  'security_events',
  'two_step',
  'access_tokens',
  'calendar',
  'mail_address',
  'mail_folder',
]

/** Returns what is equal in all archives of one person, on any server. */
export function readLasting(archive: Buffer) {
  const files = readZip(archive)
  const { notifications, ...lasting } = readContent(archive)
  for (const name of OF_THE_SERVER) delete lasting[name]
  files.delete('foothold.json')
  const told = content.parse(notifications)
  delete told['devices']
  return {
    ...lasting,
    notifications: told,
    files: [...files].map(([name, at]) => [name, at.toString('hex')]),
  }
}

/** The same as text. Equal archives have equal bytes except for the server's parts. */
export const writeLasting = (archive: Buffer): string =>
  JSON.stringify(readLasting(archive), null, 2)

export function makeArchive(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}

/** Returns the archive with a changed foothold.json. */
export async function changeArchive(
  archive: Buffer,
  change: (content: Content) => unknown,
): Promise<Buffer> {
  const files = readZip(archive)
  files.set('foothold.json', Buffer.from(JSON.stringify(change(readContent(archive)))))
  return makeArchive(files)
}

export const sendArchive = (t: TestApp, archive: Buffer, user?: TestUser) =>
  sendFile(t, '/api/account/import', { name: 'foothold.zip', content: archive }, user)
