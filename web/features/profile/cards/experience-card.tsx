import { memo } from 'react'
import { ROLE_TYPE_LABELS } from '#src/profile/constants.ts'
import type { Experience } from '#src/profile/experience.ts'
import { CompanyLogo } from '../../jobs/index.ts'
import { describeExperience } from '../copy/copy-texts.ts'
import { useProfileDialogs } from '../dialogs.ts'
import { formatPeriod } from '../../../lib/months.ts'
import { selectExperiences } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import classes from './entry.module.css'
import { Entry } from './entry.tsx'
import { AddAction, EmptyBlock, ProfileCard } from './profile-card.tsx'
import { useFewFirst } from './use-few-first.ts'
import { t } from '#src/language/t.ts'

/** The person's jobs, latest start first. */
export const ExperienceCard = () => {
  const experiences = useProfilePart(selectExperiences)
  const shown = useFewFirst(experiences)
  const { open } = useProfileDialogs()
  return (
    <ProfileCard
      title={t('Work Experience')}
      copy={
        experiences.length > 0
          ? () => experiences.map(describeExperience).join('\n\n\n')
          : undefined
      }
      action={<AddAction label={t('Add Experience')} onClick={() => open('experience')} />}
    >
      {experiences.length === 0 ? (
        <EmptyBlock>
          {t('The jobs you have had, newest first, ready to copy into any application form.')}
        </EmptyBlock>
      ) : (
        <ul className={classes.entries}>
          {shown.map((experience) => (
            <ExperienceEntry key={experience.id} experience={experience} />
          ))}
        </ul>
      )}
    </ProfileCard>
  )
}

const ExperienceEntry = memo(({ experience }: { experience: Experience }) => {
  const { id, company_name, title, location, description } = experience
  const { open } = useProfileDialogs()
  const name = t('{title} at {company}', { title, company: company_name })
  return (
    <Entry
      name={name}
      icon={<CompanyLogo company={company_name} />}
      title={{ label: t('Position title'), text: title }}
      facts={[
        { label: t('Company'), text: company_name },
        ...(location === null ? [] : [{ label: t('Location'), text: location }]),
        { label: t('Dates'), text: formatPeriod(experience, experience.current_role) },
      ]}
      description={
        description === null
          ? undefined
          : { label: t('description of {name}', { name }), text: description }
      }
      copy={() => describeExperience(experience)}
      onEdit={() => open('experience', { item: id })}
      onDelete={() => open('delete-experience', { item: id })}
    >
      <span className={classes.badge}>{ROLE_TYPE_LABELS[experience.role_type]}</span>
    </Entry>
  )
})
