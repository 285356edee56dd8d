import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

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
  z.object({
    edit: z.enum(NAMES).optional().catch(undefined),
    /** The entry that it is about; absent for a new one. */
    item: z.string().max(60).optional().catch(undefined),
  }),
  ({ edit }) => edit,
)

export const useProfileDialogs = () => useDialogs(profileDialogs)
