import { z } from 'zod'
import { LONG_TEXT_MAX, optionalText, requiredText } from '../fields.ts'
import { optionalEntryDate } from './dates.ts'
import { addition, flag, IN_ORDER, isInOrder, item, keep, ref } from './entry-rules.ts'
import { optionalLink } from './links.ts'
import type { project } from './responses.ts'
import { t } from '../language/t.ts'

export type Project = z.infer<typeof project>

const projectFields = {
  project_name: requiredText(t('Project Name')),
  position_title: optionalText(t('Position title')),
  location: optionalText(t('Location')),
  start_date: optionalEntryDate(t('Start date')),
  end_date: optionalEntryDate(t('End date')),
  description: requiredText(t('Description'), LONG_TEXT_MAX),
  current_project: flag(t('Current project')),
  link: optionalLink(t('Link')),
}

export const projectInput = z.object({ ...projectFields, ...addition }).refine(isInOrder, IN_ORDER)
export type ProjectInput = z.infer<typeof projectInput>
const projectPatch = z.object(projectFields).partial()
export type ProjectPatch = z.infer<typeof projectPatch>
export const updateProjectInput = projectPatch.extend(ref).refine(isInOrder, IN_ORDER)
export const projectItem = z.object({ ...projectFields, ...item }).refine(isInOrder, IN_ORDER)

/** Applies the sent fields to `current`; an end date without the flag ends a current project. */
export function changeProject(current: Project, sent: ProjectPatch): Project {
  const ends = sent.end_date != null
  const current_project = keep(sent.current_project, current.current_project && !ends)
  return {
    id: current.id,
    project_name: keep(sent.project_name, current.project_name),
    position_title: keep(sent.position_title, current.position_title),
    location: keep(sent.location, current.location),
    start_date: keep(sent.start_date, current.start_date),
    end_date: current_project ? null : keep(sent.end_date, current.end_date),
    description: keep(sent.description, current.description),
    current_project,
    link: keep(sent.link, current.link),
  }
}

export const createProject = (id: string, sent: ProjectInput): Project =>
  changeProject(
    {
      id,
      project_name: sent.project_name,
      position_title: null,
      location: null,
      start_date: null,
      end_date: null,
      description: sent.description,
      current_project: false,
      link: null,
    },
    sent,
  )
