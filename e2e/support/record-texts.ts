import type { Page } from '@playwright/test'

/**
 * Records every text of elements that match `selector` from now on, so that texts that disappear by
 * themselves are found afterwards. Ends with the document.
 */
export const recordTexts = async (
  page: Page,
  selector: string,
): Promise<() => Promise<string[]>> => {
  const noted = await page.evaluateHandle((wanted) => {
    const texts: string[] = []
    const latest = new WeakMap<Element, string>()
    const note = () => {
      for (const element of document.querySelectorAll(wanted)) {
        const text = element.textContent
        if (latest.get(element) === text) continue
        latest.set(element, text)
        texts.push(text)
      }
    }
    const kinds = { subtree: true, childList: true, characterData: true }
    new MutationObserver(note).observe(document, kinds)
    return texts
  }, selector)
  return () => noted.jsonValue()
}
