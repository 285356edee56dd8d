import { Button } from '@mantine/core'
import { FileText } from 'lucide-react'
import { DOCUMENTS_MAX } from '#src/documents/constants.ts'
import { BlankScreen, BlankSign } from '../../ui/blank-screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './states.module.css'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { bdi } from '../../ui/marks.tsx'

/** The skeleton of the slots while the list is loading. */
export const DocumentsSkeleton = () => (
  <Skeleton label={t('Loading documents…')} className={classes.skeleton ?? ''}>
    {Array.from({ length: DOCUMENTS_MAX }, (_, slot) => (
      <i key={slot} aria-hidden />
    ))}
  </Skeleton>
)

/** The empty screen: what it is for, and an upload button. */
export const NoDocuments = (props: { onUpload: () => void }) => (
  <BlankScreen
    picture={<BlankSign icon={FileText} />}
    title={t('The right version, at hand when they ask for it')}
    text={t(
      'Keep the three documents you send out most: your resume, a cover letter, one more. Read them here on any device, and record on each application which of them you sent.',
    )}
  >
    <Button variant="light" onClick={props.onUpload}>
      {t('Upload your first document')}
    </Button>
    <p className={classes.limits}>
      {t('PDF, DOC or DOCX, up to 3 MB each.')}
      <span className={classes.drop}> {t('Or drop a file anywhere on this page.')}</span>
    </p>
  </BlankScreen>
)

export const NoMatch = (props: { query: string; onClear: () => void }) => (
  <BlankScreen
    title={tNodes('No document matches “<bdi>{query}</bdi>”', { query: props.query, bdi })}
    text={t('The search looks at the file’s name.')}
  >
    <Button variant="default" onClick={props.onClear}>
      {t('Clear search')}
    </Button>
  </BlankScreen>
)
