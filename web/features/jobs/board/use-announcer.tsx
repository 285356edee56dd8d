import { useCallback, useRef } from 'react'

/** A place for screen readers: `announce` has them say a sentence, without rendering anything. */
export const useAnnouncer = () => {
  const region = useRef<HTMLDivElement>(null)
  const announce = useCallback((sentence: string) => {
    if (region.current) region.current.textContent = sentence
  }, [])
  return {
    announce,
    region: <div ref={region} className="visually-hidden" role="status" aria-live="assertive" />,
  }
}
