import { Button } from '@mantine/core'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { newId } from '../../../lib/new-id.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useReturnFocus } from '../../../lib/use-return-focus.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { AnswerForm } from './answer-form.tsx'
import { OtherResumes } from './other-resumes.tsx'
import { PacketContent } from './packet-content.tsx'
import { useSealPacket } from './use-seal.ts'
import classes from './packet.module.css'
import { t } from '#src/language/t.ts'

/** What was sent to the company, as it was at that time: files, posting and answers. */
export const SentPacket = ({ job }: { job: Job }) => {
  const { data, isError, refetch } = trpc.packets.list.useQuery({ id: job.id })
  const { mutateAsync: seal } = useSealPacket()
  const [isWriting, setIsWriting] = useState(false)
  // The same until the server has responded, so that a retry saves it only once.
  const [requestId, setRequestId] = useState(newId)
  useReturnFocus(isWriting)
  const [newest, ...older] = data?.packets ?? []
  const { submit, isBusy, failure } = useSubmit({
    call: () => seal({ id: job.id, more_answers: [], request_id: requestId }),
    describe: (error) => describeRefusal(error, t('This could not be saved. Please try again.')),
  })
  if (data === undefined) return isError && <NotLoaded onRetry={() => void refetch()} />
  return (
    <section aria-labelledby="overview-packet">
      <h3 className={classes.heading} id="overview-packet" tabIndex={-1}>
        {t('What was sent')}
      </h3>
      <OtherResumes resumes={data.other_resumes} />
      {newest === undefined ? (
        <p className={classes.quiet}>
          {t(
            'Documents are replaced and postings vanish. Save what this company gets: the files, the posting and your answers.',
          )}
        </p>
      ) : (
        <PacketContent jobId={job.id} packet={newest} />
      )}
      {older.length > 0 && (
        <details className={classes.older}>
          <summary>{t('Saved earlier ({count})', { count: older.length })}</summary>
          {older.map((packet) => (
            <PacketContent key={packet.id} jobId={job.id} packet={packet} />
          ))}
        </details>
      )}
      {failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      {isWriting && <AnswerForm jobId={job.id} onClose={() => setIsWriting(false)} />}
      {!isWriting && (
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<PackageCheck size={16} aria-hidden />}
            disabled={isBusy}
            onClick={() => void submit(undefined, () => setRequestId(newId()))}
          >
            {newest === undefined ? t('Save what was sent') : t('Save a new copy')}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => setIsWriting(true)}>
            {t('Add an answer')}
          </Button>
        </div>
      )}
    </section>
  )
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert">
    {t('What was sent could not be loaded.')}{' '}
    <Button variant="subtle" size="compact-md" onClick={onRetry}>
      {t('Try again')}
    </Button>
  </p>
)
