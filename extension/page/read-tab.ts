import type { Posting } from '#src/capture/posting.ts'
import type { PageContent, readPage } from './read-page.ts'

/** A page that is busy for so long is not waited for. */
const PATIENCE_MS = 5_000

/** The tab on which the button was pressed; an address only where a posting can be. */
export type OpenTab = { id: number; address: string | undefined; title: string }

export async function findTab(): Promise<OpenTab | undefined> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true })
  if (tab?.id === undefined) return undefined
  const address = /^https?:/i.test(tab.url ?? '') ? tab.url : undefined
  return { id: tab.id, address, title: tab.title ?? '' }
}

/** What `read-page.js` leaves beside a page. */
declare const foothold: { readPage: typeof readPage }

/** Of one page: what it states in data comes first, and is a part of the whole. */
export type PageReading = {
  stated: Promise<Posting | undefined>
  /** Undefined when the browser or the page does not let it be read. */
  whole: Promise<PageContent | undefined>
}

/** Reads the page, and where it holds no posting the frames of the same site in it. */
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
  // The page around the frame is the one that a person can open.
  return { ...page, postings: framed.map((posting) => ({ ...posting, url: page.address })) }
}

const load = (target: chrome.scripting.InjectionTarget) =>
  runIn<Posting | null>({ target, files: ['read-page.js'] })

async function runIn<Result>(
  script: chrome.scripting.ScriptInjection<[], Result>,
): Promise<Result[]> {
  // A page that is still loading is read as far as it has come.
  const running = chrome.scripting.executeScript<[], Result>({ ...script, injectImmediately: true })
  const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS))
  try {
    return (await Promise.race([running, late])).flatMap(({ result }) => result ?? [])
  } catch {
    // The browser's own pages, its store and its viewer of PDFs are closed to every extension.
    return []
  }
}
