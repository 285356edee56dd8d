import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { FilterKey } from '#src/jobs/filter-keys.ts'
import type { Job } from '#src/jobs/schema.ts'
import { type FilterAddress, isFiltered } from './filter-address.ts'
import type { OpenFilter } from './filter-panel.tsx'

const FilterBar = lazy(async () => ({ default: (await import('./filter-bar.tsx')).FilterBar }))
const FilterPanel = lazy(async () => ({
  default: (await import('./filter-panel.tsx')).FilterPanel,
}))

/** The filter chips and panel; `openAt` opens the panel at a button. */
export const useFilters = (props: {
  jobs: readonly Job[]
  query: string
  isInPosting: (job: Job, word: string) => boolean
  address: FilterAddress
  onAddress: (changes: FilterAddress) => void
}): { openAt: (button: HTMLElement) => void; bar: ReactNode; panel: ReactNode } => {
  const { address, onAddress } = props
  const [open, setOpen] = useState<OpenFilter>()

  const show = (button: HTMLElement, key?: FilterKey) => {
    button.setAttribute('aria-expanded', 'true')
    setOpen({ button, key })
  }
  const close = () => {
    open?.button.removeAttribute('aria-expanded')
    const target = open?.button.isConnected ? open.button : findFilterButton()
    target?.focus({ preventScroll: true })
    setOpen(undefined)
  }

  return {
    openAt: (button) => show(button),
    bar: isFiltered(address) && (
      <Suspense>
        <FilterBar
          address={address}
          onAddress={onAddress}
          onEdit={(key, button) => show(button, key)}
          onEmpty={() => findFilterButton()?.focus()}
        />
      </Suspense>
    ),
    panel: open && (
      <Suspense>
        <FilterPanel {...props} open={open} onClose={close} />
      </Suspense>
    ),
  }
}

const findFilterButton = () => document.querySelector<HTMLElement>('[data-filter]')
