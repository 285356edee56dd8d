import { COUNTED, type CountedInput } from './schema.ts'
import { FLOW_STEPS } from './steps.ts'

const PATTERN = /^(?<of>[a-z_-]+):(?<from>[\d-]*)\.\.(?<to>[\d-]*)$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Parses a number in a URL, such as `answered:2026-01-01..2026-03-31`, or `applied-offer:..` for
 * applications that went from one step to another; undefined if invalid.
 */
export function readCounted(text: string | undefined): CountedInput | undefined {
  const { of = '', from = '', to = '' } = PATTERN.exec(text ?? '')?.groups ?? {}
  const isRange = [from, to].every((day) => day === '' || DAY.test(day))
  const [first, second] = of.split('-').map((name) => FLOW_STEPS.find((step) => step === name))
  const number = COUNTED.find((known) => known === of)
  const counted = number ?? (first && second && { from: first, to: second })
  if (counted === undefined || !isRange) return undefined
  return { of: counted, ...(from !== '' && { from }), ...(to !== '' && { to }) }
}

/** The opposite of readCounted. */
export const writeCounted = ({ of, from = '', to = '' }: CountedInput): string =>
  `${typeof of === 'string' ? of : `${of.from}-${of.to}`}:${from}..${to}`
