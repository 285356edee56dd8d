import { Button } from '@mantine/core'
import { Columns3, List, ListFilter, Plus } from 'lucide-react'
import { ScreenToolbar } from '../../../ui/screen-toolbar.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { BoardMenu, type LoadMenuItems } from './board-menu.tsx'
import classes from './board-toolbar.module.css'
import type { BoardView } from './view-choice.ts'
import { t } from '#src/language/t.ts'

/** The screen's title, search, view switch, and Add button. */
export const BoardToolbar = (props: {
  text: string
  onType: (text: string) => void
  onSearchFocus: () => void
  onSearchBlur: () => void
  /** Opens the filters in a panel at the button. */
  onFilter: (button: HTMLElement) => void
  view: BoardView
  onView: (view: BoardView) => void
  onAdd: () => void
  loadMenuItems: LoadMenuItems
}) => (
  <ScreenToolbar
    name={t('Job Applications')}
    search={
      <>
        <SearchField
          value={props.text}
          onType={props.onType}
          onFocus={props.onSearchFocus}
          onBlur={props.onSearchBlur}
        />
        <button
          type="button"
          className={classes.filter}
          data-filter
          aria-haspopup="dialog"
          onClick={(event) => props.onFilter(event.currentTarget)}
        >
          <ListFilter size={17} aria-hidden />
          <span>{t('Filter')}</span>
        </button>
        <ViewSwitch view={props.view} onChange={props.onView} />
      </>
    }
    actions={
      <>
        <Button
          className={classes.add ?? ''}
          leftSection={<Plus size={18} aria-hidden />}
          onClick={props.onAdd}
        >
          {t('Add Application')}
        </Button>
        <BoardMenu loadItems={props.loadMenuItems} />
      </>
    }
  />
)

const VIEWS = [
  { view: 'board', label: t('Board'), Icon: Columns3 },
  { view: 'list', label: t('List'), Icon: List },
] as const

/** Switches between board and list of the same applications. */
const ViewSwitch = (props: { view: BoardView; onChange: (view: BoardView) => void }) => (
  <div className={classes.switch} role="group" aria-label={t('Board or list')}>
    {VIEWS.map(({ view, label, Icon }) => (
      <button
        key={view}
        type="button"
        className={classes.choice}
        aria-pressed={props.view === view}
        onClick={() => props.onChange(view)}
      >
        <Icon size={17} aria-hidden />
        <span>{label}</span>
      </button>
    ))}
  </div>
)
