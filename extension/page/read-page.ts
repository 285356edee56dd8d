import { readPostings } from '#src/capture/capture.ts'
import { createPageBuilder } from '#src/capture/page.ts'
import type { Posting } from '#src/capture/posting.ts'
import { walkPage } from './walk-page.ts'

/** The content of a page. */
export type PageContent = {
  postings: Posting[]
  address: string
  title: string
  /** Shown by Foothold itself, for this extension. */
  pairingCode: string | undefined
}

/*
 * Runs as a content script, which neither changes the page nor is visible to it, so that a large page
 * need not be transferred and the popup can open meanwhile.
 */

/** Reads the whole page. */
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

const HEADS = 'title, meta, link[rel="canonical"], h1, script[type*="ld+json" i]'

/**
 * Returns the posting in the page's structured data without walking a large page; undefined if the
 * whole page must be read.
 */
export function readStated(): Posting | undefined {
  const builder = createPageBuilder()
  builder.open('html', { lang: document.documentElement.lang })
  for (const element of document.querySelectorAll(HEADS)) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
    builder.open(element.localName, Object.fromEntries(attributes))
    builder.text(element.textContent)
    builder.close()
  }
  builder.close()
  const [posting, ...others] = readPostings(builder.root, location.href)
  const isStated =
    others.length === 0 &&
    posting?.from.position === 'json-ld' &&
    posting.from.company === 'json-ld' &&
    posting.sure.includes('position')
  return isStated ? posting : undefined
}
