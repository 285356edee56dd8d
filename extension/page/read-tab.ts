import type { PageContent } from './read-page.ts'

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

/**
 * Reads the page, and where it holds no posting the frames of the same site in it; undefined when
 * the browser or the page does not let it be read.
 */
export async function readTab({ id }: OpenTab): Promise<PageContent | undefined> {
  const [page] = await readFrames({ tabId: id })
  if (page === undefined || page.postings.length > 0) return page
  const all = await readFrames({ tabId: id, allFrames: true })
  const framed = all.find(({ postings }) => postings.length > 0)?.postings ?? []
  // The page around the frame is the one that a person can open.
  return { ...page, postings: framed.map((posting) => ({ ...posting, url: page.address })) }
}

async function readFrames(target: chrome.scripting.InjectionTarget): Promise<PageContent[]> {
  const reading = chrome.scripting.executeScript<[], PageContent>({
    target,
    files: ['read-page.js'],
    // A page that is still loading is read as far as it has come.
    injectImmediately: true,
  })
  const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS))
  try {
    return (await Promise.race([reading, late])).flatMap(({ result }) => result ?? [])
  } catch {
    // The browser's own pages, its store and its viewer of PDFs are closed to every extension.
    return []
  }
}
