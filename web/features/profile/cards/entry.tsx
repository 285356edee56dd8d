import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton, Copyable } from '../copy/copy-button.tsx'
import type { Fact } from '../copy/copy-texts.ts'
import classes from './entry.module.css'
import { t } from '#src/language/t.ts'

/** A job, school or project: its heading, facts and a longer text. */
export const Entry = (props: {
  /** Identifies the entry: `Engineer at Acme`. */
  name: string
  icon?: ReactNode
  title: Fact
  facts: readonly Fact[]
  /** Its label includes the entry's name: `description of Engineer at Acme`. */
  description: Fact | undefined
  children?: ReactNode
  copy: () => string
  onEdit: () => void
  onDelete: () => void
}) => (
  <li className={classes.entry}>
    {props.icon}
    <div className={classes.content}>
      <Copyable {...props.title} isHeading />
      {props.facts.map((fact) => (
        <p key={fact.label} className={classes.fact} data-fact={fact.label}>
          <Copyable {...fact} />
        </p>
      ))}
      {props.children}
      {props.description && (
        <div className={classes.description}>
          <p dir="auto">{props.description.text}</p>
          <CopyButton what={props.description.label} text={props.description.text} />
        </div>
      )}
    </div>
    <div className={classes.actions}>
      <CopyButton what={props.name} text={props.copy} isBlock />
      <button
        type="button"
        aria-label={t('Edit {name}', { name: props.name })}
        title={t('Edit')}
        onClick={props.onEdit}
      >
        <Pencil size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={t('Delete {name}', { name: props.name })}
        title={t('Delete')}
        onClick={props.onDelete}
      >
        <Trash2 size={18} aria-hidden />
      </button>
    </div>
  </li>
)
