import { Columns3, List } from 'lucide-react'
import type { BoardView } from './view-choice.ts'
import classes from './view-switch.module.css'

const VIEWS = [
  { view: 'board', label: 'Board', Icon: Columns3 },
  { view: 'list', label: 'List', Icon: List },
] as const

/** Board or list of the same applications. */
export const ViewSwitch = (props: { view: BoardView; onChange: (view: BoardView) => void }) => (
  <div className={classes.switch} role="group" aria-label="View">
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
