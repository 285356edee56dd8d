import { t } from '#src/language/t.ts'
import { checkPairing } from '../calls.ts'
import { get, say } from '../dom.ts'
import {
  askForHost,
  forgetPairing,
  keepPairing,
  type Pairing,
  parsePairingCode,
  readPairing,
  releaseHost,
  toHost,
} from '../storage/pairing.ts'
import { readQueue } from '../storage/queue.ts'
import { sendWaiting } from '../messages.ts'
import { loadSentences } from '../sentences.ts'
import { takeOfferedCode } from '../tabs.ts'

const code = get('code', HTMLInputElement)
const pairButton = get('pair', HTMLButtonElement)
const failure = get('pair-failure', HTMLElement)
const done = get('done', HTMLElement)

async function showState(): Promise<void> {
  const [pairing, queue] = await Promise.all([readPairing(), readQueue()])
  const paired = get('paired', HTMLElement)
  paired.hidden = pairing === undefined
  get('pair-title', HTMLElement).textContent =
    pairing === undefined ? t('Pair this browser') : t('Pair with another server, or pair again')
  if (pairing === undefined) return
  const host = toHost(pairing.server)
  get('paired-title', HTMLElement).textContent = pairing.isEnded
    ? t('No longer paired with {host}', { host })
    : t('Paired with {host}', { host })
  const waiting =
    queue.length > 0 &&
    t(
      '{count, plural, one {# posting waits here to be sent.} other {# postings wait here to be sent.}}',
      { count: queue.length },
    )
  const state = pairing.isEnded
    ? t('Its access was revoked there, or has expired. Pair it again.')
    : t('Press the extension’s button on a job posting to save it.')
  get('paired-text', HTMLElement).textContent = [state, waiting].filter(Boolean).join(' ')
}

/** Returns undefined on success, else the reason of the failure. */
async function pair(pairing: Pairing): Promise<string | undefined> {
  const host = toHost(pairing.server)
  // First, because the browser only allows this request while it handles the click.
  if (!(await askForHost(pairing.server))) {
    return t('The browser was not allowed to reach {host}. Press Pair again and allow it.', {
      host,
    })
  }
  const before = await readPairing()
  const problem = await checkPairing(pairing)
  if (problem === undefined) await keepPairing(pairing)
  // Permission is kept for one server at a time.
  const left = problem === undefined ? before?.server : pairing.server
  const kept = problem === undefined ? pairing.server : before?.server
  if (left !== undefined && left !== kept) await releaseHost(left)
  return problem
}

async function submit(): Promise<void> {
  say(failure, undefined)
  say(done, undefined)
  const pairing = parsePairingCode(code.value)
  code.setAttribute('aria-invalid', String(pairing === undefined))
  if (pairing === undefined) {
    say(failure, t('This is not a pairing code. Copy the whole code that Settings shows.'))
    return code.focus()
  }
  pairButton.disabled = true
  const problem = await pair(pairing).finally(() => (pairButton.disabled = false))
  if (problem !== undefined) return say(failure, (await loadSentences())(problem))
  code.value = ''
  say(done, t('Paired with {host}. You can close this page.', { host: toHost(pairing.server) }))
  await sendWaiting()
  await showState()
}

async function unpair(): Promise<void> {
  await forgetPairing()
  await showState()
  say(done, t('Unpaired. Revoke the access in Foothold’s Settings as well.'))
}

get('pair-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})
get('unpair', HTMLButtonElement).addEventListener('click', () => void unpair())
chrome.storage.local.onChanged.addListener(() => void showState())
void showState()

/** Takes the code that the popup has found, also while this page is open. */
async function offer(): Promise<void> {
  const offered = await takeOfferedCode()
  if (offered === undefined) return
  code.value = offered
  pairButton.focus()
}
chrome.storage.session.onChanged.addListener(({ offeredCode }) => {
  if (offeredCode?.newValue !== undefined) void offer()
})
code.focus()
void offer()
