import { Button } from '@mantine/core'
import { FileText } from 'lucide-react'
import { DOCUMENTS_MAX } from '#src/documents/constants.ts'
import { BlankScreen, BlankSign } from '../../ui/blank-screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './states.module.css'

/** The slots' shape while what lies in them is on the way. */
export const DocumentsSkeleton = () => (
  <Skeleton label="Loading documents…" className={classes.skeleton ?? ''}>
    {Array.from({ length: DOCUMENTS_MAX }, (_, slot) => (
      <i key={slot} aria-hidden />
    ))}
  </Skeleton>
)

/** What this place is for, and a button that starts it. */
export const NoDocuments = (props: { onUpload: () => void }) => (
  <BlankScreen
    picture={<BlankSign icon={FileText} />}
    title="The right version, at hand when they ask for it"
    text="Keep the three documents you send out most: your resume, a cover letter, one more. Read them here on any device, and note on each application which of them you sent."
  >
    <Button variant="light" onClick={props.onUpload}>
      Upload your first document
    </Button>
    <p className={classes.limits}>
      PDF, DOC or DOCX, up to 3 MB each.
      <span className={classes.drop}> Or drop a file anywhere on this page.</span>
    </p>
  </BlankScreen>
)

export const NoMatch = (props: { query: string; onClear: () => void }) => (
  <BlankScreen
    title={
      <>
        No document matches “<bdi>{props.query}</bdi>”
      </>
    }
    text="The search looks at the file’s name."
  >
    <Button variant="default" onClick={props.onClear}>
      Clear search
    </Button>
  </BlankScreen>
)
