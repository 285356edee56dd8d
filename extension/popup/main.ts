import { ADDRESS_MAX, LINE_MAX, type Posting } from '#src/capture/posting.ts'
import { toAddressKey } from '#src/jobs/address-key.ts'
import { t } from '#src/language/t.ts'
import { get, onPress, say } from '../dom.ts'
import { saveDraft, readDraft } from '../storage/drafts.ts'
import { type Pairing, readPairing } from '../storage/pairing.ts'
import { readQueue, removeFromQueue } from '../storage/queue.ts'
import { save, sendWaiting } from '../messages.ts'
import type { OpenTab, PageReading } from '../page/read-tab.ts'
import { loadSentences } from '../sentences.ts'
import { openPairing } from '../tabs.ts'
import { nameJob, toInput, type Values } from '../values.ts'
import { offerChoices } from './choices.ts'
import { showEnd } from './end.ts'
import { checkForm, fillForm, focusFirst, readForm, restoreForm, watchForm } from './job-form.ts'
import { type Panel, show } from './panels.ts'
import { finding, reading } from './read-now.ts'
import { askForSimilar, askWhenIdle, mayGoOn } from './similar.ts'
import { offerPairing, sayEnded } from './unpaired.ts'
import { showWaiting, watchWaiting } from './waiting-list.ts'

const CLOSED = t('This posting says it is closed.')
const NONE = t('No posting was found on this page. Fill in what you know; its address is kept.')
const UNREADABLE = t('The browser does not allow this page to be read. Fill in what you know.')
const RESTORED = t('What you typed before was restored.')

const notice = get('notice', HTMLElement)
const failure = get('failure', HTMLElement)
const saveButton = get('save', HTMLButtonElement)

let panel: Panel = 'form'
const turnTo = (next: Panel) => {
  panel = next
  show(next)
}

/** One reading of one page. */
type Visit = { pairing: Pairing; tab: OpenTab; requestId: string; posting: Posting | undefined }

async function open(): Promise<void> {
  const [pairing, tab] = await Promise.all([readPairing(), finding])
  watchWaiting(() => panel)
  void showWaiting()
  if (pairing === undefined || tab === undefined) {
    turnTo('unpaired')
    offerPairing(tab?.address, (await (await reading)?.whole)?.pairingCode)
    return markReady()
  }
  if (pairing.isEnded) sayEnded(pairing)
  turnTo('form')
  const draft = tab.address === undefined ? undefined : await readDraft(tab.address)
  const requestId = draft?.requestId ?? crypto.randomUUID()
  const visit: Visit = { pairing, tab, requestId, posting: draft?.posting }
  watchForm(() => onInput(visit))
  get('form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(visit)
  })
  if (draft === undefined) await fillFrom(visit, await reading)
  else {
    if (draft.posting !== undefined) fillForm(draft.posting)
    restoreForm(draft.values)
    say(notice, RESTORED)
  }
  markReady()
  await sayIfWaiting(visit)
  if (panel === 'form') begin(visit)
  void sendWaiting()
}

/** Marks for tests and benchmarks that the popup is complete. */
function markReady(): void {
  document.documentElement.dataset['state'] = 'ready'
}

function begin({ pairing }: Visit): void {
  focusFirst()
  askForSimilar(pairing, readForm())
}

/** Fills in the page's structured data at once, then the rest. */
async function fillFrom(visit: Visit, page: PageReading | undefined): Promise<void> {
  const stated = await page?.stated
  if (stated !== undefined) fill(visit, [stated])
  const content = await page?.whole
  // The person may have saved meanwhile.
  if (isSaving || panel !== 'form') return
  const postings = content?.postings ?? []
  if (stated !== undefined && postings.length === 0) return
  fill(visit, postings)
  if (postings.length === 0) say(notice, content === undefined ? UNREADABLE : NONE)
}

function fill(visit: Visit, postings: readonly Posting[]): void {
  const take = (posting: Posting | undefined) => {
    visit.posting = posting
    fillForm(posting ?? toPosting(visit.tab))
    if (posting?.expired === true) say(notice, CLOSED)
  }
  if (postings.length > 1) {
    offerChoices(postings, (chosen) => {
      take(chosen)
      turnTo('form')
      begin(visit)
    })
    return turnTo('choices')
  }
  take(postings[0])
  // bench/extension.ts measures the first of these.
  performance.mark('filled')
}

/** Fills in only what the tab tells about the page. */
const toPosting = ({ address, title }: OpenTab): Posting => ({
  company: null,
  position: address === undefined ? null : title.slice(0, LINE_MAX).toWellFormed() || null,
  location: null,
  work_mode: null,
  employment_type: null,
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  deadline: null,
  posted_at: null,
  description: null,
  url: address !== undefined && address.length <= ADDRESS_MAX ? address : null,
  source: null,
  sure: ['url'],
  from: {},
})

function onInput({ tab, requestId, posting, pairing }: Visit): void {
  const values = readForm()
  say(failure, undefined)
  if (tab.address !== undefined) void saveDraft(tab.address, { requestId, values, posting })
  askWhenIdle(pairing, readForm)
}

/** Compares with unsent applications, which the server does not know. */
async function sayIfWaiting({ tab, requestId }: Visit): Promise<void> {
  if (tab.address === undefined) return
  const key = toAddressKey(tab.address)
  const isWaiting = (await readQueue()).some(
    ({ id, input: { url } }) => id !== requestId && url !== undefined && toAddressKey(url) === key,
  )
  if (isWaiting) say(notice, t('You have already saved this page. It is waiting to be sent.'))
}

let isSaving = false

async function submit(visit: Visit): Promise<void> {
  if (isSaving || !checkForm()) return
  isSaving = true
  saveButton.disabled = true
  const values = readForm()
  try {
    if (await mayGoOn(visit.pairing, values)) await send(visit, values)
  } finally {
    isSaving = false
    saveButton.disabled = false
  }
}

async function send({ pairing, tab, posting, requestId }: Visit, values: Values): Promise<void> {
  const page = { text: posting?.description ?? null, title: tab.title }
  const input = toInput(values, page, new Date())
  const waiting = { id: requestId, server: pairing.server, input }
  const outcome = await save(waiting, tab.address)
  if (outcome?.kind === 'refused') {
    // It is corrected in this form and no longer in the list.
    await removeFromQueue(requestId)
    if (tab.address !== undefined) await saveDraft(tab.address, { requestId, values, posting })
    return say(failure, (await loadSentences())(outcome.detail))
  }
  await showEnd(pairing, nameJob(input), outcome)
  turnTo('end')
  get('close', HTMLButtonElement).focus()
}

onPress('pair-again', () => void openPairing())
onPress('settings', () => void openPairing())
onPress('close', () => globalThis.close())
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') globalThis.close()
})
void open()
