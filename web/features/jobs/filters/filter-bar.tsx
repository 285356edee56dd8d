import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { FILTER_KEYS, type FilterKey } from '#src/jobs/filter-keys.ts'
import { FILTER_LABELS, readFilters } from '#src/jobs/filters.ts'
import { describeCounted, describeValues } from './describe-filters.ts'
import { type FilterAddress, NO_FILTERS } from './filter-address.ts'
import { SaveView } from '../views/save-view.tsx'
import classes from './filter-bar.module.css'
import { t } from '#src/language/t.ts'

/** A chip for each active filter, which opens it, and buttons to remove it. */
export const FilterBar = (props: {
  address: FilterAddress
  onAddress: (changes: FilterAddress) => void
  onEdit: (key: FilterKey, button: HTMLElement) => void
  /** Called when the last chip is removed, to move the focus. */
  onEmpty: () => void
}) => {
  const { address, onAddress } = props
  const bar = useRef<HTMLUListElement>(null)
  const filters = useMemo(() => readFilters(address), [address])
  const chosen = FILTER_KEYS.flatMap((key) => {
    const values = filters[key]
    return values ? [{ key, values }] : []
  })

  const clear = () => {
    onAddress(NO_FILTERS)
    props.onEmpty()
  }
  const remove = (key: FilterKey) => {
    const at = chosen.findIndex((chip) => chip.key === key)
    const next = chosen[at + 1] ?? chosen[at - 1]
    // The focus moves before its chip is removed, so that it is never lost.
    if (next) bar.current?.querySelector<HTMLElement>(`[data-kind="${next.key}"]`)?.focus()
    else props.onEmpty()
    onAddress({ [key]: undefined })
  }
  const onKeyDown = (event: KeyboardEvent, key: FilterKey) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    remove(key)
  }

  return (
    <div className={classes.bar}>
      <ul ref={bar} className={classes.chips} aria-label={t('Filters')}>
        {address.counted !== undefined && (
          <li className={classes.chip}>
            <Link to="/analytics" className={classes.edit}>
              <span className={classes.kind}>{t('Analytics:')}</span>{' '}
              {describeCounted(address.counted)}
            </Link>
            <button
              type="button"
              className={classes.remove}
              aria-label={t('Remove filter Analytics')}
              onClick={() => {
                onAddress({ counted: undefined })
                props.onEmpty()
              }}
            >
              <X size={15} aria-hidden />
            </button>
          </li>
        )}
        {chosen.map(({ key, values }) => (
          <li key={key} className={classes.chip}>
            <button
              type="button"
              className={classes.edit}
              data-kind={key}
              aria-haspopup="dialog"
              aria-keyshortcuts="Delete"
              onClick={(event) => props.onEdit(key, event.currentTarget)}
              onKeyDown={(event) => onKeyDown(event, key)}
            >
              <span className={classes.kind}>{t('{kind}:', { kind: FILTER_LABELS[key] })}</span>{' '}
              <bdi>{describeValues(key, values)}</bdi>
            </button>
            <button
              type="button"
              className={classes.remove}
              aria-label={t('Remove filter {kind}', { kind: FILTER_LABELS[key] })}
              onClick={() => remove(key)}
            >
              <X size={15} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={classes.action} onClick={clear}>
        {t('Clear all')}
      </button>
      <SaveView />
    </div>
  )
}
