import { useState } from 'react'
import classes from './filter-panel.module.css'
import { t } from '#src/language/t.ts'

/** A range of days; either end may be empty. */
export const DaysFields = (props: {
  count: (value: string) => number
  onChoose: (value: string) => void
}) => {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const isWrong = from !== '' && to !== '' && from > to
  const value = from === '' && to === '' ? undefined : `${from}..${to}`
  const isUsable = value !== undefined && !isWrong
  return (
    <form
      className={classes.days}
      onSubmit={(event) => {
        event.preventDefault()
        if (isUsable) props.onChoose(value)
      }}
    >
      <label>
        {t('From')}
        <input type="date" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
      </label>
      <label>
        {t('To')}
        <input type="date" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
      </label>
      <button type="submit" disabled={!isUsable}>
        {isUsable ? t('Show {count, number}', { count: props.count(value) }) : t('Show')}
      </button>
      {isWrong && <p role="alert">{t('The first day must not be after the last.')}</p>}
    </form>
  )
}
