import { memo } from 'react'
import type { Project } from '#src/profile/project.ts'
import { describeProject } from '../copy/copy-texts.ts'
import { useProfileDialogs } from '../dialogs.ts'
import { formatPeriod } from '../../../lib/months.ts'
import { selectProjects } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import classes from './entry.module.css'
import { Entry } from './entry.tsx'
import { ExternalLink } from './external-link.tsx'
import { AddAction, EmptyBlock, ProfileCard } from './profile-card.tsx'
import { useFewFirst } from './use-few-first.ts'
import { t } from '#src/language/t.ts'

/** Projects, latest start first. */
export const ProjectCard = () => {
  const projects = useProfilePart(selectProjects)
  const shown = useFewFirst(projects)
  const { open } = useProfileDialogs()
  return (
    <ProfileCard
      title={t('Projects and Outside Experience')}
      copy={projects.length > 0 ? () => projects.map(describeProject).join('\n\n\n') : undefined}
      action={<AddAction label={t('Add Project')} onClick={() => open('project')} />}
    >
      {projects.length === 0 ? (
        <EmptyBlock>
          {t('Side projects, volunteering, publications: what your jobs do not show.')}
        </EmptyBlock>
      ) : (
        <ul className={classes.entries}>
          {shown.map((project) => (
            <ProjectEntry key={project.id} project={project} />
          ))}
        </ul>
      )}
    </ProfileCard>
  )
}

const ProjectEntry = memo(({ project }: { project: Project }) => {
  const { id, project_name, position_title, location, description, link } = project
  const { open } = useProfileDialogs()
  const dates = formatPeriod(project, project.current_project)
  return (
    <Entry
      name={project_name}
      title={{ label: t('Project name'), text: project_name }}
      facts={[
        ...(position_title === null ? [] : [{ label: t('Position title'), text: position_title }]),
        ...(location === null ? [] : [{ label: t('Location'), text: location }]),
        ...(dates === '' ? [] : [{ label: t('Dates'), text: dates }]),
      ]}
      description={{
        label: t('description of {name}', { name: project_name }),
        text: description,
      }}
      copy={() => describeProject(project)}
      onEdit={() => open('project', { item: id })}
      onDelete={() => open('delete-project', { item: id })}
    >
      {link !== null && <ExternalLink label={t('Link')} url={link} />}
    </Entry>
  )
})
