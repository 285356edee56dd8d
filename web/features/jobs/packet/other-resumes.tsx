import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { findOtherResumes, type OtherResume } from '#src/packets/other-resumes.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { trpc } from '../../../lib/trpc.ts'
import classes from './packet.module.css'
import { bdi } from '../../../ui/marks.tsx'
import { tNodes } from '../../../lib/t-nodes.ts'

const TYPING_PAUSE_MS = 300
const SHOWN_MAX = 3

/** Warns that the company has received other resumes. */
export const OtherResumes = ({ resumes }: { resumes: readonly OtherResume[] }) =>
  resumes.slice(0, SHOWN_MAX).map(({ job_id, position, application_date, filenames }) => (
    <p key={job_id} className={classes.notice} role="note">
      {tNodes(
        'This company already has another resume of yours: <bdi>{filenames}</bdi>, sent for <bdi>{position}</bdi> on {date}.',
        {
          filenames: filenames.join(', '),
          position,
          date: formatCardDate(application_date),
          bdi,
        },
      )}
    </p>
  ))

/** The same for the documents ticked in a form, before it is saved. */
export const OtherResumesNotice = (props: {
  company: string
  documentIds: readonly string[]
  /** The application being edited: neither it nor later ones are compared. */
  jobId?: string | undefined
}) => {
  const [company] = useDebouncedValue(props.company.trim(), TYPING_PAUSE_MS)
  const { data: documents } = trpc.documents.list.useQuery()
  const own = (documents ?? [])
    .filter(({ id, document_type: type }) => type === 'resume' && props.documentIds.includes(id))
    .map(({ id, filename }) => ({ filename, document_id: id, sha256: null }))
  const isEnough = company !== '' && own.length > 0
  const { data } = trpc.packets.resumes.useQuery(
    { company, ...(props.jobId !== undefined && { except: props.jobId }) },
    { enabled: isEnough, placeholderData: keepPreviousData },
  )
  const resumes = isEnough ? findOtherResumes(own, data?.resumes ?? []) : []
  return <OtherResumes resumes={resumes} />
}
