import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { RESOURCE_CATEGORIES } from '#src/resources/constants.ts'
import { BookmarksScreen } from '../../features/resources/bookmarks-screen.tsx'
import { bookmarkDialogs } from '../../features/resources/dialogs.ts'

// The router reads `?q=42` as a number.
const asText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

const search = bookmarkDialogs.search.extend({
  /** What is searched for. */
  q: z.preprocess(asText, z.string().max(200).optional()).catch(undefined),
  /** The one category that is shown. */
  category: z.enum(RESOURCE_CATEGORIES).optional().catch(undefined),
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
          replace: true,
          resetScroll: false,
          // The entry of an open dialog is still one step back after a change beneath it.
          state: (before) => before,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/resources')({
  staticData: { title: 'Bookmarks' },
  validateSearch: search,
  loader: ({ context }) => {
    void context.api.resources.list.prefetch()
  },
  component: Bookmarks,
})
