import { Button } from '@mantine/core'
import { Bookmark } from 'lucide-react'
import { CATEGORY_LABELS, type ResourceCategory } from '#src/resources/constants.ts'
import { BlankScreen, BlankSign } from '../../ui/blank-screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './states.module.css'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { bdi } from '../../ui/marks.tsx'

/** The skeleton of the categories while bookmarks are loading. */
export const BookmarksSkeleton = () => (
  <Skeleton label={t('Loading bookmarks…')} className={classes.skeleton ?? ''}>
    {['a', 'b', 'c', 'd'].map((card) => (
      <i key={card} aria-hidden />
    ))}
  </Skeleton>
)

/** The empty screen: what it is for, and buttons to start. */
export const NoBookmarks = (props: { onAdd: () => void; onImport: () => void }) => (
  <BlankScreen
    picture={<BlankSign icon={Bookmark} />}
    title={t('The links of your search, found again in two seconds')}
    text={t(
      'Keep articles, courses and job postings here, grouped by what they are for. Paste an address anywhere on this page to add it.',
    )}
  >
    <Button variant="light" onClick={props.onAdd}>
      {t('Add your first bookmark')}
    </Button>
    <Button variant="subtle" onClick={props.onImport}>
      {t('Import from your browser')}
    </Button>
  </BlankScreen>
)

export const NoMatch = (props: {
  query: string
  /** The searched category; undefined if all were searched. */
  category: ResourceCategory | undefined
  onClear: () => void
  onSearchAll: () => void
}) => (
  <BlankScreen
    title={
      props.category
        ? tNodes('No bookmark in {category} matches “<bdi>{query}</bdi>”', {
            category: CATEGORY_LABELS[props.category],
            query: props.query,
            bdi,
          })
        : tNodes('No bookmark matches “<bdi>{query}</bdi>”', { query: props.query, bdi })
    }
    text={t('The search looks at title, address, description and tags.')}
  >
    {props.category && (
      <Button variant="default" onClick={props.onSearchAll}>
        {t('Search all categories')}
      </Button>
    )}
    <Button variant={props.category ? 'subtle' : 'default'} onClick={props.onClear}>
      {t('Clear search')}
    </Button>
  </BlankScreen>
)
