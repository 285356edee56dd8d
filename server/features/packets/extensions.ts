import { FILE_KINDS, FILE_TYPES } from '#src/documents/constants.ts'

/** By the MIME type: `.pdf`. */
export const FILE_EXTENSIONS: Readonly<Record<string, string>> = Object.fromEntries(
  FILE_KINDS.map((kind) => [FILE_TYPES[kind], `.${kind}`]),
)
