import type { Posting } from '#src/capture/posting.ts'
import type { PageContent, readPage } from './read-page.ts'

/** How long to wait for a busy page. */
const PATIENCE_MS = 5_000

/** The tab on which the button was pressed; its URL only if it may show a posting. */
export type OpenTab = { id: number; address: string | undefined; title: string }

export async function findTab(): Promise<OpenTab | undefined> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  if (tab?.id === undefined) return undefined
  const address = /^https?:/i.test(tab.url ?? '') ? tab.url : undefined
  return { id: tab.id, address, title: tab.title ?? '' }
}

/** The globals that `read-page.js` sets in a page. */
declare const foothold: { readPage: typeof readPage }

/** Readings of one page: its structured data first, then all of it. */
export type PageReading = {
  stated: Promise<Posting | undefined>
  /** Undefined if the browser or the page does not allow reading. */
  whole: Promise<PageContent | undefined>
}

/** Reads the page, or its frames of the same site if it contains no posting. */
export function readTab({ id }: OpenTab): PageReading {
  const target = { tabId: id }
  const stated = load(target)
  return {
    stated: stated.then(([posting]) => posting ?? undefined),
    whole: readWhole(target, stated),
  }
}

async function readWhole(
  target: { tabId: number },
  loaded: Promise<unknown>,
): Promise<PageContent | undefined> {
  await loaded
  const read = (where: chrome.scripting.InjectionTarget) =>
    runIn({ target: where, func: () => foothold.readPage() })
  const [page] = await read(target)
  if (page === undefined || page.postings.length > 0) return page
  const allFrames = { ...target, allFrames: true }
  await load(allFrames)
  const all = await read(allFrames)
  const framed = all.find(({ postings }) => postings.length > 0)?.postings ?? []
  // The URL of the outer page, because a person can open that one.
  return { ...page, postings: framed.map((posting) => ({ ...posting, url: page.address })) }
}

const load = (target: chrome.scripting.InjectionTarget) =>
  runIn<Posting | null>({ target, files: ['read-page.js'] })

async function runIn<Result>(
  script: chrome.scripting.ScriptInjection<[], Result>,
): Promise<Result[]> {
  // A page that is still loading is read as far as it has loaded.
  const running = chrome.scripting.executeScript<[], Result>({ ...script, injectImmediately: true })
  const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS))
  try {
    return (await Promise.race([running, late])).flatMap(({ result }) => result ?? [])
  } catch {
    // Extensions may not read the browser's own pages, its store and its PDF viewer.
    return []
  }
}
