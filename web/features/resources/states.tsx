import { Button } from '@mantine/core'
import { Bookmark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CATEGORY_LABELS, type ResourceCategory } from '#src/resources/constants.ts'
import classes from './states.module.css'

/** A wait that is shorter than this is not worth showing. */
const SKELETON_DELAY_MS = 150

/** The cards' shape while their bookmarks are on the way. */
export const BookmarksSkeleton = () => {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.skeleton} data-shown={isShown || undefined}>
      <span className="visually-hidden" role="status">
        Loading bookmarks…
      </span>
      {['a', 'b', 'c', 'd'].map((card) => (
        <i key={card} aria-hidden />
      ))}
    </div>
  )
}

/** What this place is for, and the one button that starts it. */
export const NoBookmarks = (props: { onAdd: () => void; onImport: () => void }) => (
  <section className={classes.start}>
    <span className={classes.sign} aria-hidden>
      <Bookmark size={28} strokeWidth={1.75} />
    </span>
    <h2>The links of your search, found again in two seconds</h2>
    <p>
      Keep articles, courses and job postings here, grouped by what they are for. Paste an address
      anywhere on this page to add it.
    </p>
    <Button size="md" onClick={props.onAdd}>
      Add Bookmark
    </Button>
    <Button variant="subtle" onClick={props.onImport}>
      Import from your browser
    </Button>
  </section>
)

export const NoMatch = (props: {
  query: string
  /** The one that was searched; absent when all were. */
  category: ResourceCategory | undefined
  onClear: () => void
  onSearchAll: () => void
}) => (
  <section className={classes.start}>
    <h2>
      No bookmark{props.category && ` in ${CATEGORY_LABELS[props.category]}`} matches “
      <bdi>{props.query}</bdi>”
    </h2>
    <p>The search looks at title, address, description and tags.</p>
    {props.category && (
      <Button variant="default" onClick={props.onSearchAll}>
        Search all categories
      </Button>
    )}
    <Button variant={props.category ? 'subtle' : 'default'} onClick={props.onClear}>
      Clear search
    </Button>
  </section>
)
