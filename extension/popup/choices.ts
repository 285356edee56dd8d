import type { Posting } from '#src/capture/posting.ts'
import { t } from '#src/language/t.ts'
import { createButton, get } from '../dom.ts'

/** Lets the person choose one of the page's postings; `choose` gets undefined for none of them. */
export function offerChoices(
  postings: readonly Posting[],
  choose: (posting: Posting | undefined) => void,
): void {
  get('choices-title', HTMLElement).textContent = t(
    'This page contains {count} postings. Which one is it?',
    { count: postings.length },
  )
  const list = get('choices-list', HTMLUListElement)
  const add = (label: string, posting: Posting | undefined) => {
    const row = document.createElement('li')
    const button = createButton(label, () => choose(posting))
    button.className = 'choice'
    row.append(button)
    list.append(row)
  }
  for (const posting of postings) {
    const { position, company, location } = posting
    add([position, company, location].filter(Boolean).join(' · '), posting)
  }
  add(t('None of these'), undefined)
}
