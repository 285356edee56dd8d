import { createButton, get } from '../dom.ts'
import { type Pairing, readPairing, toHost } from '../kept/pairing.ts'
import {
  allowRefused,
  readQueue,
  removeFromQueue,
  updateInQueue,
  type Waiting,
} from '../kept/queue.ts'
import { sendWaiting } from '../messages.ts'
import { type Panel, show } from './panels.ts'

const count = get('waiting-count', HTMLButtonElement)
const list = get('waiting-list', HTMLUListElement)
const sendButton = get('send', HTMLButtonElement)

/** What could not be sent yet: its count in the bar, and the list behind it. */
export async function showWaiting(): Promise<void> {
  const [queue, pairing] = await Promise.all([readQueue(), readPairing()])
  count.hidden = queue.length === 0
  count.textContent = `${queue.length} waiting`
  list.replaceChildren(...queue.map((waiting) => createRow(waiting, pairing)))
  sendButton.hidden = queue.length === 0
  if (queue.length === 0) {
    const empty = document.createElement('li')
    empty.textContent = 'Nothing: everything has been sent.'
    list.append(empty)
  }
}

/** `readBack` says which part of the popup the list stands in place of. */
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

/** Also what was refused: it may be possible by now. */
async function retryAll(): Promise<void> {
  await allowRefused()
  await sendWaiting()
}

function createRow(waiting: Waiting, pairing: Pairing | undefined): HTMLLIElement {
  const { id, input, server } = waiting
  const row = document.createElement('li')
  row.className = 'waiting'
  const name = document.createElement('strong')
  name.textContent = `${input.position} at ${input.company}`
  const reason = document.createElement('p')
  reason.className = 'soft'
  reason.textContent = explain(waiting, pairing)
  const actions = document.createElement('div')
  actions.className = 'row'
  if (pairing !== undefined && pairing.server !== server) {
    const adopt = () => void updateInQueue(id, { server: pairing.server })
    actions.append(createButton(`Send to ${toHost(pairing.server)} instead`, adopt))
  }
  const discard = createButton('Discard', () => void removeFromQueue(id))
  discard.setAttribute('aria-label', `Discard ${input.position} at ${input.company}`)
  actions.append(discard)
  for (const button of actions.children) button.className = 'plain'
  row.append(name, reason, actions)
  return row
}

function explain({ server, refused, delay }: Waiting, pairing: Pairing | undefined): string {
  const host = toHost(server)
  if (refused !== undefined) return `${host} refused it: ${refused}`
  if (pairing?.server !== server)
    return `Waiting for ${host}, with which this browser is not paired.`
  if (pairing.isEnded) return `This browser is no longer paired with ${host}.`
  return delay ?? `Waiting for ${host}.`
}
