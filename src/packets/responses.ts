import { z } from 'zod'
import { count, day, instant, uuid } from '../response-fields.ts'
import { DOCUMENT_TYPES } from '../documents/constants.ts'
import { savedPosting } from '../jobs/responses.ts'

export const sealedFile = z
  .object({
    name: z.string(),
    document_type: z.enum(DOCUMENT_TYPES),
    size: count.describe('In bytes'),
    sha256: z.string().describe('The hash of the file, in hexadecimal'),
  })
  .meta({ id: 'SealedFile' })

export const packetAnswer = z
  .object({ question: z.string(), answer: z.string() })
  .meta({ id: 'PacketAnswer' })

/** A copy of what was sent with an application. */
export const packet = z
  .object({
    id: uuid,
    sealed_at: instant,
    files: z.array(sealedFile),
    posting: savedPosting.nullable(),
    answers: z.array(packetAnswer),
  })
  .meta({ id: 'Packet' })

/** An earlier application to the same company, with another resume. */
export const otherResume = z
  .object({
    job_id: uuid,
    position: z.string(),
    application_date: day,
    filenames: z.array(z.string()),
  })
  .meta({ id: 'OtherResume' })

/** A resume that was sent with an application. */
export const sentResume = z
  .object({
    job_id: uuid,
    position: z.string(),
    application_date: day,
    filename: z.string(),
    document_id: uuid
      .nullable()
      .describe('The chosen document if there is no stored copy; null if it was deleted'),
    sha256: z.string().nullable().describe('The hash of the stored copy; null if there is none'),
  })
  .meta({ id: 'SentResume' })

export const resumesResponse = z.object({
  resumes: z.array(sentResume).describe('Newest application first, at most 100'),
})

export const packetsResponse = z.object({
  packets: z.array(packet).describe('Newest first'),
  other_resumes: z
    .array(otherResume)
    .describe('Earlier applications to this company with another resume'),
})
