import { useEffect, useState } from 'react'

const START_MS = 300
const ROW_MS = 0.7
const TICK_MS = 100
const ALMOST = 95

/**
 * The estimated progress of an import in percent; it is one transaction, so the real one is
 * unknown.
 */
export const useEstimate = (isRunning: boolean, rows: number): number => {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const startedAt = performance.now()
    const expectedMs = START_MS + rows * ROW_MS
    const timer = setInterval(() => {
      const share = (performance.now() - startedAt) / expectedMs
      setPercent(ALMOST * (1 - Math.exp(-1.5 * share)))
    }, TICK_MS)
    return () => {
      clearInterval(timer)
      setPercent(0)
    }
  }, [isRunning, rows])
  return percent
}
