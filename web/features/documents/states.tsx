import { Button } from '@mantine/core'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DOCUMENTS_MAX } from '#src/documents/constants.ts'
import classes from './states.module.css'
import { type OnFiles, UploadButton } from './upload/upload-button.tsx'

/** A wait that is shorter than this is not worth showing. */
const SKELETON_DELAY_MS = 150

/** The slots' shape while what lies in them is on the way. */
export const DocumentsSkeleton = () => {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.skeleton} data-shown={isShown || undefined}>
      <span className="visually-hidden" role="status">
        Loading documents…
      </span>
      {Array.from({ length: DOCUMENTS_MAX }, (_, slot) => (
        <i key={slot} aria-hidden />
      ))}
    </div>
  )
}

/** What this place is for, and the one button that starts it. */
export const NoDocuments = (props: { onFiles: OnFiles }) => (
  <section className={classes.start}>
    <span className={classes.sign} aria-hidden>
      <FileText size={28} strokeWidth={1.75} />
    </span>
    <h2>The right version, at hand when they ask for it</h2>
    <p>
      Keep the three documents you send out most: your resume, a cover letter, one more. Read them
      here on any device, and note on each application which of them you sent.
    </p>
    <UploadButton onFull={undefined} onFiles={props.onFiles} />
    <p className={classes.limits}>
      PDF, DOC or DOCX, up to 3 MB each.
      <span className={classes.drop}> Or drop a file anywhere on this page.</span>
    </p>
  </section>
)

export const NoMatch = (props: { query: string; onClear: () => void }) => (
  <section className={classes.start}>
    <h2>
      No document matches “<bdi>{props.query}</bdi>”
    </h2>
    <p>The search looks at the file’s name.</p>
    <Button variant="default" onClick={props.onClear}>
      Clear search
    </Button>
  </section>
)
