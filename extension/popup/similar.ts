import { STATUS_LABELS } from '#src/jobs/constants.ts'
import { regionalLocale, t } from '#src/language/t.ts'
import { findSimilar, type Match } from '../calls.ts'
import { createButton, get } from '../dom.ts'
import { openJob } from '../tabs.ts'
import type { Pairing } from '../storage/pairing.ts'
import { nameJob, type Values } from '../values.ts'

const TYPING_PAUSE_MS = 300
/** Saving waits no longer than this for the response. */
const PATIENCE_MS = 400
const SHOWN_MAX = 3

const notice = get('similar', HTMLElement)
const saveButton = get('save', HTMLButtonElement)

let asked = ''
let asking: Promise<void> = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the applications that may be the same. */
export function askForSimilar(pairing: Pairing, values: Values): void {
  const sent = {
    url: /^https?:\/\//i.test(values.url.trim()) ? values.url.trim() : '',
    company: values.company.trim(),
    position: values.position.trim(),
  }
  const key = Object.values(sent).join('\n')
  if (key === asked) return
  asked = key
  const isEnough = sent.url !== '' || (sent.company !== '' && sent.position !== '')
  asking = (isEnough ? findSimilar(pairing, sent) : Promise.resolve([])).then((matches) => {
    if (key === asked) showMatches(pairing, matches ?? [])
  })
}

/** Does so when typing pauses. */
export function askWhenIdle(pairing: Pairing, readValues: () => Values): void {
  clearTimeout(timer)
  timer = setTimeout(() => askForSimilar(pairing, readValues()), TYPING_PAUSE_MS)
}

/** Whether the person may save: not before a response that is about to arrive has been seen. */
export async function mayGoOn(pairing: Pairing, values: Values): Promise<boolean> {
  const isFree = () => notice.hidden !== false
  const wasShown = !isFree()
  clearTimeout(timer)
  askForSimilar(pairing, values)
  await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return wasShown || isFree()
}

function showMatches(pairing: Pairing, matches: readonly Match[]): void {
  notice.hidden = matches.length === 0
  saveButton.textContent = matches.length === 0 ? t('Save') : t('Save anyway')
  const title = document.createElement('p')
  title.textContent =
    matches.length === 1 ? t('You have this one already:') : t('You have these already:')
  const list = document.createElement('ul')
  list.className = 'list'
  for (const match of matches.slice(0, SHOWN_MAX)) {
    const row = document.createElement('li')
    const open = createButton(t('{as, select, state {Open} other {Open}}', { as: 'verb' }), () =>
      openJob(pairing.server, match.id),
    )
    open.className = 'plain'
    open.setAttribute('aria-label', t('Open {job}', { job: nameJob(match) }))
    row.append(describe(match), ' ', open)
    list.append(row)
  }
  notice.replaceChildren(title, list)
}

function describe({ position, company, status, application_date: day }: Match): string {
  const label = Object.entries(STATUS_LABELS).find(([name]) => name === status)?.[1] ?? status
  // At noon, so that it is the same day in every time zone.
  const date = new Date(`${day}T12:00:00`)
  const written = Number.isNaN(date.getTime())
    ? day
    : date.toLocaleDateString(regionalLocale, { day: 'numeric', month: 'short', year: 'numeric' })
  return [nameJob({ position, company }), label, written].join(', ')
}
