import { useMemo } from 'react'
import { CONTACT_KIND_LABELS, CONTACT_KINDS, type ContactKind } from '#src/contacts/constants.ts'
import { searchContacts } from '#src/contacts/search.ts'
import { downloadFile } from '../../lib/download.ts'
import { useSearchText } from '../../lib/use-search-text.ts'
import { FailureNotice, StaleNotice } from '../../ui/failure-notice.tsx'
import classes from '../../ui/list-screen.module.css'
import { ListToolbar } from '../../ui/list-toolbar.tsx'
import { showFailure } from '../../ui/toast.tsx'
import { useContactDialogs } from './dialogs.ts'
import { PeopleList } from './people-list.tsx'
import { NoMatch, NoPeople, PeopleSkeleton } from './people-states.tsx'
import { LOAD_FAILED, useContacts } from './queries.ts'
import { t } from '#src/language/t.ts'

export type PeopleAddress = { q?: string | undefined; kind?: ContactKind | undefined }

const exportPeople = () =>
  void downloadFile('/api/contacts.vcf', 'contacts.vcf').catch(() =>
    showFailure(t('Failed to export your people. Please try again.')),
  )

/** The people who match the search, by name. */
export const PeopleScreen = (props: {
  address: PeopleAddress
  onAddress: (changes: PeopleAddress) => void
}) => {
  const { address, onAddress } = props
  const { contacts, isLoading, isFailed, isStale, retry } = useContacts()
  const { open } = useContactDialogs()
  const search = useSearchText(address.q ?? '', (q) => onAddress({ q: q || undefined }))
  const found = useMemo(
    () =>
      searchContacts(contacts, search.query).filter(
        ({ kind }) => address.kind === undefined || kind === address.kind,
      ),
    [contacts, search.query, address.kind],
  )

  const body = () => {
    if (isFailed) return <FailureNotice message={LOAD_FAILED} onRetry={retry} />
    if (isLoading) return <PeopleSkeleton />
    if (contacts.length === 0) {
      return <NoPeople onAdd={() => open('add')} onImport={() => open('import')} />
    }
    if (found.length === 0) {
      return (
        <NoMatch
          onClear={() => {
            search.type('')
            onAddress({ q: undefined, kind: undefined })
          }}
        />
      )
    }
    return <PeopleList contacts={found} onOpen={(person) => open('view', { person })} />
  }

  return (
    <div className={classes.screen}>
      <ListToolbar
        name={t('People')}
        search={{
          label: t('Search people'),
          value: search.text,
          onType: search.type,
          onBlur: search.flush,
        }}
        filter={{
          label: t('Filter by kind'),
          all: t('All kinds'),
          kinds: CONTACT_KINDS,
          labels: CONTACT_KIND_LABELS,
          value: address.kind,
          onChoose: (kind) => onAddress({ kind }),
        }}
        add={{ label: t('Add Person'), onClick: () => open('add') }}
        takeIn={{ label: t('Import people'), onClick: () => open('import') }}
        takeOut={{
          label: t('Export people'),
          onClick: contacts.length > 0 ? exportPeople : undefined,
        }}
      />
      {isStale && <StaleNotice message={LOAD_FAILED} onRetry={retry} />}
      {!isLoading && !isFailed && (
        <p className={classes.count} role="status">
          {found.length === contacts.length
            ? t('{count, plural, one {# person} other {# people}}', { count: contacts.length })
            : t('{found, number} of {all, plural, one {# person} other {# people}}', {
                found: found.length,
                all: contacts.length,
              })}
        </p>
      )}
      {body()}
    </div>
  )
}
