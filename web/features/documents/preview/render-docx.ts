import { parseAsync, renderDocument } from 'docx-preview'
import { cleanNodes } from './clean-docx.ts'

/** The library's own sheets on our ground; nothing of the page's look reaches in here. */
const FRAME = `
  :host { display: block; contain: content; color-scheme: only light; }
  .docx-wrapper { background: none !important; padding: 12px !important; width: max-content; min-width: 100%; box-sizing: border-box; }
  .docx-wrapper > section.docx { margin-bottom: 12px !important; box-shadow: 0 1px 3px rgb(0 0 0 / 25%) !important; background: #fff; color: #000; overflow: hidden; }
  .docx-wrapper a { color: #0b57b0; }
`

/**
 * Shows a DOCX in the shadow root of `host`; answers the width of its widest page in px. Throws when
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
  }
  const nodes = await renderDocument(await parseAsync(file, options), options)
  if (!isWanted()) return 0
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const frame = document.createElement('style')
  frame.textContent = FRAME
  root.replaceChildren(cleanNodes(nodes), frame)
  const sections = [...root.querySelectorAll<HTMLElement>('section.docx')]
  return Math.max(...sections.map(({ offsetWidth }) => offsetWidth), 1) + 24
}
