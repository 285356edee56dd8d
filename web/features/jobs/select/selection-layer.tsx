import { useEffect, useEffectEvent } from 'react'
import { OUTCOMES } from '#src/jobs/outcomes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { areSingleKeysOn, isDialogOpen, isFreeKey } from '../../../lib/keys.ts'
import { OUTCOME_KEYS } from '../shape/keys.ts'
import { useArchiveJob, useShapeJob } from '../shape/mutations.ts'
import { SelectionBar } from './selection-bar.tsx'
import { selection, useSelection } from './selection.ts'
import { describeArchived, describeOutcome, useChangeMany } from './use-change-many.ts'

const ARCHIVE_KEY = 'e'
const SELECT_KEY = 'x'
const TEXT_FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'

const findCardId = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLElement ? target.dataset['jobCard'] : undefined

/** The keys of a card (select, outcome, archive) and the bar with the actions for the selection. */
export const SelectionLayer = ({ jobs }: { jobs: readonly Job[] }) => {
  const chosen = useSelection()
  const shape = useShapeJob()
  const archive = useArchiveJob()
  const changeMany = useChangeMany()
  // Applications hidden by a search or filter are not changed.
  const selected = jobs.filter(({ id }) => chosen.has(id))

  useEffect(() => () => selection.clear(), [])

  const onCardKey = (event: KeyboardEvent, id: string) => {
    const job = jobs.find((one) => one.id === id)
    if (!job) return
    const outcome = OUTCOMES.find((one) => OUTCOME_KEYS[one] === event.key)
    if (outcome === undefined && ![ARCHIVE_KEY, SELECT_KEY].includes(event.key)) return
    event.preventDefault()
    const ids = selected.map((one) => one.id)
    if (event.key === SELECT_KEY) selection.press(id)
    else if (outcome === undefined) {
      if (ids.length === 0) return archive(job, job.archived_at === null)
      void changeMany(ids, { archived: true }, describeArchived)
    } else if (ids.length === 0) {
      void shape(job, { outcome: job.outcome === outcome ? null : outcome })
    } else {
      void changeMany(ids, { outcome }, (count) => describeOutcome(outcome, count))
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen()) return
    const isInText = event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null
    const id = findCardId(event.target)
    if (event.key === 'Escape' && !isInText && chosen.size > 0) return selection.clear()
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
    const from = id ?? selected[0]?.id
    if (isAll && !isInText && from !== undefined) {
      event.preventDefault()
      return selection.addListOf(from)
    }
    if (id !== undefined && isFreeKey(event) && areSingleKeysOn()) onCardKey(event, id)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  if (selected.length === 0) return null
  return <SelectionBar selected={selected} onChange={changeMany} />
}
