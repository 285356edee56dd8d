import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { oneOf, textUpTo } from '../../lib/search-params.ts'

const NAMES = [
  'name',
  'contact',
  'preferences',
  'experience',
  'education',
  'project',
  'link',
  'equal-employment',
  'import',
  'delete-experience',
  'delete-education',
  'delete-project',
  'delete-link',
  'delete-equal-employment',
] as const
export type ProfileDialog = (typeof NAMES)[number]

export const profileDialogs = declareDialogs(
  {
    edit: oneOf(NAMES),
    /** The id of the entry; undefined for a new one. */
    item: textUpTo(60),
  },
  ({ edit }) => edit,
)

export const useProfileDialogs = () => useDialogs(profileDialogs)
