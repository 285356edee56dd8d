import { useMemo, useState } from 'react'
import type { FilterKey } from '#src/jobs/filter-keys.ts'
import { FILTER_LABELS } from '#src/jobs/filters.ts'
import type { Choice } from '#src/jobs/match.ts'
import { toSearchText } from '#src/search.ts'
import { describeValue } from './describe-filters.ts'
import classes from './filter-panel.module.css'
import { locale, t } from '#src/language/t.ts'

const SHOWN_MAX = 60
/** From this many options on, a search field is shown. */
const LONG = 9

/** The search field's label for each filter that may have many options. */
const FIND_LABELS: { readonly [Key in FilterKey]?: string } = {
  stage: t('Find in stage'),
  tag: t('Find in tag'),
  company: t('Find in company'),
  place: t('Find in place'),
  source: t('Find in source'),
  applied: t('Find in application date'),
  deadline: t('Find in deadline'),
  added: t('Find in added'),
}

/** The options of a filter, each with the number of matching applications. */
export const ChoiceList = (props: {
  kind: FilterKey
  choices: readonly Choice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}) => {
  const { kind, choices, chosen } = props
  const [text, setText] = useState('')
  const wanted = toSearchText(text.trim())
  const found = useMemo(
    () =>
      wanted === ''
        ? choices
        : choices.filter(({ value }) => toSearchText(describeValue(kind, value)).includes(wanted)),
    [choices, kind, wanted],
  )
  const shown = found.slice(0, SHOWN_MAX)
  const isLong = choices.length >= LONG
  return (
    <>
      {isLong && (
        <input
          type="search"
          className={classes.find}
          data-step
          data-autofocus
          aria-label={FIND_LABELS[kind] ?? t('Find')}
          placeholder={t('Find')}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <div role="group" aria-label={FILTER_LABELS[kind]}>
        {shown.map(({ value, count }, index) => (
          <label key={value} className={classes.choice}>
            <input
              type="checkbox"
              data-step
              data-autofocus={(!isLong && index === 0) || undefined}
              checked={chosen.includes(value)}
              onChange={() => props.onToggle(value)}
            />
            <bdi className={classes.name}>{describeValue(kind, value)}</bdi>
            <span className={classes.count}>{count.toLocaleString(locale)}</span>
          </label>
        ))}
      </div>
      {shown.length === 0 && <p className={classes.none}>{t('Nothing to choose from.')}</p>}
      {found.length > shown.length && (
        <p className={classes.none}>
          {t('{count, plural, one {# more: type to find it.} other {# more: type to find them.}}', {
            count: found.length - shown.length,
          })}
        </p>
      )}
    </>
  )
}
