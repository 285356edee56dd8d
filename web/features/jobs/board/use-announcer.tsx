import { type RefObject, useCallback, useImperativeHandle, useRef, useState } from 'react'

type Speak = (sentence: string) => void

/**
 * A live region for screen readers: `announce` shows a sentence and rerenders nothing else. It is
 * rendered synchronously with the change it describes, so that the next key finds that done.
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
