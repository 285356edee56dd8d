import { t } from '#src/language/t.ts'
import { createButton, get } from '../dom.ts'
import { type Pairing, readPairing, toHost } from '../storage/pairing.ts'
import {
  allowRefused,
  readQueue,
  removeFromQueue,
  updateInQueue,
  type Waiting,
} from '../storage/queue.ts'
import { sendWaiting } from '../messages.ts'
import { loadSentences, type Translate } from '../sentences.ts'
import { nameJob } from '../values.ts'
import { type Panel, show } from './panels.ts'

const count = get('waiting-count', HTMLButtonElement)
const list = get('waiting-list', HTMLUListElement)
const sendButton = get('send', HTMLButtonElement)

/** Shows how many applications are not sent yet, and their list. */
export async function showWaiting(): Promise<void> {
  const isAny = (await readQueue()).length > 0
  const translate = isAny ? await loadSentences() : (sentences: string) => sentences
  const [queue, pairing] = await Promise.all([readQueue(), readPairing()])
  count.hidden = queue.length === 0
  count.textContent = t('{count, number} waiting', { count: queue.length })
  list.replaceChildren(...queue.map((waiting) => createRow(waiting, pairing, translate)))
  sendButton.hidden = queue.length === 0
  if (queue.length === 0) {
    const empty = document.createElement('li')
    empty.textContent = t('Nothing: everything has been sent.')
    list.append(empty)
  }
}

/** `readBack` returns the panel to show after the list. */
export function watchWaiting(readBack: () => Panel): void {
  const turn = (isOpen: boolean) => {
    count.setAttribute('aria-expanded', String(isOpen))
    show(isOpen ? 'waiting' : readBack())
  }
  count.addEventListener('click', () => turn(count.getAttribute('aria-expanded') === 'false'))
  sendButton.addEventListener('click', () => {
    sendButton.disabled = true
    void retryAll().finally(() => (sendButton.disabled = false))
  })
  chrome.storage.local.onChanged.addListener(() => void showWaiting())
}

/** Includes refused applications, which may be accepted by now. */
async function retryAll(): Promise<void> {
  await allowRefused()
  await sendWaiting()
}

function createRow(
  waiting: Waiting,
  pairing: Pairing | undefined,
  translate: Translate,
): HTMLLIElement {
  const { id, input, server } = waiting
  const row = document.createElement('li')
  row.className = 'waiting'
  const name = document.createElement('strong')
  name.textContent = nameJob(input)
  const reason = document.createElement('p')
  reason.className = 'soft'
  reason.textContent = explain(waiting, pairing, translate)
  const actions = document.createElement('div')
  actions.className = 'row'
  if (pairing !== undefined && pairing.server !== server) {
    const adopt = () => void updateInQueue(id, { server: pairing.server })
    actions.append(
      createButton(t('Send to {host} instead', { host: toHost(pairing.server) }), adopt),
    )
  }
  const discard = createButton(t('Discard'), () => void removeFromQueue(id))
  discard.setAttribute('aria-label', t('Discard {job}', { job: nameJob(input) }))
  actions.append(discard)
  for (const button of actions.children) button.className = 'plain'
  row.append(name, reason, actions)
  return row
}

function explain(
  { server, refused, delay }: Waiting,
  pairing: Pairing | undefined,
  translate: Translate,
): string {
  const host = toHost(server)
  if (refused !== undefined)
    return t('{host} refused it: {reason}', { host, reason: translate(refused) })
  if (pairing?.server !== server)
    return t('Waiting for {host}, with which this browser is not paired.', { host })
  if (pairing.isEnded) return t('This browser is no longer paired with {host}.', { host })
  return delay === undefined ? t('Waiting for {host}.', { host }) : translate(delay)
}
