import { createFileRoute } from '@tanstack/react-router'
import { CONTACT_KINDS } from '#src/contacts/constants.ts'
import { PeopleScreen } from '../../features/contacts/people-screen.tsx'
import { IN_PLACE, oneOf, readSearch, searchedText } from '../../lib/search-params.ts'
import { t } from '#src/language/t.ts'

const search = readSearch({
  /** The search text. */
  q: searchedText,
  /** The kind to show; undefined for all. */
  kind: oneOf(CONTACT_KINDS),
})

const People = () => {
  const { q, kind } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PeopleScreen
      address={{ q, kind }}
      onAddress={(changes) =>
        void navigate({
          search: (before) => ({ ...before, ...changes }),
          ...IN_PLACE,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/contacts')({
  staticData: { title: t('People') },
  validateSearch: search,
  loader: ({ context }) => {
    void context.api.contacts.list.prefetch()
  },
  component: People,
})
