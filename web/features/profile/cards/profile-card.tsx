import { Pencil, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { CopyButton } from '../copy/copy-button.tsx'
import classes from './profile-card.module.css'

/** One block of the profile: its name, what can be done with it, and what is in it. */
export const ProfileCard = (props: {
  title: string
  /** What its copy button puts on the clipboard; nothing to copy, no button. */
  copy?: (() => string) | undefined
  action: ReactNode
  children: ReactNode
}) => {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <h2 id={id}>{props.title}</h2>
        {props.copy && <CopyButton what={props.title} text={props.copy} isBlock />}
        {props.action}
      </header>
      {props.children}
    </section>
  )
}

export const EditAction = (props: { label: string; onClick: () => void }) => (
  <button
    type="button"
    className={classes.icon}
    aria-label={props.label}
    title={props.label}
    onClick={props.onClick}
  >
    <Pencil size={18} aria-hidden />
  </button>
)

export const AddAction = (props: { label: string; onClick: () => void }) => (
  <button type="button" className={classes.add} onClick={props.onClick}>
    <Plus size={18} aria-hidden />
    {props.label}
  </button>
)

/** What the block is for, while there is nothing in it. */
export const EmptyBlock = ({ children }: { children: ReactNode }) => (
  <p className={classes.empty}>{children}</p>
)
