import type { Posting } from '#src/capture/posting.ts'
import { EMPLOYMENT_TYPE_LABELS, SALARY_PERIOD_LABELS, WORK_MODE_LABELS } from '#src/jobs/terms.ts'
import { get, say } from '../dom.ts'
import {
  EMPTY,
  type Field,
  FIELDS,
  findGuesses,
  findProblems,
  toValues,
  UNFINISHED,
  type Values,
} from '../values.ts'

const TERMS: readonly Field[] = [
  'work_mode',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
]
const STATUSES = ['saved', 'applied']

const form = get('form', HTMLFormElement)
const terms = get('terms', HTMLDetailsElement)

const find = (field: Field): HTMLInputElement | HTMLSelectElement => {
  const control = document.getElementById(field)
  if (control instanceof HTMLSelectElement) return control
  return get(field, HTMLInputElement)
}
const findNote = (field: Field, kind: 'guess' | 'problem') => get(`${field}-${kind}`, HTMLElement)

/** The values from the page, to tell guesses from what the person has typed. */
let posting: Posting | undefined
let filled: Values = EMPTY

const read = (field: Field) => {
  const control = find(field)
  return control.validity.badInput ? UNFINISHED : control.value
}

const write = (field: Field, value: string) => {
  // A select ignores values that are not among its options.
  find(field).value = value === UNFINISHED ? '' : value
}

const showGuesses = () => {
  const guesses = posting === undefined ? new Set<Field>() : findGuesses(posting)
  for (const field of FIELDS) {
    findNote(field, 'guess').hidden = !guesses.has(field) || read(field) !== filled[field]
  }
}

const showProblem = (field: Field, problem: string | undefined) => {
  say(findNote(field, 'problem'), problem)
  find(field).setAttribute('aria-invalid', String(problem !== undefined))
}

const openTerms = () => {
  if (TERMS.some((field) => read(field) !== '')) terms.open = true
}

/** Returns the current values. */
export function readForm(): Values {
  const status = STATUSES.find((name) => form.querySelector(`[value="${name}"]:checked`) !== null)
  const values = { ...EMPTY, status: status ?? EMPTY.status }
  for (const field of FIELDS) values[field] = read(field)
  return values
}

/** Fills in values from the page without overwriting what the person has typed. */
export function fillForm(found: Posting): void {
  const values = toValues(found)
  for (const field of FIELDS) if (read(field) === filled[field]) write(field, values[field])
  posting = found
  filled = values
  openTerms()
  showGuesses()
}

/** Restores what was typed before the popup was closed. */
export function restoreForm(values: Values): void {
  for (const field of FIELDS) write(field, values[field])
  for (const radio of form.querySelectorAll<HTMLInputElement>('[name="status"]')) {
    radio.checked = radio.value === values.status
  }
  openTerms()
  showGuesses()
}

/** Shows validation errors and focuses the first; returns true if there are none. */
export function checkForm(): boolean {
  const problems = findProblems(readForm())
  for (const field of FIELDS) showProblem(field, problems[field])
  const first = FIELDS.find((field) => problems[field] !== undefined)
  if (first === undefined) return true
  if (TERMS.includes(first)) terms.open = true
  find(first).focus()
  return false
}

/** Focuses the first empty required field, or the save button. */
export function focusFirst(): void {
  // The focus stays where the person is typing.
  if (document.activeElement !== document.body) return
  const missing = (['position', 'company'] as const).find((field) => read(field) === '')
  const target = missing === undefined ? get('save', HTMLButtonElement) : find(missing)
  target.focus({ preventScroll: true })
}

/** `onInput` is called for every change by the person. */
export function watchForm(onInput: () => void): void {
  form.addEventListener('input', ({ target }) => {
    const field = FIELDS.find((name) => target === find(name))
    if (field !== undefined) showProblem(field, undefined)
    showGuesses()
    onInput()
  })
}

const addOptions = (field: Field, labels: Readonly<Record<string, string>>) =>
  find(field).append(
    new Option('—', ''),
    ...Object.entries(labels).map(([value, label]) => new Option(label, value)),
  )
addOptions('work_mode', WORK_MODE_LABELS)
addOptions('employment_type', EMPLOYMENT_TYPE_LABELS)
addOptions('salary_period', SALARY_PERIOD_LABELS)
