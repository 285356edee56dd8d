import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

const subscribeToMotion = (listener: () => void) => {
  const query = matchMedia(STILL)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether any part of the element is visible in a visible tab. */
const useIsSeen = (element: RefObject<HTMLElement | null>) => {
  const [isOnScreen, setIsOnScreen] = useState(false)
  const [isTabShown, setIsTabShown] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  useEffect(() => {
    const update = () => setIsTabShown(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return isOnScreen && isTabShown
}

/**
 * Counts steps while the element is visible. Does not start if reduced motion is preferred, and
 * anyone can pause it (WCAG 2.2.2).
 */
export const useAdvance = (element: RefObject<HTMLElement | null>, everyMs: number) => {
  const [steps, setSteps] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isSeen = useIsSeen(element)
  const canMove = !useSyncExternalStore(subscribeToMotion, () => matchMedia(STILL).matches)
  const isMoving = canMove && isSeen && !isPaused
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setSteps((count) => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [isMoving, everyMs])
  return { steps, isPaused, setIsPaused, canMove, isMoving }
}
