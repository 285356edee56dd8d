import { parseAsync, renderDocument } from 'docx-preview'
import { cleanNodes } from './clean-docx.ts'

/**
 * The library's page styles on our background, in a shadow root that the app's styles do not reach.
 */
const FRAME = `
  :host { display: block; contain: content; color-scheme: only light; }
  .docx-wrapper { background: none !important; padding: 12px !important; width: max-content; min-width: 100%; box-sizing: border-box; }
  .docx-wrapper > section.docx { margin-bottom: 12px !important; box-shadow: 0 1px 3px rgb(0 0 0 / 25%) !important; background: #fff; color: #000; overflow: hidden; }
  .docx-wrapper a { color: #0b57b0; }
`

const TAB = 'docx-tab-stop'
/** The library places tab stops half a second after it has rendered the rest. */
const TABS_MAX_MS = 700

/** Resolves once the tab stops are placed. */
const settleTabs = (root: ShadowRoot): Promise<void> =>
  new Promise((resolve) => {
    if (root.querySelector(`.${TAB}`) === null) return resolve()
    const watcher = new MutationObserver(() => finish())
    const timer = setTimeout(() => finish(), TABS_MAX_MS)
    const finish = () => {
      watcher.disconnect()
      clearTimeout(timer)
      resolve()
    }
    watcher.observe(root, { subtree: true, attributeFilter: ['style'] })
  })

/**
 * Renders a DOCX into the shadow root of `host`; returns the width of its widest page in px. Throws
 * if the file cannot be read; stops once `isWanted` returns false.
 */
export const renderDocx = async (
  file: Blob,
  host: HTMLElement,
  isWanted: () => boolean,
): Promise<number> => {
  const options = {
    inWrapper: true,
    // Images become data URLs, since the content security policy allows no others.
    useBase64URL: true,
    // Embedded fonts would need URLs that the content security policy does not allow.
    ignoreFonts: true,
    // Embedded HTML documents are not rendered.
    renderAltChunks: false,
    ignoreLastRenderedPageBreak: false,
    // Enables tab stops: half of all resumes align their dates with one.
    experimental: true,
  }
  const nodes = await renderDocument(await parseAsync(file, options), options)
  if (!isWanted()) return 0
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const frame = document.createElement('style')
  frame.textContent = FRAME
  root.replaceChildren(cleanNodes(nodes), frame)
  await settleTabs(root)
  const sections = [...root.querySelectorAll<HTMLElement>('section.docx')]
  return Math.max(...sections.map(({ offsetWidth }) => offsetWidth), 1) + 24
}
