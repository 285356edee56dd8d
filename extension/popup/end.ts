import type { Outcome } from '../calls.ts'
import { get, onPress } from '../dom.ts'
import { type Pairing, toHost } from '../kept/pairing.ts'
import { openJob } from '../tabs.ts'

/** Says what has become of the application: saved, or kept until it can be. */
export function showEnd({ server }: Pairing, name: string, outcome: Outcome | undefined): void {
  const title = get('end-title', HTMLElement)
  const text = get('end-text', HTMLElement)
  if (outcome?.kind === 'done') {
    const { id } = outcome
    title.textContent = 'Saved'
    text.textContent = name
    onPress('open', () => openJob(server, id))
    get('open', HTMLElement).hidden = false
    return
  }
  title.textContent = 'Kept in this browser'
  if (outcome?.kind === 'unpaired') {
    text.textContent = `${name}: This browser is no longer paired with ${toHost(server)}. Pair it again, and it is sent.`
    get('pair-again', HTMLElement).hidden = false
    return
  }
  const reason = outcome?.kind === 'later' ? `${outcome.reason} ` : ''
  text.textContent = `${name}: ${reason}It will be sent by itself, once.`
}
