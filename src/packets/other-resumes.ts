import type { z } from 'zod'
import type { otherResume, sentResume } from './responses.ts'

/** An earlier application and the resumes sent with it. */
export type OtherResume = z.infer<typeof otherResume>
export type SentResume = z.infer<typeof sentResume>
/** Identifies a resume; before an application is saved, by the chosen document. */
type Known = Pick<SentResume, 'filename' | 'document_id' | 'sha256'>

/** Packets' files are compared by their bytes, others by the chosen document. */
const isSame = (one: Known, other: Known): boolean =>
  one.sha256 !== null && other.sha256 !== null
    ? one.sha256 === other.sha256
    : one.filename === other.filename &&
      (one.document_id ?? other.document_id) === (other.document_id ?? one.document_id)

/** Returns the applications whose resumes all differ from `own`; none if that is empty. */
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
