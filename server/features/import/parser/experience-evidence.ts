import type { Atom } from './atoms.ts'
import { weighHint } from './label.ts'
import { weighOrganisation } from './organisation-words.ts'
import { isRegion, weighPlace } from './place-words.ts'
import { weighTitle } from './title-words.ts'

export const EXPERIENCE_LABELS = ['company_name', 'title', 'location'] as const
export type ExperienceLabel = (typeof EXPERIENCE_LABELS)[number]
/** A job is expected to have these two. */
export const EXPERIENCE_REWARDS = { company_name: 0.5, title: 0.5 }

const HINTS = { company: 'company_name', title: 'title', location: 'location' }

/** How much an atom's words and place speak for each field of a job. */
export function weighExperienceAtom(atom: Atom, atoms: Atom[]): Record<ExperienceLabel, number> {
  const { hint } = atom
  if (hint)
    return {
      company_name: weighHint(hint, HINTS, 'company_name'),
      title: weighHint(hint, HINTS, 'title'),
      location: weighHint(hint, HINTS, 'location'),
    }
  const next = atoms[atoms.indexOf(atom) + 1]
  const title = weighTitle(atom.text)
  const organisation = weighOrganisation(atom.text)
  const told = weighTold(atom)
  const isTown = next?.border === 'comma' && isRegion(next.text) && atom.text.split(' ').length <= 4
  const place = Math.max(weighPlace(atom.text), isTown && title < 1 ? 0.8 : 0)
  const besidePlace = atoms.some(
    (other) => other.row === atom.row && other.cell !== atom.cell && weighPlace(other.text) > 0.8,
  )
  const forTitle = 0.1 + title * 1.2
  const forCompany = 0.1 + organisation * (title >= 1 ? 0.5 : 1) + (besidePlace ? 0.2 : 0)
  return {
    title: forTitle - told * 0.15 - place * 0.8 - (organisation > 1 ? 1 : 0),
    company_name:
      forCompany - told * 0.3 - place * 0.6 - (title >= 1 && organisation === 0 ? 0.3 : 0),
    location: place * 1.4 - 0.3,
  }
}

/** How much an atom below the date reads like the beginning of a description. */
function weighTold({ text, row }: Atom): number {
  if (row <= 0) return 0
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  return Math.min(3, small + (/\d/.test(text) ? 1 : 0))
}
