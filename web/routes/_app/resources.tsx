import { createFileRoute } from '@tanstack/react-router'
import { RESOURCE_CATEGORIES } from '#src/resources/constants.ts'
import { BookmarksScreen } from '../../features/resources/bookmarks-screen.tsx'
import { bookmarkDialogs } from '../../features/resources/dialogs.ts'
import { IN_PLACE, oneOf, readSearch, searchedText } from '../../lib/search-params.ts'
import { t } from '#src/language/t.ts'

const search = readSearch({
  ...bookmarkDialogs.search,
  /** The search text. */
  q: searchedText,
  /** The category to show; undefined for all. */
  category: oneOf(RESOURCE_CATEGORIES),
})

const Bookmarks = () => {
  const { q, category } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BookmarksScreen
      address={{ q, category }}
      onAddress={(changes) =>
        void navigate({
          search: (before) => ({ ...before, ...changes }),
          ...IN_PLACE,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/resources')({
  staticData: { title: t('Bookmarks') },
  validateSearch: search,
  loader: ({ context }) => {
    void context.api.resources.list.prefetch()
  },
  component: Bookmarks,
})
