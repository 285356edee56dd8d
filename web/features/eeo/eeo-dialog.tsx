import { useQuery } from '@tanstack/react-query'
import { EEO_LABELS, ETHNICITIES, GENDER_OPTIONS } from '#src/eeo/constants.ts'
import { type EeoData, eeoInput, NO_ANSWERS } from '#src/eeo/schema.ts'
import { describeRefusal } from '../../lib/failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useProfileDialogs } from '../profile/index.ts'
import { SelectField, TickField } from '../../ui/fields.tsx'
import { DeleteAction } from '../../ui/dialog-actions.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import classes from '../../ui/form.module.css'
import { type FormFields, useForm } from '../../lib/use-form.ts'
import { DECLINED, type EeoValues, labelOf, toEeoInput, toEeoValues, YES_NO } from './answers.ts'
import { useDeleteEeo, useSaveEeo } from './mutations.ts'
import { eeoQuery } from './queries.ts'
import { t } from '#src/language/t.ts'

const FAILED = t('Failed to save employment data')
const NONE = t('Not answered')
type Choice = Parameters<typeof labelOf>[0]

const toOptions = (values: readonly Choice[]) =>
  values.map((value) => ({ value, label: labelOf(value) }))

/** Rendered once the stored answers are loaded. */
export const EeoDialog = ({ onClose }: { onClose: () => void }) => {
  const { data } = useQuery(eeoQuery)
  return data === undefined ? null : <EeoForm answers={data} onClose={onClose} />
}

/** No draft is stored in the browser, since these answers are very private. */
const EeoForm = ({ answers, onClose }: { answers: EeoData | null; onClose: () => void }) => {
  const save = useSaveEeo()
  const { open } = useProfileDialogs()
  const form = useForm({
    initial: toEeoValues(answers ?? NO_ANSWERS),
    toInput: toEeoInput,
    schema: eeoInput,
    save,
    failed: FAILED,
  })
  return (
    <FormDialog
      title={answers ? t('Edit Equal Employment Data') : t('Add Equal Employment Data')}
      form={form}
      saved={t('Equal employment data saved')}
      onClose={onClose}
      size="36rem"
      aside={
        answers && (
          <DeleteAction onClick={() => open('delete-equal-employment')}>
            {t('Delete answers')}
          </DeleteAction>
        )
      }
    >
      <p className={classes.hint}>
        {t(
          'Every question is voluntary. Your answers are stored encrypted and are shown to nobody but you.',
        )}
      </p>
      <RightsFields form={form} />
      <PersonFields form={form} />
    </FormDialog>
  )
}

type Part = { form: FormFields<EeoValues> }

const RightsFields = ({ form }: Part) => (
  <>
    <SelectField
      form={form}
      field="us_work_authorized"
      label={EEO_LABELS.us_work_authorized}
      options={toOptions(YES_NO)}
      none={NONE}
      isFirst
    />
    <SelectField
      form={form}
      field="requires_sponsorship"
      label={EEO_LABELS.requires_sponsorship}
      options={toOptions(YES_NO)}
      none={NONE}
    />
  </>
)

const PersonFields = ({ form }: Part) => (
  <>
    <Declinable
      form={form}
      field="ethnicity"
      flag="ethnicity_decline_to_state"
      label={EEO_LABELS.ethnicity}
      options={ETHNICITIES}
    />
    <SelectField
      form={form}
      field="gender"
      label={EEO_LABELS.gender}
      options={toOptions(GENDER_OPTIONS)}
      none={NONE}
      isWide
    />
    <Declinable
      form={form}
      field="has_disability"
      flag="disability_decline_to_state"
      label={EEO_LABELS.has_disability}
      options={YES_NO}
    />
    <Declinable
      form={form}
      field="is_veteran"
      flag="veteran_decline_to_state"
      label={EEO_LABELS.is_veteran}
      options={YES_NO}
    />
    <Declinable
      form={form}
      field="is_lgbtq"
      flag="lgbtq_decline_to_state"
      label={EEO_LABELS.is_lgbtq}
      options={YES_NO}
    />
  </>
)

/**
 * A question with a checkbox that declines it, which clears the answer and disables the choices.
 */
const Declinable = (props: {
  form: FormFields<EeoValues>
  field: 'ethnicity' | 'has_disability' | 'is_veteran' | 'is_lgbtq'
  flag: keyof EeoValues
  label: string
  options: readonly Choice[]
}) => {
  const { form, field, flag, label } = props
  const isDeclined = form.values[flag] === true
  return (
    <fieldset className={classes.question}>
      <legend className="visually-hidden">{label}</legend>
      <SelectField
        form={form}
        field={field}
        label={label}
        options={toOptions(props.options)}
        none={isDeclined ? DECLINED : NONE}
        isDisabled={isDeclined}
        onChoose={(value) => form.change({ [field]: value, [flag]: false })}
      />
      <TickField
        form={form}
        field={flag}
        label={DECLINED}
        isNarrow
        onTick={(declines) =>
          form.change(declines ? { [flag]: true, [field]: '' } : { [flag]: false })
        }
      />
    </fieldset>
  )
}

/** Asks before all answers are deleted. */
export const DeleteEeoDialog = ({ onClose }: { onClose: () => void }) => {
  const { mutate, isPending, error } = useDeleteEeo()
  return (
    <ConfirmDialog
      title={t('Delete your answers')}
      question={t(
        "Are you sure you want to delete your equal employment answers? You won't be able to undo this action.",
      )}
      confirmLabel={t('Delete')}
      isOpen
      isBusy={isPending}
      failure={error ? describeRefusal(error, FAILED) : undefined}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    />
  )
}
