type Listed = { filename: string; document_type: string }

/**
 * The documents that may be a resume: by type, by name, or a PDF or DOCX of any
 * (docs/behaviour.md#resume-import); in the order in which they came.
 */
export const listResumes = <T extends Listed>(documents: readonly T[]): T[] =>
  documents.filter(({ filename, document_type }) => {
    const name = filename.toLowerCase()
    return document_type === 'resume' || name.includes('resume') || /\.(?:pdf|docx)$/.test(name)
  })
