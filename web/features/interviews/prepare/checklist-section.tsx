import { ChevronDown } from 'lucide-react'
import type { Checklist } from '#src/jobs/checklists.ts'
import { countTicked } from '#src/jobs/ticks.ts'
import classes from './prepare-dialog.module.css'
import { t } from '#src/language/t.ts'

/** A collapsible checklist; its heading shows the progress. */
export const ChecklistSection = (props: {
  checklist: Checklist
  ticked: readonly string[]
  onTick: (item: string, isTicked: boolean) => void
  /** Whether it starts collapsed. */
  isFolded: boolean
}) => {
  const { checklist, ticked, onTick } = props
  const done = countTicked(checklist, ticked)
  return (
    <details className={classes.list} open={!props.isFolded}>
      <summary className={classes.summary}>
        <h3>{checklist.title}</h3>
        <span className={`${classes.progress} tabular`}>
          {t('{done} of {count}', { done, count: checklist.items.length })}
        </span>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <ul className={classes.items}>
        {checklist.items.map(({ id, text }) => (
          <li key={id}>
            <label className={classes.item}>
              <input
                type="checkbox"
                checked={ticked.includes(id)}
                onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
