import { t } from '#src/language/t.ts'
import type { Outcome } from './calls.ts'
import { dropDraft } from './storage/drafts.ts'
import { readPairing } from './storage/pairing.ts'
import { addToQueue, readQueue, type Waiting } from './storage/queue.ts'
import { sendQueue } from './storage/send-queue.ts'
import type { Message } from './messages.ts'

const PAUSE_MS = 10_000
const BADGE_COLOUR = '#0d6b62'
const TROUBLE_COLOUR = '#a3262f'

/** Stores it before sending, so that nothing is lost if the browser is closed meanwhile. */
async function save(waiting: Waiting, page: string | undefined): Promise<Outcome | undefined> {
  try {
    await addToQueue(waiting)
  } catch {
    return { kind: 'refused', detail: t('This browser has no space left to store it.') }
  }
  if (page !== undefined) await dropDraft(page)
  const outcomes = await sendQueue(waiting.id)
  return outcomes.get(waiting.id)
}

let lastTry = 0

/** Retries on signs that the person is active, because timers would need another permission. */
async function sendNowAndThen(): Promise<void> {
  if (Date.now() - lastTry < PAUSE_MS) return
  const [queue, pairing] = await Promise.all([readQueue(), readPairing()])
  const isDue = queue.some(({ refused }) => refused === undefined)
  if (!isDue || pairing === undefined || pairing.isEnded) return
  lastTry = Date.now()
  await sendQueue()
}

async function showCount(): Promise<void> {
  const [queue, pairing] = await Promise.all([readQueue(), readPairing()])
  const isTrouble = pairing?.isEnded || queue.some(({ refused }) => refused !== undefined)
  await chrome.action.setBadgeBackgroundColor({ color: isTrouble ? TROUBLE_COLOUR : BADGE_COLOUR })
  await chrome.action.setBadgeText({ text: queue.length > 0 ? String(queue.length) : '' })
}

chrome.runtime.onMessage.addListener((message: Message, _sender, reply) => {
  const work =
    message.type === 'save'
      ? save(message.waiting, message.page)
      : sendQueue().then(() => undefined)
  void work.then(reply, () => reply(undefined))
  // The response is sent later.
  return true
})
chrome.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void chrome.runtime.openOptionsPage()
})
chrome.runtime.onStartup.addListener(() => {
  void sendNowAndThen()
  void showCount()
})
chrome.tabs.onActivated.addListener(() => void sendNowAndThen())
globalThis.addEventListener('online', () => void sendNowAndThen())
chrome.storage.local.onChanged.addListener(() => void showCount())
