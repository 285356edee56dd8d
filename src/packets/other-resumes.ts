import type { z } from 'zod'
import type { otherResume, sentResume } from './answers.ts'

/** An earlier application, with the resumes that it was sent with. */
export type OtherResume = z.infer<typeof otherResume>
export type SentResume = z.infer<typeof sentResume>
/** What a resume is known by; before an application is saved, by what was chosen. */
type Known = Pick<SentResume, 'filename' | 'document_id' | 'sha256'>

/** Sealed ones are told apart by their bytes, others by what was chosen. */
const isSame = (one: Known, other: Known): boolean =>
  one.sha256 !== null && other.sha256 !== null
    ? one.sha256 === other.sha256
    : one.filename === other.filename &&
      (one.document_id ?? other.document_id) === (other.document_id ?? one.document_id)

/** The applications whose resumes are all other ones than `own`; none where that has no resume. */
export const findOtherResumes = (
  own: readonly Known[],
  sent: readonly SentResume[],
): OtherResume[] =>
  own.length === 0
    ? []
    : [...Map.groupBy(sent, ({ job_id }) => job_id).values()]
        .filter((theirs) => theirs.every((one) => !own.some((mine) => isSame(mine, one))))
        .flatMap((theirs) =>
          theirs.slice(0, 1).map(({ job_id, position, application_date }) => ({
            job_id,
            position,
            application_date,
            filenames: [...new Set(theirs.map(({ filename }) => filename))],
          })),
        )
