import { scrub } from '#src/shell/scrub.ts'

export const MESSAGE_MAX = 1_000
const DATA_MAX = 4_000
const MINUTE_MS = 60_000
const PER_MINUTE = 10

const describeError = ({ name, message, stack }: Error) => ({
  name: scrub(name, MESSAGE_MAX),
  message: scrub(message, MESSAGE_MAX),
  ...(stack === undefined ? {} : { stack: scrub(stack, DATA_MAX) }),
})

const describe = (data: unknown): unknown => {
  if (data instanceof Error) return describeError(data)
  if (typeof data === 'string') return scrub(data, DATA_MAX)
  try {
    const text = JSON.stringify(data)
    return text === undefined ? String(data) : scrub(text, DATA_MAX)
  } catch {
    return 'not to be described'
  }
}

/** The `data` of an entry, scrubbed and limited in size; `{}` if there is none. */
export const describeData = (data: unknown): { data?: unknown } =>
  data === undefined ? {} : { data: describe(data) }

/**
 * Allows ten entries per minute and each text once, so that an error in a loop does not flood the
 * log.
 */
export class LogBudget {
  private readonly sent: { text: string; at: number }[] = []

  /** Returns true and counts `text` if it may be sent at `now` (ms). */
  take(text: string, now: number): boolean {
    while (this.sent[0] && now - this.sent[0].at >= MINUTE_MS) this.sent.shift()
    if (this.sent.length >= PER_MINUTE || this.sent.some((entry) => entry.text === text))
      return false
    this.sent.push({ text, at: now })
    return true
  }
}
