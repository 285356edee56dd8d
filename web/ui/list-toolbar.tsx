import { ActionIcon, Button, Menu, NativeSelect } from '@mantine/core'
import { Download, Ellipsis, Plus, Upload } from 'lucide-react'
import classes from './list-toolbar.module.css'
import { ScreenToolbar } from './screen-toolbar.tsx'
import { SearchField } from './search-field.tsx'
import { t } from '#src/language/t.ts'

/** The toolbar of a list: its name, search and filter, and buttons to add, import and export. */
export const ListToolbar = <Kind extends string>(props: {
  name: string
  search: { label: string; value: string; onType: (text: string) => void; onBlur: () => void }
  filter: {
    label: string
    /** The label of the filter option for all kinds. */
    all: string
    kinds: readonly Kind[]
    labels: Record<Kind, string>
    value: Kind | undefined
    onChoose: (kind: Kind | undefined) => void
  }
  add: { label: string; onClick: () => void }
  takeIn: { label: string; onClick: () => void }
  /** `onClick` is undefined while there is nothing to export or the list is still loading. */
  takeOut: { label: string; onClick: (() => void) | undefined }
}) => {
  const { filter } = props
  return (
    <ScreenToolbar
      name={props.name}
      search={
        <>
          <SearchField {...props.search} />
          <NativeSelect
            className={classes.filter ?? ''}
            aria-label={filter.label}
            data={[
              { value: '', label: filter.all },
              ...filter.kinds.map((value) => ({ value, label: filter.labels[value] })),
            ]}
            value={filter.value ?? ''}
            onChange={({ currentTarget: { value } }) =>
              filter.onChoose(filter.kinds.find((known) => known === value))
            }
          />
        </>
      }
      actions={
        <>
          <Button
            className={classes.add ?? ''}
            leftSection={<Plus size={18} aria-hidden />}
            onClick={props.add.onClick}
          >
            {props.add.label}
          </Button>
          <Menu width={230} transitionProps={{ duration: 0 }}>
            <Menu.Target>
              <ActionIcon aria-label={t('More actions')} variant="default">
                <Ellipsis size={20} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown aria-label={t('More actions')}>
              <Menu.Item
                leftSection={<Upload size={16} aria-hidden />}
                onClick={props.takeIn.onClick}
              >
                {props.takeIn.label}
              </Menu.Item>
              <Menu.Item
                leftSection={<Download size={16} aria-hidden />}
                disabled={props.takeOut.onClick === undefined}
                onClick={props.takeOut.onClick}
              >
                {props.takeOut.label}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      }
    />
  )
}
