import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { documentDialogs } from '../../features/documents/dialogs.ts'
import { DocumentsScreen } from '../../features/documents/documents-screen.tsx'

// The router reads `?q=42` as a number.
const asText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

const search = documentDialogs.search.extend({
  /** What is searched for. */
  q: z.preprocess(asText, z.string().max(200).optional()).catch(undefined),
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
          replace: true,
          resetScroll: false,
          // The entry of an open dialog is still one step back after a change beneath it.
          state: (before) => before,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/documents')({
  staticData: { title: 'Documents' },
  validateSearch: search,
  loader: ({ context }) => {
    void context.api.documents.list.prefetch()
  },
  component: Documents,
})
