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
} from '../kept/pairing.ts'
import { readQueue } from '../kept/queue.ts'
import { sendWaiting } from '../messages.ts'
import { takeOfferedCode } from '../tabs.ts'

const code = get('code', HTMLInputElement)
const pairButton = get('pair', HTMLButtonElement)
const failure = get('pair-failure', HTMLElement)
const done = get('done', HTMLElement)

const count = (postings: number) => (postings === 1 ? '1 posting' : `${postings} postings`)

async function showState(): Promise<void> {
  const [pairing, queue] = await Promise.all([readPairing(), readQueue()])
  const paired = get('paired', HTMLElement)
  paired.hidden = pairing === undefined
  get('pair-title', HTMLElement).textContent =
    pairing === undefined ? 'Pair this browser' : 'Pair with another server, or anew'
  if (pairing === undefined) return
  const host = toHost(pairing.server)
  get('paired-title', HTMLElement).textContent = pairing.isEnded
    ? `No longer paired with ${host}`
    : `Paired with ${host}`
  const waiting = queue.length === 0 ? '' : ` ${count(queue.length)} wait here to be sent.`
  get('paired-text', HTMLElement).textContent = pairing.isEnded
    ? `Its access was ended there, or has expired. Pair it again.${waiting}`
    : `Press the extension’s button on a job posting to save it.${waiting}`
}

/** Undefined when it is done, else why not. */
async function pair(pairing: Pairing): Promise<string | undefined> {
  const host = toHost(pairing.server)
  // First of all: the browser allows the question only while it handles the click.
  if (!(await askForHost(pairing.server))) {
    return `The browser was not allowed to reach ${host}. Press Pair again and allow it.`
  }
  const before = await readPairing()
  const problem = await checkPairing(pairing)
  if (problem === undefined) await keepPairing(pairing)
  // One server at a time is what may be reached.
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
    say(failure, 'This is not a pairing code. Copy the whole code that Settings shows.')
    return code.focus()
  }
  pairButton.disabled = true
  const problem = await pair(pairing).finally(() => (pairButton.disabled = false))
  if (problem !== undefined) return say(failure, problem)
  code.value = ''
  say(done, `Paired with ${toHost(pairing.server)}. You can close this page.`)
  await sendWaiting()
  await showState()
}

async function unpair(): Promise<void> {
  await forgetPairing()
  await showState()
  say(done, 'Unpaired. End the access in Foothold’s Settings as well.')
}

get('pair-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})
get('unpair', HTMLButtonElement).addEventListener('click', () => void unpair())
chrome.storage.local.onChanged.addListener(() => void showState())
void showState()

/** What the popup has found, also while this page is open. */
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
