import { parseAsync, renderDocument } from 'docx-preview'
import { cleanNodes } from './clean-docx.ts'

/** The library's own sheets on our ground; nothing of the page's look reaches in here. */
const FRAME = `
  :host { display: block; contain: content; color-scheme: only light; }
  .docx-wrapper { background: none !important; padding: 12px !important; width: max-content; min-width: 100%; box-sizing: border-box; }
  .docx-wrapper > section.docx { margin-bottom: 12px !important; box-shadow: 0 1px 3px rgb(0 0 0 / 25%) !important; background: #fff; color: #000; overflow: hidden; }
  .docx-wrapper a { color: #0b57b0; }
`

const TAB = 'docx-tab-stop'
/** The library sets the tab stops half a second after it has drawn the rest. */
const TABS_MAX_MS = 700

/** Resolves once what follows a tab stands where the tab stop puts it. */
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
 * Shows a DOCX in the shadow root of `host`; returns the width of its widest page in px. Throws when
 * the file cannot be read; does nothing more once it is not `isWanted`.
 */
export const renderDocx = async (
  file: Blob,
  host: HTMLElement,
  isWanted: () => boolean,
): Promise<number> => {
  const options = {
    inWrapper: true,
    // Pictures become part of the page: the policy allows no other address.
    useBase64URL: true,
    // Its own fonts would come by addresses that the policy does not allow.
    ignoreFonts: true,
    // A page within the page, with whatever is in it.
    renderAltChunks: false,
    ignoreLastRenderedPageBreak: false,
    // Tab stops: half of all resumes put their dates at one.
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
