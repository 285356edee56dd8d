import { memo } from 'react'
import type { Education } from '#src/profile/education.ts'
import { CompanyLogo } from '../../jobs/index.ts'
import { describeEducation } from '../copy/copy-texts.ts'
import { useProfileDialogs } from '../dialogs.ts'
import { formatPeriod } from '../../../lib/months.ts'
import { selectEducations } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import classes from './entry.module.css'
import { Entry } from './entry.tsx'
import { AddAction, EmptyBlock, ProfileCard } from './profile-card.tsx'
import { useFewFirst } from './use-few-first.ts'
import { t } from '#src/language/t.ts'

/** Schools and degrees, latest start first. */
export const EducationCard = () => {
  const educations = useProfilePart(selectEducations)
  const shown = useFewFirst(educations)
  const { open } = useProfileDialogs()
  return (
    <ProfileCard
      title={t('Education')}
      copy={
        educations.length > 0 ? () => educations.map(describeEducation).join('\n\n\n') : undefined
      }
      action={<AddAction label={t('Add Education')} onClick={() => open('education')} />}
    >
      {educations.length === 0 ? (
        <EmptyBlock>
          {t('Schools, degrees and courses, with the dates that forms ask for.')}
        </EmptyBlock>
      ) : (
        <ul className={classes.entries}>
          {shown.map((education) => (
            <EducationEntry key={education.id} education={education} />
          ))}
        </ul>
      )}
    </ProfileCard>
  )
}

const EducationEntry = memo(({ education }: { education: Education }) => {
  const { id, school_name, degree, field_of_study, gpa, location, achievements } = education
  const { open } = useProfileDialogs()
  const name = t('{degree} at {school}', { degree, school: school_name })
  return (
    <Entry
      name={name}
      icon={<CompanyLogo company={school_name} />}
      title={{ label: t('School'), text: school_name }}
      facts={[
        { label: t('Degree'), text: degree },
        { label: t('Major'), text: field_of_study },
        ...(location === null ? [] : [{ label: t('Location'), text: location }]),
        { label: t('Dates'), text: formatPeriod(education, education.end_date === null) },
        ...(gpa === null ? [] : [{ label: t('GPA'), text: gpa, shown: t('GPA {gpa}', { gpa }) }]),
      ]}
      description={
        achievements === null
          ? undefined
          : { label: t('achievements of {name}', { name }), text: achievements }
      }
      copy={() => describeEducation(education)}
      onEdit={() => open('education', { item: id })}
      onDelete={() => open('delete-education', { item: id })}
    />
  )
})
