import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { CONTACT_KINDS } from '#src/contacts/constants.ts'
import { PeopleScreen } from '../../features/contacts/people-screen.tsx'

// The router reads `?q=42` as a number.
const asText = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

const search = z.object({
  /** What is searched for. */
  q: z.preprocess(asText, z.string().max(200).optional()).catch(undefined),
  /** The one kind that is shown. */
  kind: z.enum(CONTACT_KINDS).optional().catch(undefined),
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
          replace: true,
          resetScroll: false,
          // The entry of an open dialog is still one step back after a change beneath it.
          state: (before) => before,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_app/contacts')({
  staticData: { title: 'People' },
  validateSearch: search,
  loader: ({ context }) => {
    void context.api.contacts.list.prefetch()
  },
  component: People,
})
