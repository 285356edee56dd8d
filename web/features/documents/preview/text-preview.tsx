import { trpc } from '../../../lib/trpc.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { PreviewFailure, PreviewLoading } from './preview-states.tsx'
import dialog from './preview-dialog.module.css'
import classes from './text-preview.module.css'
import { t } from '#src/language/t.ts'

/** Shows the plain text of a DOC, which the server extracts. */
export const TextPreview = ({ document }: { document: { id: string; filename: string } }) => {
  const { data, error, refetch } = trpc.documents.text.useQuery(
    { id: document.id },
    { staleTime: Infinity, refetchOnWindowFocus: false, retry: false },
  )
  if (error && !data) return <PreviewFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <PreviewLoading />
  return (
    <ScrollRegion
      className={dialog.viewer}
      label={t('Preview of {filename}', { filename: document.filename })}
    >
      <p className={classes.note}>
        {t(
          'DOC files are shown as plain text, without their layout. Download it to see how it looks.',
        )}
      </p>
      <div className={classes.text} dir="auto">
        {data.text}
      </div>
    </ScrollRegion>
  )
}
