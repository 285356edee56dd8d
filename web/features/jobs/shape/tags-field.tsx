import { TagsInput } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { useMemo } from 'react'
import { listTags, TAG_MAX, TAGS_MAX } from '#src/jobs/tags.ts'
import type { FieldProps } from '../../../ui/fields.tsx'
import { useJobs } from '../queries.ts'
import type { JobValues } from '../form/job-values.ts'
import classes from './tags-field.module.css'
import { t } from '#src/language/t.ts'

/** Free tags, with those of other applications as suggestions. */
export const TagsField = ({ form, field, label }: FieldProps<JobValues>) => {
  const { jobs } = useJobs()
  const known = useMemo(() => listTags(jobs), [jobs])
  return (
    <TagsInput
      className={classes.tags ?? ''}
      classNames={{ pill: classes.tag ?? '', inputField: classes.field ?? '' }}
      label={label}
      description={t('Press Enter after each.')}
      placeholder={form.values.tags.length === 0 ? t('Remote, dream job, …') : ''}
      data-field={field}
      error={form.errorOf(field)}
      data={known}
      limit={50}
      maxTags={TAGS_MAX}
      maxLength={TAG_MAX}
      value={form.values.tags}
      onChange={(tags) => form.change({ tags })}
      acceptValueOnBlur
      clearable={false}
    />
  )
}
