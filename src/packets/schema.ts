import { z } from 'zod'
import { emptyToNull, id, LONG_TEXT_MAX, requiredText, text } from '../fields.ts'
import type { packet, packetAnswer, sealedFile } from './responses.ts'
import { t } from '../language/t.ts'

/** A packet, a copy of what was sent with an application, as the API returns it. */
export type Packet = z.infer<typeof packet>
export type SealedFile = z.infer<typeof sealedFile>
export type PacketAnswer = z.infer<typeof packetAnswer>

export const ANSWERS_MAX = 100
export const TOO_MANY_ANSWERS = t('At most {max} answers', { max: ANSWERS_MAX })
export const QUESTION_MAX = 1_000
/** How long a deleted packet can be restored. */
export const DELETED_PACKET_TTL_MS = 24 * 60 * 60 * 1000
export const PACKET_NOT_FOUND = t('No copy of what was sent is saved with this application')

export const packetAnswers = z
  .array(
    z.object({
      question: requiredText(t('Question'), QUESTION_MAX),
      answer: text(t('Answer'), LONG_TEXT_MAX),
    }),
    { error: t('Answers must be a list') },
  )
  .max(ANSWERS_MAX, TOO_MANY_ANSWERS)

/** The application of the packets. */
export const packetsOf = z.object({ id })

export const packetRef = z.object({ id })

/** Leaves out the resumes of the application `except` and of later ones. */
export const resumesOf = z.object({
  company: requiredText(t('Company')),
  except: emptyToNull(id),
})
export type ResumesOf = z.infer<typeof resumesOf>

/**
 * `more_answers` are added to those of the newest packet, unless `answers` replaces them.
 * `request_id` makes a repeated request return the packet that the first one created.
 */
export const sealInput = packetsOf.extend({
  answers: packetAnswers.optional(),
  more_answers: packetAnswers.optional(),
  request_id: id.optional(),
})
export type SealInput = z.infer<typeof sealInput>

const HASH = /^[0-9a-f]{64}$/
export const sha256 = z.string().toLowerCase().regex(HASH, t('Not a SHA-256 in hexadecimal digits'))
export const sealedFileRef = packetsOf.extend({ sha256 })
