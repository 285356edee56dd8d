import { Copyable } from '../copy/copy-button.tsx'
import { CopyMenu } from '../copy/copy-menu.tsx'
import type { Fact } from '../copy/copy-texts.ts'
import classes from './facts.module.css'
import { t } from '#src/language/t.ts'

/** Names and values in two columns, each value with a copy button. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt>{fact.label}</dt>
        <dd>
          <Value {...fact} />
        </dd>
      </div>
    ))}
  </dl>
)

const Value = ({ label, text, shown, parts = [] }: Fact) => {
  const pieces = parts.filter((part) => part.text !== '')
  if (pieces.length < 2) {
    return <Copyable label={label} text={text} {...(shown !== undefined && { shown })} />
  }
  return (
    <span className={classes.pieces}>
      <bdi>{text}</bdi>
      <CopyMenu name={t('Copy {label}', { label })} items={[{ label, text }, ...pieces]} isSubtle />
    </span>
  )
}
