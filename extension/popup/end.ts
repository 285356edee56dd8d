import { t } from '#src/language/t.ts'
import type { Outcome } from '../calls.ts'
import { get, onPress } from '../dom.ts'
import { type Pairing, toHost } from '../storage/pairing.ts'
import { loadSentences } from '../sentences.ts'
import { openJob } from '../tabs.ts'

/** Shows whether the application was saved or is kept to be sent later. */
export async function showEnd(
  { server }: Pairing,
  name: string,
  outcome: Outcome | undefined,
): Promise<void> {
  const title = get('end-title', HTMLElement)
  const text = get('end-text', HTMLElement)
  if (outcome?.kind === 'done') {
    const { id } = outcome
    title.textContent = t('{as, select, done {Saved} other {Saved}}', { as: 'done' })
    text.textContent = name
    onPress('open', () => openJob(server, id))
    get('open', HTMLElement).hidden = false
    return
  }
  title.textContent = t('Stored in this browser')
  if (outcome?.kind === 'unpaired') {
    text.textContent = t(
      '{job}: This browser is no longer paired with {host}. Pair it again, and it is sent.',
      { job: name, host: toHost(server) },
    )
    get('pair-again', HTMLElement).hidden = false
    return
  }
  text.textContent =
    outcome?.kind === 'later'
      ? t('{job}: {reason} It will be sent automatically, once.', {
          job: name,
          reason: (await loadSentences())(outcome.reason),
        })
      : t('{job}: It will be sent automatically, once.', { job: name })
}
