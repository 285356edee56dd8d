import { POSTING_TEXT_MAX, posting as schema } from '#src/jobs/posting.ts'
import type { Job } from '#src/jobs/schema.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useForm } from '../../../lib/use-form.ts'
import { AreaField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useDialogEntry } from '../../../ui/dialog-host.tsx'
import { usePutPosting } from '../mutations.ts'
import { t } from '#src/language/t.ts'

type StoredPosting = { text: string; html_title: string | null; url: string | null }
const NONE: StoredPosting = { text: '', html_title: null, url: null }

/** Saves or edits the text of the posting. */
export const PostingDialog = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const { data, isFetching } = trpc.jobs.posting.useQuery(
    { id: job.id },
    { enabled: job.has_posting },
  )
  const found = job.has_posting ? data : NONE
  const options = { isLoading: isFetching, kind: 'posting' as const, onClose }
  const stored = useDialogEntry(found, options)
  return stored && <PostingForm job={job} stored={stored} onClose={onClose} />
}

const PostingForm = (props: { job: Job; stored: StoredPosting; onClose: () => void }) => {
  const { job, stored } = props
  const { mutateAsync: put } = usePutPosting()
  const form = useForm({
    initial: { text: stored.text },
    draftKey: `posting ${job.id}`,
    toInput: ({ text }) => ({ ...stored, url: stored.url ?? job.url, text }),
    schema,
    validatesOnSubmit: true,
    save: (input) => put({ ...input, id: job.id }),
    failed: t('Failed to save the posting. Please try again.'),
  })
  return (
    <FormDialog
      title={job.has_posting ? t('Edit the Posting') : t('Save the Posting')}
      form={form}
      saved={({ text }) => (text === '' ? t('Posting removed') : t('Posting saved'))}
      question={t('The posting’s text has not been saved.')}
      onClose={props.onClose}
    >
      <AreaField
        form={form}
        field="text"
        label={t('Text of the posting')}
        isFirst
        description={t(
          'Paste it from the page. It stays here when the page is gone. Clear it to remove it.',
        )}
        max={POSTING_TEXT_MAX}
        rows={10}
      />
    </FormDialog>
  )
}
