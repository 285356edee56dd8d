import { ActionIcon, Button } from '@mantine/core'
import { Download, Trash2 } from 'lucide-react'
import { DOCUMENT_TYPE_LABELS } from '#src/documents/constants.ts'
import type { Packet, SealedFile } from '#src/packets/schema.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { downloadFile } from '../../../lib/download.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { createRowCache } from '../../../lib/row-cache.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { deletesRow, restoresRow } from '../../../ui/row-mutations.ts'
import classes from './packet.module.css'
import { t } from '#src/language/t.ts'

/** One packet: its date and content. */
export const PacketContent = ({ jobId, packet }: { jobId: string; packet: Packet }) => {
  const { mutate: remove } = useDeletePacket(jobId)
  const { sealed_at, files, posting, answers } = packet
  const date = formatCardDate(sealed_at)
  const isEmpty = files.length === 0 && posting === null && answers.length === 0
  return (
    <div className={classes.packet}>
      <div className={classes.head}>
        <p className={classes.quiet}>
          {isEmpty
            ? t('Saved on {date}, when there was neither a document nor a posting', { date })
            : t('Saved on {date}', { date })}
        </p>
        <ActionIcon
          aria-label={t('Delete the copy saved on {date}', { date })}
          title={t('Delete')}
          onClick={({ currentTarget }) => {
            // Focuses the heading, since the pressed button is removed with the packet.
            currentTarget.closest('section')?.querySelector('h3')?.focus()
            remove({ id: packet.id })
          }}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </div>
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <FileEntry key={`${file.name} ${file.sha256}`} jobId={jobId} file={file} />
          ))}
        </ul>
      )}
      {posting !== null && (
        <details className={classes.part}>
          <summary>{t('The posting as it was')}</summary>
          <p className={classes.text} dir="auto">
            {posting.text}
          </p>
        </details>
      )}
      {answers.length > 0 && (
        <dl className={classes.answers}>
          {answers.map(({ question, answer }, index) => (
            // Two answers may be equal, so the index is the key.
            <div key={index}>
              <dt dir="auto">{question}</dt>
              <dd className={classes.text} dir="auto">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

const FileEntry = ({ jobId, file }: { jobId: string; file: SealedFile }) => {
  const { submit, isBusy, failure } = useSubmit({
    call: () => downloadFile(`/api/jobs/${jobId}/packet/files/${file.sha256}`, file.name),
    describe: (error) =>
      describeRefusal(error, t('This file could not be downloaded. Please try again.')),
  })
  return (
    <li>
      <span className={classes.name}>
        <bdi>{file.name}</bdi>
        <span className={classes.quiet}>{DOCUMENT_TYPE_LABELS[file.document_type]}</span>
      </span>
      <Button
        variant="subtle"
        disabled={isBusy}
        aria-label={t('Download {name} as it was sent', { name: file.name })}
        leftSection={<Download size={16} aria-hidden />}
        onClick={() => void submit(undefined, () => undefined)}
      >
        {t('Download')}
      </Button>
      {failure !== undefined && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </li>
  )
}

/** Deletes a packet; the toast offers Undo. */
const useDeletePacket = (jobId: string) => {
  const { list, resumes } = trpc.useUtils().packets
  const about = { id: jobId }
  const rows = createRowCache<Packet>({
    feature: 'packets',
    list,
    // The warning about other resumes depends on packets.
    others: [resumes],
    read: () => list.getData(about)?.packets,
    change: (how) =>
      list.setData(about, (cached) => cached && { ...cached, packets: how(cached.packets) }),
    // Newest first.
    compare: (one, other) => other.sealed_at.localeCompare(one.sealed_at),
  })
  const restore = trpc.packets.restore.useMutation(
    restoresRow(rows, t('The copy could not be restored. Please try again.')),
  )
  return trpc.packets.delete.useMutation(
    deletesRow(rows, restore, {
      done: t('Deleted the copy'),
      failed: t('The copy could not be deleted. Please try again.'),
    }),
  )
}
