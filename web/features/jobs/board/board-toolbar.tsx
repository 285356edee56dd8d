import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { ScreenToolbar } from '../../../ui/screen-toolbar.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import classes from './board-toolbar.module.css'
import type { BoardView } from './view-choice.ts'
import { ViewSwitch } from './view-switch.tsx'

/** The screen's name, its search, its two views, and the way to add. */
export const BoardToolbar = (props: {
  text: string
  onType: (text: string) => void
  onSearchBlur: () => void
  view: BoardView
  onView: (view: BoardView) => void
  onAdd: () => void
}) => (
  <ScreenToolbar
    name="Job Applications"
    search={
      <>
        <SearchField value={props.text} onType={props.onType} onBlur={props.onSearchBlur} />
        <ViewSwitch view={props.view} onChange={props.onView} />
      </>
    }
    actions={
      <Button
        className={classes.add ?? ''}
        leftSection={<Plus size={18} aria-hidden />}
        onClick={props.onAdd}
      >
        Add Application
      </Button>
    }
  />
)
