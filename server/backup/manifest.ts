import { z } from 'zod'

// A backup is a zip archive: tables/NAME.ndjson (a row a line), files/KEY, perhaps encryption.key,
// manifest.json and manifest.sha256, which are the last.
export const TABLES_FOLDER = 'tables/'
export const FILES_FOLDER = 'files/'
export const KEY_ENTRY = 'encryption.key'
export const MANIFEST_ENTRY = 'manifest.json'
export const MANIFEST_SUM_ENTRY = 'manifest.sha256'
export const toTableEntry = (name: string) => `${TABLES_FOLDER}${name}.ndjson`

const FORMAT_VERSION = 1
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const content = z.object({ bytes: z.int().nonnegative(), sha256 })

export const manifestSchema = z.object({
  format: z.literal('foothold-backup'),
  version: z.literal(FORMAT_VERSION),
  id: z.uuid(),
  created_at: z.iso.datetime(),
  foothold: z.string(),
  database: z.enum(['postgres', 'embedded']),
  /** The state of the tables. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    content.extend({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
    }),
  ),
  /** The last value of each sequence. */
  sequences: z.record(z.string(), z.int()),
  /** The prefix of the keys of files. */
  storage_namespace: z.uuid().nullable(),
  documents: z.object({
    included: z.boolean(),
    files: z.array(content.extend({ key: z.string() })),
    /** Files that a row names and that the storage did not have. */
    missing: z.array(z.string()),
  }),
  encryption_key: z.object({
    /** Ids of the keys that encrypt the answers in this backup. */
    ids: z.array(z.string()),
    included: content.nullable(),
  }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Content = z.infer<typeof content>

export const FORMAT: Pick<Manifest, 'format' | 'version'> = {
  format: 'foothold-backup',
  version: FORMAT_VERSION,
}
