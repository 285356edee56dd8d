import { importResponse, previewResponse } from '#src/transfer/responses.ts'
import { IMPORT_MAX_BYTES, IMPORT_TOO_LARGE } from '#src/transfer/fields.ts'
import type { ImportInput, ImportPreview, ImportResult } from '#src/transfer/schema.ts'
import { postFile, postJson } from '../../lib/post-rest.ts'

/** Importing thousands of rows takes longer than the usual time limit. */
const TIMEOUT_MS = 120_000

/** Uploads a file for a preview. @throws what `describeFailure` understands */
export const sendImportFile = (file: File): Promise<ImportPreview> =>
  postFile('/api/jobs/import/preview', file, {
    schema: previewResponse,
    timeoutMs: TIMEOUT_MS,
    maxBytes: IMPORT_MAX_BYTES,
    tooLarge: IMPORT_TOO_LARGE,
  })

/** Imports the previewed file. @throws what `describeFailure` understands */
export const runImport = (input: ImportInput): Promise<ImportResult> =>
  postJson('/api/jobs/import', input, { schema: importResponse, timeoutMs: TIMEOUT_MS })
