import { Pencil, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { CopyButton } from '../copy/copy-button.tsx'
import classes from './profile-card.module.css'

/** One card of the profile: its title, actions and content. */
export const ProfileCard = (props: {
  title: string
  /** Returns the text for the card's copy button; undefined if there is nothing to copy. */
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

/** The text of an empty card: what it is for. */
export const EmptyBlock = ({ children }: { children: ReactNode }) => (
  <p className={classes.empty}>{children}</p>
)
