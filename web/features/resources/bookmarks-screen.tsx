import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { URL_MAX } from '#src/fields.ts'
import { completeAddress, isWebAddress } from '#src/resources/address.ts'
import {
  CATEGORY_LABELS,
  RESOURCE_CATEGORIES,
  type ResourceCategory,
} from '#src/resources/constants.ts'
import type { Resource } from '#src/resources/schema.ts'
import { searchResources } from '#src/resources/search.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import screen from '../../ui/list-screen.module.css'
import { ListToolbar } from '../../ui/list-toolbar.tsx'
import { useSearchText } from '../../lib/use-search-text.ts'
import { isDialogOpen } from '../../lib/keys.ts'
import { BookmarkDialogs } from './bookmark-dialogs.tsx'
import classes from './bookmarks-screen.module.css'
import { CategoryCard } from './category-card.tsx'
import { type BookmarkDialogControl, useBookmarkDialogs } from './dialogs.ts'
import { useResources } from './queries.ts'
import { BookmarksSkeleton, NoBookmarks, NoMatch } from './states.tsx'
import { downloadBookmarks } from './transfer/download-bookmarks.ts'
import { t } from '#src/language/t.ts'

export type BookmarksAddress = {
  q?: string | undefined
  category?: ResourceCategory | undefined
}

const describeCount = (found: number, count: number): string =>
  found === count
    ? t('{count, plural, one {# bookmark} other {# bookmarks}}', { count })
    : t('{found, number} of {count, plural, one {# bookmark} other {# bookmarks}}', {
        found,
        count,
      })

/** The bookmarks screen: toolbar and count, and the categories or a replacement for them. */
export const BookmarksScreen = (props: {
  address: BookmarksAddress
  onAddress: (changes: BookmarksAddress) => void
}) => {
  const { address, onAddress } = props
  const { resources, isLoading, failure, retry } = useResources()
  const dialogs = useBookmarkDialogs()
  const search = useSearchText(address.q ?? '', (q) => onAddress({ q: q || undefined }))
  const found = useMemo(
    () =>
      searchResources(resources, search.query).filter(
        ({ category }) => address.category === undefined || category === address.category,
      ),
    [resources, search.query, address.category],
  )
  const isSearching = search.query.trim() !== ''
  const isEmpty = resources.length === 0 && !isLoading && failure === undefined
  usePastedAddress((pastedUrl) => dialogs.open('add', {}, { pastedUrl }))

  const body = () => {
    if (failure !== undefined) return <FailureNotice message={failure} onRetry={retry} />
    if (isLoading) return <BookmarksSkeleton />
    if (isSearching && found.length === 0 && !isEmpty) {
      return (
        <NoMatch
          query={search.query.trim()}
          category={address.category}
          onClear={() => search.type('')}
          onSearchAll={() => onAddress({ category: undefined })}
        />
      )
    }
    return (
      <>
        {isEmpty && (
          <NoBookmarks onAdd={() => dialogs.open('add')} onImport={() => dialogs.open('import')} />
        )}
        <Categories
          found={found}
          category={address.category}
          isSearching={isSearching && !isEmpty}
          dialogs={dialogs}
        />
      </>
    )
  }

  return (
    <div className={screen.screen}>
      <ListToolbar
        name={t('Bookmarks')}
        search={{
          label: t('Search bookmarks'),
          value: search.text,
          onType: search.type,
          onBlur: search.flush,
        }}
        filter={{
          label: t('Filter by category'),
          all: t('All categories'),
          kinds: RESOURCE_CATEGORIES,
          labels: CATEGORY_LABELS,
          value: address.category,
          onChoose: (category) => onAddress({ category }),
        }}
        add={{ label: t('Add Bookmark'), onClick: () => dialogs.open('add') }}
        takeIn={{ label: t('Import bookmarks'), onClick: () => dialogs.open('import') }}
        takeOut={{
          label: t('Export bookmarks'),
          onClick: resources.length > 0 ? () => void downloadBookmarks(resources) : undefined,
        }}
      />
      {!isLoading && failure === undefined && (
        <p className={screen.count} role="status">
          {describeCount(found.length, resources.length)}
        </p>
      )}
      {body()}
      <BookmarkDialogs />
    </div>
  )
}

const NONE: readonly Resource[] = []

/** Two separate columns, so that collapsing a card moves nothing in the other one. */
const Categories = (props: {
  found: readonly Resource[]
  category: ResourceCategory | undefined
  isSearching: boolean
  dialogs: BookmarkDialogControl
}) => {
  const { found, category, isSearching, dialogs } = props
  const groups = useMemo(() => Map.groupBy(found, (resource) => resource.category), [found])
  const shown = RESOURCE_CATEGORIES.filter((one) =>
    category === undefined ? !isSearching || groups.has(one) : one === category,
  )
  // The person's choices; other categories are open if they have bookmarks. A search starts
  // uncollapsed, so that results are not hidden.
  const mode = isSearching ? 'found' : 'all'
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isExpanded = (one: ResourceCategory) =>
    chosen.get(`${mode} ${one}`) ?? (groups.has(one) || one === category)
  const toggle = useCallback(
    (one: ResourceCategory, isOpen: boolean) =>
      setChosen((before) => new Map(before).set(`${mode} ${one}`, !isOpen)),
    [mode],
  )
  const half = Math.ceil(shown.length / 2)
  const columns = [shown.slice(0, half), shown.slice(half)].filter((column) => column.length > 0)
  return (
    <div className={classes.columns} data-single={columns.length === 1 || undefined}>
      {columns.map((column, index) => (
        <div key={index === 0 ? 'first' : 'second'} className={classes.column}>
          {column.map((one) => (
            <CategoryCard
              key={one}
              category={one}
              resources={groups.get(one) ?? NONE}
              isExpanded={isExpanded(one)}
              onToggle={toggle}
              dialogs={dialogs}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Calls `onPaste` with a URL that is pasted outside of fields and dialogs. */
const usePastedAddress = (onPaste: (url: string) => void): void => {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null
    if (event.defaultPrevented || isInField || isDialogOpen()) return
    const pasted = event.clipboardData?.getData('text/plain').trim() ?? ''
    // A text with a dot but without `www.` need not be a URL.
    const text = /^www\./i.test(pasted) ? completeAddress(pasted) : pasted
    if (text.length > URL_MAX || !isWebAddress(text)) return
    event.preventDefault()
    onPaste(text)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event)
    window.addEventListener('paste', listener)
    return () => window.removeEventListener('paste', listener)
  }, [])
}
