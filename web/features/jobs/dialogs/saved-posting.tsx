import { Button } from '@mantine/core'
import { useState } from 'react'
import { isWebUrl } from '#src/web-url.ts'
import type { SavedPosting as Posting } from '#src/jobs/posting.ts'
import type { Job } from '#src/jobs/schema.ts'
import { formatCardDate } from '../../../lib/dates.ts'
import { tNodes } from '../../../lib/t-nodes.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useJobDialogs } from '../dialogs.ts'
import classes from './saved-posting.module.css'
import { t } from '#src/language/t.ts'

const FOLDED_LINES = 12
const FOLDED_CHARACTERS = 900

/** The saved text of the posting; collapsed if long. */
export const SavedPosting = ({ job }: { job: Job }) => {
  const { data, isError, refetch } = trpc.jobs.posting.useQuery({ id: job.id })
  const { open } = useJobDialogs()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const edit = () => open('posting', { job: job.id })
  if (isError) {
    return (
      <p>
        {t('The posting could not be loaded.')}{' '}
        <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </p>
    )
  }
  if (!data) return <p className={classes.quiet}>{t('Loading the posting…')}</p>
  const isLong =
    data.text.length > FOLDED_CHARACTERS ||
    data.text.split('\n', FOLDED_LINES).length >= FOLDED_LINES
  return (
    <>
      <p className={classes.quiet}>
        <SavedFrom posting={data} />
      </p>
      <p className={classes.text} dir="auto" data-folded={(isLong && !isUnfolded) || undefined}>
        {data.text}
      </p>
      <div className={classes.actions}>
        {isLong && (
          <Button variant="default" onClick={() => setIsUnfolded(!isUnfolded)}>
            {isUnfolded ? t('Show less') : t('Show all of it')}
          </Button>
        )}
        <Button variant="default" onClick={edit}>
          {t('Change')}
        </Button>
      </div>
    </>
  )
}

const SavedFrom = ({ posting: { url, captured_at, html_title } }: { posting: Posting }) => {
  const date = formatCardDate(captured_at)
  if (url === null || !isWebUrl(url)) return t('Saved on {date}', { date })
  return tNodes('Saved on {date} from <page>{title}</page>', {
    date,
    title: html_title ?? new URL(url).hostname,
    page: (parts) => (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {parts}
      </a>
    ),
  })
}
