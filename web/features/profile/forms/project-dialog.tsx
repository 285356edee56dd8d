import { END_BEFORE_START } from '#src/profile/dates.ts'
import { type Project, projectInput } from '#src/profile/project.ts'
import { useSaveProject } from '../mutations.ts'
import { AreaField, TextField, TickField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { MonthFields } from './month-fields.tsx'
import { checkMonths, toProjectInput, toProjectValues } from './entry-values.ts'
import { useForm } from '../../../lib/use-form.ts'
import { t } from '#src/language/t.ts'

/** Adds a project, or edits `entry`. */
export const ProjectDialog = (props: { entry: Project | undefined; onClose: () => void }) => {
  const { entry, onClose } = props
  const { add, update } = useSaveProject()
  const form = useForm({
    initial: toProjectValues(entry),
    draftKey: `project ${entry?.id ?? 'new'}`,
    toInput: toProjectInput,
    schema: projectInput,
    check: checkMonths,
    showAtOnce: [END_BEFORE_START],
    validateOnBlur: ['link'],
    save: (input, changed, request_id) =>
      entry ? update({ ...changed, id: entry.id }) : add({ ...input, request_id }),
    failed: entry
      ? t('Failed to update project. Please try again.')
      : t('Failed to add project. Please try again.'),
  })
  const tickCurrent = (current_project: boolean) =>
    form.change(
      current_project ? { current_project, end_month: '', end_year: '' } : { current_project },
    )
  return (
    <FormDialog
      title={entry ? t('Edit Project') : t('Add Project')}
      form={form}
      saved={t('Project saved')}
      onClose={onClose}
    >
      <TextField
        form={form}
        field="project_name"
        label={t('Project name')}
        isRequired
        isFirst
        isWide
      />
      <TextField form={form} field="position_title" label={t('Position title')} />
      <TextField form={form} field="location" label={t('Location')} />
      <MonthFields form={form} name="start" />
      <MonthFields form={form} name="end" isDisabled={form.values.current_project} />
      <TickField
        form={form}
        field="current_project"
        label={t('This is a current project')}
        onTick={tickCurrent}
      />
      <AreaField form={form} field="description" label={t('Description')} isRequired rows={5} />
      <TextField
        form={form}
        field="link"
        label={t('Link')}
        type="url"
        inputMode="url"
        placeholder="https://"
        isWide
      />
    </FormDialog>
  )
}
