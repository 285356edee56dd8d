import { TooLarge } from '../errors.ts'
import { t } from '#src/language/t.ts'

/** The limit of a JSON response; files and archives are streamed and have none. */
export const RESPONSE_MAX_BYTES = 20 * 1024 * 1024
const MEGABYTE = 1024 * 1024

export class ResponseTooLarge extends TooLarge {
  constructor() {
    super(
      t('The response would be larger than {megabytes} MB, which is the limit.', {
        megabytes: RESPONSE_MAX_BYTES / MEGABYTE,
      }),
    )
  }
}

/** Adds up the responses of one request. @throws ResponseTooLarge if the sum exceeds the limit */
export function createResponseBudget(): (response: unknown) => void {
  let left = RESPONSE_MAX_BYTES
  return (response) => {
    left = takeFrom(left, response)
  }
}

/** Quotes, colon and comma. */
const PUNCTUATION = 4
/** Longer than any number or literal in JSON. */
const SCALAR_BYTES = 24
const SHORT_TEXT = 32
/** The most bytes that a code unit of a text takes, as in `\\u0000`. */
const UNIT_BYTES = 6

/**
 * Returns the rest of `left` bytes after `value` is written as JSON; never too much. @throws
 * ResponseTooLarge
 */
function takeFrom(left: number, value: unknown): number {
  let rest = left - PUNCTUATION
  if (typeof value === 'string') rest -= measureText(value)
  else if (typeof value !== 'object' || value === null) rest -= SCALAR_BYTES
  else if (Array.isArray(value)) for (const item of value) rest = takeFrom(rest, item)
  else {
    for (const [name, item] of Object.entries(value)) {
      rest = takeFrom(rest - name.length - PUNCTUATION, item)
    }
  }
  if (rest < 0) throw new ResponseTooLarge()
  return rest
}

const measureText = (text: string): number =>
  text.length <= SHORT_TEXT ? text.length * UNIT_BYTES : Buffer.byteLength(JSON.stringify(text))
