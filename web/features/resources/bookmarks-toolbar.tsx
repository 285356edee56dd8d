import { ActionIcon, Button, Menu, NativeSelect } from '@mantine/core'
import { Download, Ellipsis, Plus, Upload } from 'lucide-react'
import {
  CATEGORY_LABELS,
  RESOURCE_CATEGORIES,
  type ResourceCategory,
} from '#src/resources/constants.ts'
import { ScreenToolbar } from '../../ui/screen-toolbar.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import classes from './bookmarks-toolbar.module.css'
import { t } from '#src/language/t.ts'

const OPTIONS = [
  { value: '', label: t('All categories') },
  ...RESOURCE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
]

/** The screen's name, its search and filter, and the ways to add. */
export const BookmarksToolbar = (props: {
  text: string
  onType: (text: string) => void
  onSearchBlur: () => void
  category: ResourceCategory | undefined
  onCategory: (category: ResourceCategory | undefined) => void
  onAdd: () => void
  onImport: () => void
  /** Absent while there is nothing to export: a list that has not come must not pass for an empty one. */
  onExport: (() => void) | undefined
}) => (
  <ScreenToolbar
    name={t('Bookmarks')}
    search={
      <>
        <SearchField
          label={t('Search bookmarks')}
          value={props.text}
          onType={props.onType}
          onBlur={props.onSearchBlur}
        />
        <NativeSelect
          className={classes.category ?? ''}
          aria-label={t('Filter by category')}
          data={OPTIONS}
          value={props.category ?? ''}
          onChange={({ currentTarget }) =>
            props.onCategory(RESOURCE_CATEGORIES.find((known) => known === currentTarget.value))
          }
        />
      </>
    }
    actions={
      <>
        <Button
          className={classes.add ?? ''}
          leftSection={<Plus size={18} aria-hidden />}
          onClick={props.onAdd}
        >
          {t('Add Bookmark')}
        </Button>
        <MoreMenu onImport={props.onImport} onExport={props.onExport} />
      </>
    }
  />
)

const MoreMenu = (props: { onImport: () => void; onExport: (() => void) | undefined }) => (
  <Menu width={230} transitionProps={{ duration: 0 }}>
    <Menu.Target>
      <ActionIcon aria-label={t('More actions')} variant="default">
        <Ellipsis size={20} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown aria-label={t('More actions')}>
      <Menu.Item leftSection={<Upload size={16} aria-hidden />} onClick={props.onImport}>
        {t('Import bookmarks')}
      </Menu.Item>
      <Menu.Item
        leftSection={<Download size={16} aria-hidden />}
        disabled={props.onExport === undefined}
        onClick={props.onExport}
      >
        {t('Export bookmarks')}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
