import {
  ACTIVITY_KIND_LABELS,
  ACTIVITY_KINDS,
  ACTIVITY_MINUTES_MAX,
  CHANNEL_MAX,
} from '#src/activities/constants.ts'
import { type Activity, activityPatch } from '#src/activities/schema.ts'
import { toLocalInput } from '../../lib/dates.ts'
import { UNFINISHED } from '../../lib/form-values.ts'
import { useForm } from '../../lib/use-form.ts'
import { AreaField, NativeField, SelectField, TextField } from '../../ui/fields.tsx'
import { InlineForm } from '../../ui/inline-form.tsx'
import { listOptions } from '../../ui/list-options.ts'
import { type About, useUpdateActivity } from './mutations.ts'
import { t } from '#src/language/t.ts'

const KINDS = ACTIVITY_KINDS.map((value) => ({ value, label: ACTIVITY_KIND_LABELS[value] }))

const toValues = (activity: Activity) => ({
  text: activity.text,
  kind: activity.kind,
  happened_at: toLocalInput(activity.happened_at),
  minutes: activity.minutes?.toString() ?? '',
  channel: activity.channel ?? '',
  contact_id: activity.contact_id ?? '',
})
type Values = ReturnType<typeof toValues>

/** An incomplete number becomes NaN, which the schema rejects. */
const toInput = ({ happened_at, minutes, ...values }: Values) => {
  const happened = new Date(happened_at)
  const isUnknown = Number.isNaN(happened.getTime())
  return {
    ...values,
    happened_at: isUnknown ? happened_at : happened.toISOString(),
    minutes: minutes === '' ? null : Number(minutes),
  }
}

const check = ({ happened_at }: Values): Record<string, string> =>
  happened_at === '' || happened_at === UNFINISHED
    ? { happened_at: t('Please fill in the whole date and time') }
    : {}

/** The form of an activity; replaces its entry in the list. */
export const ActivityForm = (props: {
  activity: Activity
  about: About
  people: readonly { id: string; name: string }[]
  onClose: () => void
}) => {
  const { activity, about, people, onClose } = props
  const { mutateAsync: update } = useUpdateActivity(about)
  const form = useForm({
    initial: () => toValues(activity),
    draftKey: `activity ${activity.id}`,
    toInput,
    check,
    schema: activityPatch,
    validatesOnSubmit: true,
    save: (_input, changed) => update({ ...changed, id: activity.id }),
    failed: t('Failed to save this. Please try again.'),
  })
  return (
    <InlineForm label={t('Edit Activity')} form={form} onClose={onClose}>
      <AreaField form={form} field="text" label={t('What was done')} isRequired isFirst rows={2} />
      <SelectField form={form} field="kind" label={t('Kind')} options={KINDS} />
      <NativeField
        form={form}
        field="happened_at"
        label={t('When')}
        type="datetime-local"
        isRequired
      />
      <NativeField
        form={form}
        field="minutes"
        label={t('Minutes')}
        type="number"
        inputMode="numeric"
        min={0}
        max={ACTIVITY_MINUTES_MAX}
        step={1}
      />
      <TextField
        form={form}
        field="channel"
        label={t('Channel')}
        placeholder={t('Phone, video, on site')}
        maxLength={CHANNEL_MAX}
      />
      <SelectField
        form={form}
        field="contact_id"
        label={t('Person')}
        none={t('Nobody')}
        options={listOptions(people, form.values.contact_id, ({ name }) => name)}
      />
    </InlineForm>
  )
}
