/** How benches tell a figure: tools/bench.ts makes its table of these lines. */
export type Figure = {
  what: string
  value: number
  /** The most that it may be; infinite where nothing is asked of it. */
  limit: number
  unit: string
  /** What is to be known besides. */
  more?: string
}

const inFigures = (value: number): string =>
  value.toLocaleString('en-US', {
    maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1,
  })

/** Prints a figure beside its limit; past it, the bench will have failed. */
export const reportFigure = ({ what, value, limit, unit, more }: Figure): void => {
  // What was not measured is past every limit.
  const isMet = value <= limit
  if (!isMet) process.exitCode = 1
  const of = Number.isFinite(limit) ? ` of ${inFigures(limit)} ${unit}` : ''
  const rest = more === undefined ? '' : ` (${more})`
  console.log(`${isMet ? 'ok  ' : 'OVER'} ${what}: ${inFigures(value)} ${unit}${of}${rest}`)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
