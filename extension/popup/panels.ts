import { get } from '../dom.ts'

const PANELS = ['unpaired', 'waiting', 'choices', 'end'] as const
export type Panel = (typeof PANELS)[number] | 'form'

/** Shows one panel of the popup and hides the others. */
export function show(panel: Panel): void {
  get('form', HTMLFormElement).hidden = panel !== 'form'
  get('panels', HTMLElement).hidden = panel === 'form'
  for (const name of PANELS) get(name, HTMLElement).hidden = name !== panel
}
