import { z } from 'zod'

/** What is searched for, in an address. The router reads `?q=42` as a number. */
export const searchedText = z
  .preprocess(
    (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
    z.string().max(200).optional(),
  )
  .catch(undefined)

/** A filter of an address, in which a parameter may stand several times. */
export const filterText = z
  .preprocess(
    (value) => (Array.isArray(value) ? value.join('|') : value),
    z.coerce.string().max(4000).optional(),
  )
  .catch(undefined)

/** Changes the address without a step of history; an open dialog's entry is still one step back. */
export const IN_PLACE = { replace: true, resetScroll: false, state: true } as const
