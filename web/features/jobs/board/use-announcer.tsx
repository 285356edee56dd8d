import { type RefObject, useCallback, useImperativeHandle, useRef, useState } from 'react'

type Speak = (sentence: string) => void

/**
 * A place for screen readers: `announce` has them say a sentence, and renders nothing but it. What
 * is said is said together with what it tells of, so that the next key finds that in place.
 */
export const useAnnouncer = () => {
  const speak = useRef<Speak>(null)
  const announce = useCallback<Speak>((sentence) => speak.current?.(sentence), [])
  return { announce, region: <Announcement speak={speak} /> }
}

const Announcement = ({ speak }: { speak: RefObject<Speak | null> }) => {
  const [sentence, setSentence] = useState('')
  useImperativeHandle(speak, () => setSentence, [])
  return (
    <div className="visually-hidden" role="status" aria-live="assertive">
      {sentence}
    </div>
  )
}
