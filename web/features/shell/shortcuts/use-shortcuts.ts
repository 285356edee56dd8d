import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { acceptOffer } from '../../../ui/toast.tsx'
import { useJobDialogs } from '../../jobs/index.ts'
import { areSingleKeysOn, isCommandK, isDialogOpen, isFreeKey, isUndo } from '../../../lib/keys.ts'

export type Overlay = 'palette' | 'shortcuts'

const SEARCH_PATIENCE_MS = 3_000

/** The visible search field of the screen, if any. */
const findSearch = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('input[data-search]')].find(
    (input) => input.offsetParent !== null,
  )

const focusSearch = (): boolean => {
  const search = findSearch()
  search?.focus()
  search?.select()
  return search !== undefined
}

const focusSearchSoon = (until = performance.now() + SEARCH_PATIENCE_MS) => {
  if (!focusSearch() && performance.now() < until) {
    requestAnimationFrame(() => focusSearchSoon(until))
  }
}

/** Handles Ctrl or Cmd with K or Z, `?`, `/` and `n`; returns which overlay is open. */
export const useShortcuts = () => {
  const [overlay, setOverlay] = useState<Overlay>()
  const jobDialog = useJobDialogs()
  const navigate = useNavigate()

  const search = () => {
    if (focusSearch()) return
    void navigate({ to: '/job-tracker' }).then(() => focusSearchSoon())
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isCommandK(event) && !event.repeat && !isDialogOpen()) {
      event.preventDefault()
      setOverlay('palette')
      return
    }
    if (isUndo(event) && acceptOffer()) {
      event.preventDefault()
      return
    }
    if (overlay !== undefined || !isFreeKey(event) || !areSingleKeysOn()) return
    const actions: Record<string, () => void> = {
      '?': () => setOverlay('shortcuts'),
      '/': search,
      n: () => jobDialog.open('add'),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  return { overlay, open: setOverlay, close: () => setOverlay(undefined) }
}
