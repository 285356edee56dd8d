/** A benchmark's figure, printed as a line that tools/bench.ts parses. */
export type Figure = {
  what: string
  value: number
  /** The maximum; infinite for no limit. */
  limit: number
  unit: string
  /** A remark. */
  more?: string
}

const inFigures = (value: number): string =>
  value.toLocaleString('en-US', {
    maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1,
  })

/** Prints a figure and its limit; one past its limit makes the benchmark fail. */
export const reportFigure = ({ what, value, limit, unit, more }: Figure): void => {
  // NaN, for a figure that was not measured, is past every limit.
  const isMet = value <= limit
  if (!isMet) process.exitCode = 1
  const of = Number.isFinite(limit) ? ` of ${inFigures(limit)} ${unit}` : ''
  const rest = more === undefined ? '' : ` (${more})`
  console.log(`${isMet ? 'ok  ' : 'OVER'} ${what}: ${inFigures(value)} ${unit}${of}${rest}`)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
