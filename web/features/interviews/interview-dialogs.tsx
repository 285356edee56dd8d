import { type ComponentType, useEffect, useState } from 'react'
import type { Interview } from '#src/interviews/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { DialogHost, useDialogEntry } from '../../ui/dialog-host.tsx'
import { useKnownJobs } from '../jobs/index.ts'
import { interviewDialogs } from './dialogs.ts'

type OfInterview = { interview: Interview; onClose: () => void }
type Address = { meeting?: string | undefined; onClose: () => void }

/** A dialog about the interview whose id is in the URL. */
const about =
  (Dialog: ComponentType<OfInterview>) =>
  ({ meeting: id, onClose }: Address) => {
    const { data, isFetching } = trpc.interviews.list.useQuery()
    const found = data?.interviews.find((one) => one.id === id)
    const isLoading = data === undefined || isFetching
    const interview = useDialogEntry(found, { isLoading, kind: 'interview', onClose })
    return interview && <Dialog interview={interview} onClose={onClose} />
  }

const loadForm = () => import('./form/interview-form-dialog.tsx')

const load = {
  add: async () => (await loadForm()).AddInterviewDialog,
  edit: async () => about((await loadForm()).EditInterviewDialog),
}

const findRow = ({ meeting }: { meeting?: string | undefined }) =>
  document.querySelector<HTMLElement>(`[data-interview="${CSS.escape(meeting ?? '')}"] button`)

/** Renders the interview dialog named in the URL. */
export const InterviewDialogs = () => {
  useRefetchAtNext()
  return <DialogHost dialogs={interviewDialogs} load={load} findSubject={findRow} />
}

const TIMER_MAX_MS = 2 ** 31 - 1
/** Allows for a server clock that is slightly behind, in ms. */
const MARGIN_MS = 2_000

/** Refetches when the next interview begins, since the server then returns another current one. */
function useRefetchAtNext(): void {
  const { jobs, dashboard } = trpc.useUtils()
  const known = useKnownJobs()
  const [now, setNow] = useState(Date.now)
  const next = known
    .map(({ interview_date: date }) => (date === null ? 0 : Date.parse(date)))
    .filter((time) => time > now)
    .reduce((soonest, time) => Math.min(soonest, time), Infinity)
  useEffect(() => {
    if (next === Infinity) return undefined
    const begin = () => {
      setNow(next)
      void jobs.list.invalidate()
      void dashboard.today.invalidate()
    }
    const timer = setTimeout(begin, Math.min(next - Date.now() + MARGIN_MS, TIMER_MAX_MS))
    return () => clearTimeout(timer)
  }, [next, jobs, dashboard])
}
