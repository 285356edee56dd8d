import { createFileRoute } from '@tanstack/react-router'
import { documentDialogs } from '../../features/documents/dialogs.ts'
import { DocumentsScreen } from '../../features/documents/documents-screen.tsx'
import { IN_PLACE, readSearch, searchedText } from '../../lib/search-params.ts'
import { t } from '#src/language/t.ts'

const search = readSearch({
  ...documentDialogs.search,
  /** The search text. */
  q: searchedText,
})

const Documents = () => {
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DocumentsScreen
      query={q}
      onQuery={(query) =>
        void navigate({
          search: (before) => ({ ...before, q: query || undefined }),
          ...IN_PLACE,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/documents')({
  staticData: { title: t('Documents') },
  validateSearch: search,
  loader: ({ context }) => {
    void context.api.documents.list.prefetch()
  },
  component: Documents,
})
