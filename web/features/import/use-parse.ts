import { useEffect, useRef, useState } from 'react'
import type { Document } from '#src/documents/schema.ts'
import { type ParsedResume, parsedResume } from '#src/import/schema.ts'
import { watchCall } from '../../lib/call-server.ts'
import { describeFailure, RefusedCall } from '../../lib/failure.ts'
import { headersOfPerson } from '../../lib/post-rest.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { describeParseFailure, EmptyResult } from './parse-failure.ts'
import { startToast } from './process-toast.tsx'
import { RESPONSE_PERCENT, DONE_PERCENT, measureProgress } from './progress.ts'
import { t } from '#src/language/t.ts'

const TICK_MS = 1_000
/** How long the bar shows each of its last two steps, in ms. */
const SHOWN_MS = 150
const HTTP_NO_SESSION = 401

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, SHOWN_MS))

/** Parses one resume at a time and shows a progress bar and a toast. */
export const useParse = (onRead: (filename: string, parsed: ParsedResume) => void) => {
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  // Closing the dialog cancels the request.
  useEffect(() => () => running.current?.abort(), [])

  const parse = async ({ id, filename }: Pick<Document, 'id' | 'filename'>): Promise<void> => {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const startedAt = performance.now()
    const measure = () => setPercent(measureProgress(performance.now() - startedAt))
    setFailure(undefined)
    measure()
    const timer = setInterval(measure, TICK_MS)
    const toast = startToast(t('Parsing resume... This may take up to 2 minutes'))
    try {
      const parsed = await parseResume(id, signal)
      clearInterval(timer)
      setPercent(RESPONSE_PERCENT)
      await pause()
      setPercent(DONE_PERCENT)
      await pause()
      if (signal.aborted) return toast.dismiss()
      toast.succeed(t('Resume parsed successfully. Review the extracted information.'))
      onRead(filename, parsed)
    } catch (error) {
      if (signal.aborted || describeFailure(error).status === HTTP_NO_SESSION) toast.dismiss()
      else {
        const { brief, whole } = describeParseFailure(error)
        toast.fail(brief)
        setFailure(whole)
      }
    } finally {
      clearInterval(timer)
      if (running.current === controller) {
        running.current = undefined
        setPercent(undefined)
      }
    }
  }

  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setPercent(undefined)
  }
  return { percent, failure, parse, cancel, clearFailure: () => setFailure(undefined) }
}

/**
 * Has the server parse a document of the signed-in person; aborting `signal` stops it on the
 * server, too. Throws what `describeParseFailure` understands.
 */
const parseResume = (documentId: string, signal: AbortSignal): Promise<ParsedResume> =>
  fetchInTime(
    signal,
    (either) =>
      watchCall(`/api/profile/import-from-resume/${documentId}`, {
        method: 'POST',
        headers: headersOfPerson(),
        signal: either,
      }),
    async (response) => {
      if (!response.ok) throw await RefusedCall.from(response)
      const body: unknown = await response.json().catch(() => undefined)
      const { data } = parsedResume.safeParse(body)
      if (!data) throw new EmptyResult()
      return data
    },
  )
