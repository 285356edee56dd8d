import { Button } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { memo, useState } from 'react'
import {
  CATEGORY_LABELS,
  type ResourceCategory,
  RESOURCES_PER_PAGE,
} from '#src/resources/constants.ts'
import type { Resource } from '#src/resources/schema.ts'
import { BookmarkRow } from './bookmark-row.tsx'
import classes from './category-card.module.css'
import type { BookmarkDialogControl } from './dialogs.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { visuallyHidden } from '../../ui/marks.tsx'

/** The id of the header that gets the focus when a bookmark of the category was deleted. */
export const headerIdOf = (category: ResourceCategory) => `bookmarks-${category}`

type CardProps = {
  category: ResourceCategory
  resources: readonly Resource[]
  isExpanded: boolean
  onToggle: (category: ResourceCategory, isExpanded: boolean) => void
  dialogs: BookmarkDialogControl
}

/** A category: its header collapses it, and five bookmarks are shown per page. */
export const CategoryCard = memo((props: CardProps) => {
  const { category, resources, isExpanded } = props
  const label = CATEGORY_LABELS[category]
  const headerId = headerIdOf(category)
  const panelId = `${headerId}-panel`
  return (
    <section className={classes.card} aria-labelledby={headerId}>
      <h2 className={classes.heading}>
        <button
          id={headerId}
          type="button"
          className={classes.header}
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onClick={() => props.onToggle(category, isExpanded)}
        >
          {label}
          <span className={classes.count}>
            {tNodes(
              '{count, plural, one {#<hidden> bookmark</hidden>} other {#<hidden> bookmarks</hidden>}}',
              { count: resources.length, hidden: visuallyHidden },
            )}
          </span>
          <ChevronDown className={classes.arrow ?? ''} size={20} aria-hidden />
        </button>
      </h2>
      <div id={panelId} hidden={!isExpanded}>
        {isExpanded && <Pages label={label} resources={resources} dialogs={props.dialogs} />}
      </div>
    </section>
  )
})

const Pages = (props: {
  label: string
  resources: readonly Resource[]
  dialogs: BookmarkDialogControl
}) => {
  const { label, resources } = props
  const [wanted, setWanted] = useState(1)
  if (resources.length === 0) {
    return <p className={classes.nothing}>{t('No bookmarks in this category')}</p>
  }
  const last = Math.ceil(resources.length / RESOURCES_PER_PAGE)
  const page = Math.min(Math.max(wanted, 1), last)
  const shown = resources.slice((page - 1) * RESOURCES_PER_PAGE, page * RESOURCES_PER_PAGE)
  return (
    <>
      <ul className={classes.rows} aria-label={t('{category} bookmarks', { category: label })}>
        {shown.map((resource) => (
          <BookmarkRow key={resource.id} resource={resource} dialogs={props.dialogs} />
        ))}
      </ul>
      {last > 1 && <Paging label={label} page={page} last={last} onPage={setWanted} />}
    </>
  )
}

const Paging = (props: {
  label: string
  page: number
  last: number
  onPage: (page: number) => void
}) => {
  const { label, page, last, onPage } = props
  // Not `disabled`: the button just pressed would lose the focus on the last page.
  const step = (to: number) => ({
    variant: 'default' as const,
    px: 12,
    'aria-disabled': to < 1 || to > last,
    ...((to < 1 || to > last) && { 'data-disabled': true }),
    onClick: () => onPage(Math.min(Math.max(to, 1), last)),
  })
  return (
    <nav className={classes.paging} aria-label={t('Pages of {category}', { category: label })}>
      <Button {...step(page - 1)}>{t('Previous')}</Button>
      <span className="tabular" role="status">
        {t('Page {page, number} of {last, number}', { page, last })}
      </span>
      <Button {...step(page + 1)}>{t('Next')}</Button>
    </nav>
  )
}
