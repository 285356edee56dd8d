import { get } from '../dom.ts'

const PANELS = ['unpaired', 'waiting', 'choices', 'end'] as const
export type Panel = (typeof PANELS)[number] | 'form'

/** One part of the popup at a time. */
export function show(panel: Panel): void {
  get('form', HTMLFormElement).hidden = panel !== 'form'
  get('panels', HTMLElement).hidden = panel === 'form'
  for (const name of PANELS) get(name, HTMLElement).hidden = name !== panel
}
