import { useState } from 'react'
import { isWebUrl } from '#src/web-url.ts'
import type { Posting } from '#src/capture/posting.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { t } from '#src/language/t.ts'

const NOT_READ = t('The posting could not be read. Please try again.')
const NONE_IN_PAGE = t('No posting was found on that page. Paste its text instead.')
const NONE_IN_TEXT = t('No posting was found in that text.')

export type CaptureRequest = { url: string } | { text: string }

/** Reads a posting from a URL or pasted text; a page with several postings offers a choice. */
export const useCapture = (onPosting: (posting: Posting) => void) => {
  const [choices, setChoices] = useState<readonly Posting[]>([])
  const { mutateAsync: read } = trpc.capture.read.useMutation()
  const { submit, isBusy, failure, setFailure } = useSubmit({
    call: (request: CaptureRequest) => read(request),
    describe: (error) => describeRefusal(error, NOT_READ),
  })

  const capture = (request: CaptureRequest) => {
    setChoices([])
    if ('url' in request && !isWebUrl(request.url)) return setFailure(t('Please enter a valid URL'))
    return void submit(request, ({ postings }) => {
      const [first, ...others] = postings
      if (first === undefined) setFailure('url' in request ? NONE_IN_PAGE : NONE_IN_TEXT)
      else if (others.length > 0) setChoices(postings)
      else onPosting(first)
    })
  }

  const choose = (posting: Posting) => {
    setChoices([])
    onPosting(posting)
  }
  /** Removes the failure and the choice of the previous capture. */
  const reset = () => {
    setChoices([])
    setFailure(undefined)
  }
  return { capture, choices, choose, reset, isBusy, failure }
}
