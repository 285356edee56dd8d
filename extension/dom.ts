/** Returns an element of one of our pages with its type. */
export function get<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`There is no such element: ${id}`)
}

/** Shows `text` in an element that is hidden while its text is empty. */
export function say(element: HTMLElement, text: string | undefined): void {
  element.textContent = text ?? ''
  element.hidden = text === undefined
}

export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', onClick)
  return button
}

export const onPress = (id: string, act: () => void): void =>
  get(id, HTMLButtonElement).addEventListener('click', act)
