type Listed = { filename: string; document_type: string }

/**
 * Returns the documents that may be a resume: by type, by name, or else any PDF or DOCX
 * (docs/behaviour.md#resume-import). Keeps their order.
 */
export const listResumes = <T extends Listed>(documents: readonly T[]): T[] =>
  documents.filter(({ filename, document_type }) => {
    const name = filename.toLowerCase()
    return document_type === 'resume' || name.includes('resume') || /\.(?:pdf|docx)$/.test(name)
  })
