import { CloseButton, Popover } from '@mantine/core'
import { ArrowLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { leaveArchived } from '#src/jobs/archived.ts'
import { FILTER_KEYS, type FilterKey } from '#src/jobs/filter-keys.ts'
import {
  FILTER_LABELS,
  isDateKey,
  type JobFilters,
  readFilters,
  toggleValue,
  writeFilters,
} from '#src/jobs/filters.ts'
import { filterJobs, listChoices, selectJobs, withoutKind } from '#src/jobs/match.ts'
import type { Job } from '#src/jobs/schema.ts'
import { ViewList } from '../views/view-list.tsx'
import { ChoiceList } from './choice-list.tsx'
import { DaysFields } from './days-fields.tsx'
import type { FilterAddress } from './filter-address.ts'
import classes from './filter-panel.module.css'
import { useFilterContext } from './use-selected-jobs.ts'
import { t } from '#src/language/t.ts'

export type OpenFilter = { button: HTMLElement; key: FilterKey | undefined }

/** Archived applications are left out unless the filter includes them. */
const sightOf = (jobs: readonly Job[], { archived }: JobFilters, kind?: FilterKey) =>
  kind === 'archived' || archived !== undefined ? jobs : leaveArchived(jobs)

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves through the options with the arrow keys. */
const stepTo = (event: KeyboardEvent<HTMLElement>) => {
  const by = STEPS[event.key]
  if (
    by === undefined ||
    (event.target instanceof HTMLInputElement && event.target.type === 'date')
  )
    return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-step]')]
  const at = items.findIndex((item) => item === document.activeElement)
  event.preventDefault()
  const next = items.at((at + by + items.length) % items.length)
  // The focus trap focuses this attribute's element again by timers, which may run after the first key.
  for (const item of items) item.toggleAttribute('data-autofocus', item === next)
  next?.focus()
}

/** Chooses a filter and then its values; a choice applies at once. */
export const FilterPanel = (props: {
  open: OpenFilter
  jobs: readonly Job[]
  query: string
  isInPosting: (job: Job, word: string) => boolean
  address: FilterAddress
  onAddress: (changes: FilterAddress) => void
  onClose: () => void
}) => {
  const { address, jobs, query, isInPosting } = props
  const { top, left, width, height } = props.open.button.getBoundingClientRect()
  const [key, setKey] = useState(props.open.key)
  const filters = useMemo(() => readFilters(address), [address])
  const around = useFilterContext(address, true)
  const change = (next: JobFilters) => props.onAddress(writeFilters(next))
  const found = useMemo(
    () => selectJobs(sightOf(jobs, filters), { query, filters }, around, isInPosting).length,
    [jobs, query, filters, around, isInPosting],
  )

  return (
    <Popover
      opened
      onClose={props.onClose}
      position="bottom-start"
      width={344}
      shadow="lg"
      trapFocus
      closeOnEscape={false}
      portalProps={{ target: '#main' }}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span aria-hidden className={classes.anchor} style={{ top, left, width, height }} />
      </Popover.Target>
      <Popover.Dropdown
        className={classes.panel ?? ''}
        aria-label={t('Filter applications')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') props.onClose()
          else stepTo(event)
        }}
      >
        <header className={classes.header}>
          {key !== undefined && props.open.key === undefined && (
            <button
              type="button"
              className={classes.back}
              aria-label={t('Back to all filters')}
              onClick={() => setKey(undefined)}
            >
              <ArrowLeft size={18} aria-hidden />
            </button>
          )}
          <h2>{key === undefined ? t('Filter by') : FILTER_LABELS[key]}</h2>
          <CloseButton
            size={40}
            iconSize={18}
            aria-label={t('Close filters')}
            onClick={props.onClose}
          />
        </header>
        <div className={classes.body}>
          {key === undefined ? (
            <>
              <ViewList onOpen={props.onClose} />
              <Kinds filters={filters} onChoose={setKey} />
            </>
          ) : (
            <Values
              key={key}
              kind={key}
              {...{ jobs, query, isInPosting, filters, around }}
              onChange={change}
            />
          )}
        </div>
        <p className={classes.found} role="status">
          {t('{count, plural, one {# application} other {# applications}}', { count: found })}
        </p>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Focuses the first control of a step that replaces another. */
const useFirstFocus = () => {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => step.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return step
}

const Kinds = (props: { filters: JobFilters; onChoose: (key: FilterKey) => void }) => (
  <div ref={useFirstFocus()}>
    <ul className={classes.kinds}>
      {FILTER_KEYS.map((key, index) => {
        const count = props.filters[key]?.length ?? 0
        return (
          <li key={key}>
            <button
              type="button"
              className={classes.kind}
              data-step
              data-autofocus={index === 0 || undefined}
              onClick={() => props.onChoose(key)}
            >
              {FILTER_LABELS[key]}
              {count > 0 && (
                <span className={classes.chosen}>{t('{count} chosen', { count })}</span>
              )}
              <ChevronRight size={16} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  </div>
)

const Values = (props: {
  kind: FilterKey
  jobs: readonly Job[]
  query: string
  isInPosting: (job: Job, word: string) => boolean
  filters: JobFilters
  around: ReturnType<typeof useFilterContext>
  onChange: (filters: JobFilters) => void
}) => {
  const { kind, jobs, query, isInPosting, filters, around } = props
  // The applications that match the other filters, to count what each value would show.
  const others = useMemo(
    () =>
      selectJobs(
        sightOf(jobs, filters, kind),
        { query, filters: withoutKind(filters, kind) },
        around,
        isInPosting,
      ),
    [jobs, query, filters, kind, around, isInPosting],
  )
  const choices = useMemo(
    () => listChoices(others, kind, filters, around),
    [others, kind, filters, around],
  )
  return (
    <div ref={useFirstFocus()}>
      <ChoiceList
        kind={kind}
        choices={choices}
        chosen={filters[kind] ?? []}
        onToggle={(value) => props.onChange(toggleValue(filters, kind, value))}
      />
      {isDateKey(kind) && (
        <DaysFields
          onChoose={(value) => props.onChange({ ...filters, [kind]: [value] })}
          count={(value) => filterJobs(others, { [kind]: [value] }, around).length}
        />
      )}
    </div>
  )
}
