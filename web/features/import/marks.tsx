import { CircleDashed, Scissors, TriangleAlert } from 'lucide-react'
import classes from './marks.module.css'
import type { FieldMark, Mark } from './review-item.ts'
import { isToCheck } from './review-item.ts'
import { t } from '#src/language/t.ts'

const ICONS = { unsure: TriangleAlert, missing: CircleDashed, long: Scissors } as const

const Sign = ({ mark }: { mark: Mark }) => {
  const Icon = ICONS[mark]
  return <Icon size={16} aria-hidden />
}

/** A note at a field: uncertain, missing or too long, and what is saved instead. */
export const FieldNote = (props: {
  mark: FieldMark
  /** True if a value was found and the person removed it. */
  isEmptied: boolean
  fallback: string | undefined
}) => {
  const { mark, field } = props.mark
  const words = {
    unsure: t('Not sure that this was read right. Please check.'),
    missing: describeMissing(props),
    long: t('Too long: only the first {max, number} characters are kept.', { max: field.max }),
  }[mark]
  return (
    <span className={classes.mark} data-urgent={isToCheck(props.mark) || undefined}>
      <Sign mark={mark} />
      <span>{words}</span>
    </span>
  )
}

const describeMissing = (props: { isEmptied: boolean; fallback: string | undefined }): string => {
  const { isEmptied, fallback } = props
  if (fallback === undefined) return isEmptied ? t('Empty.') : t('Not found.')
  return isEmptied
    ? t('Empty. Saved as “{fallback}” if left empty.', { fallback })
    : t('Not found. Saved as “{fallback}” if left empty.', { fallback })
}

const MARK_WORDS: Record<Mark, string> = {
  unsure: t('Please check'),
  missing: t('Not found'),
  long: t('Too long'),
}

/** Below a folded item: which of its fields need a look, one line per reason. */
export const MarkSummary = (props: {
  marks: readonly FieldMark[]
  /** True if the person has confirmed the item: still shown, but no longer highlighted. */
  isChecked: boolean
  fallbackOf: (mark: FieldMark) => string | undefined
}) => {
  const byMark = Map.groupBy(props.marks.filter(isToCheck), ({ mark }) => mark)
  const describe = (entry: FieldMark) => {
    const fallback = entry.mark === 'missing' ? props.fallbackOf(entry) : undefined
    return fallback === undefined
      ? entry.field.label
      : t('{label} (saved as “{fallback}”)', { label: entry.field.label, fallback })
  }
  return [...byMark].map(([mark, entries]) => (
    <p key={mark} className={classes.mark} data-urgent={!props.isChecked || undefined}>
      <Sign mark={mark} />
      <span>
        {t('{label}: {text}', {
          label: MARK_WORDS[mark],
          text: entries.map(describe).join(', '),
        })}
      </span>
    </p>
  ))
}
