import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present, renewed every minute, so that a screen left open does not speak of yesterday. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
