import { ActionIcon, Button, Menu, NativeSelect } from '@mantine/core'
import { Download, Ellipsis, Plus, Upload } from 'lucide-react'
import { CONTACT_KIND_LABELS, CONTACT_KINDS, type ContactKind } from '#src/contacts/constants.ts'
import { downloadFile } from '../../lib/download.ts'
import { ScreenToolbar } from '../../ui/screen-toolbar.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { showFailure } from '../../ui/toast.tsx'
import classes from './people-toolbar.module.css'
import { t } from '#src/language/t.ts'

const OPTIONS = [
  { value: '', label: t('All kinds') },
  ...CONTACT_KINDS.map((value) => ({ value, label: CONTACT_KIND_LABELS[value] })),
]

const exportPeople = () =>
  downloadFile('/api/contacts.vcf', 'contacts.vcf').catch(() =>
    showFailure(t('Failed to export your people. Please try again.')),
  )

/** The screen's name, its search and filter, and the ways to add. */
export const PeopleToolbar = (props: {
  text: string
  onType: (text: string) => void
  onSearchBlur: () => void
  kind: ContactKind | undefined
  onKind: (kind: ContactKind | undefined) => void
  onAdd: () => void
  onImport: () => void
  canExport: boolean
}) => (
  <ScreenToolbar
    name={t('People')}
    search={
      <>
        <SearchField
          label={t('Search people')}
          value={props.text}
          onType={props.onType}
          onBlur={props.onSearchBlur}
        />
        <NativeSelect
          className={classes.kind ?? ''}
          aria-label={t('Filter by kind')}
          data={OPTIONS}
          value={props.kind ?? ''}
          onChange={({ currentTarget }) =>
            props.onKind(CONTACT_KINDS.find((known) => known === currentTarget.value))
          }
        />
      </>
    }
    actions={
      <>
        <Button leftSection={<Plus size={18} aria-hidden />} onClick={props.onAdd}>
          {t('Add Person')}
        </Button>
        <Menu width={230} transitionProps={{ duration: 0 }}>
          <Menu.Target>
            <ActionIcon aria-label={t('More actions')} variant="default">
              <Ellipsis size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown aria-label={t('More actions')}>
            <Menu.Item leftSection={<Upload size={16} aria-hidden />} onClick={props.onImport}>
              {t('Import people')}
            </Menu.Item>
            <Menu.Item
              leftSection={<Download size={16} aria-hidden />}
              disabled={!props.canExport}
              onClick={() => void exportPeople()}
            >
              {t('Export people')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </>
    }
  />
)
