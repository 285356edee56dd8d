import { readPostings } from '#src/capture/capture.ts'
import type { Posting } from '#src/capture/posting.ts'
import { walkPage } from './walk-page.ts'

/** What stands on a page. */
export type PageContent = {
  postings: Posting[]
  address: string
  title: string
  /** Shown by Foothold itself, for this extension. */
  pairingCode: string | undefined
}

/**
 * Runs beside the page, which is neither changed nor learns of it: nothing of a large page needs to
 * be carried over, and the popup opens meanwhile.
 */
export function readPage(): PageContent {
  const address = location.href
  const code = document.querySelector('input[data-pairing-code]')
  return {
    postings: readPostings(walkPage(document.documentElement), address),
    address,
    title: document.title,
    pairingCode: code instanceof HTMLInputElement ? code.value : undefined,
  }
}
