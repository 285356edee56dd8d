import { lazy, Suspense } from 'react'
import {
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  INTERVIEW_RESULT_LABELS,
  INTERVIEW_RESULTS,
} from '#src/interviews/constants.ts'
import { INTERVIEW_ROUND_MAX, INTERVIEW_TYPE_LABELS, INTERVIEW_TYPES } from '#src/jobs/constants.ts'
import type { FormFields, SetBeforeSend } from '../../../lib/use-form.ts'
import { ConflictNotice } from '../../../ui/conflict-notice.tsx'
import { AreaField, NativeField, SelectField, TextField } from '../../../ui/fields.tsx'
import { loadContactPicker } from '../../contacts/index.ts'
import { formatZoned, isElsewhere, readZoned } from '../zone-time.ts'
import type { InterviewValues } from './interview-values.ts'
import { t } from '#src/language/t.ts'
import { findTimeZone } from '../../../lib/time-zone.ts'

const TYPE_OPTIONS = INTERVIEW_TYPES.map((value) => ({
  value,
  label: INTERVIEW_TYPE_LABELS[value],
}))
const RESULT_OPTIONS = INTERVIEW_RESULTS.map((value) => ({
  value,
  label: INTERVIEW_RESULT_LABELS[value],
}))

const ContactPicker = lazy(loadContactPicker)

/** Lists all time zones of the browser, and the chosen one if it is not among them. */
const listZones = (chosen: string) =>
  [...new Set([chosen, findTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))

/** Returns the same time in the reader's zone, if it differs. */
const describeLocalTime = ({ starts_at, time_zone }: InterviewValues): string | undefined => {
  const instant = readZoned(starts_at, time_zone)
  if (instant === undefined || !isElsewhere(instant, time_zone)) return undefined
  return t('Here: {time}', { time: formatZoned(instant, findTimeZone()) })
}

/** All fields of an interview. */
export const InterviewFields = ({
  form,
}: {
  form: FormFields<InterviewValues> & {
    setBeforeSend: SetBeforeSend<Pick<InterviewValues, 'contact_ids'>>
  }
}) => (
  <>
    <NativeField
      form={form}
      field="starts_at"
      label={t('Date and time')}
      type="datetime-local"
      note={describeLocalTime(form.values) ?? t('Leave it empty until it is arranged')}
    />
    <SelectField
      form={form}
      field="time_zone"
      label={t('Time zone')}
      options={listZones(form.values.time_zone)}
    />
    <NativeField
      form={form}
      field="duration_minutes"
      label={t('Minutes')}
      type="number"
      inputMode="numeric"
      min={DURATION_MIN_MINUTES}
      max={DURATION_MAX_MINUTES}
      step={5}
    />
    <SelectField
      form={form}
      field="type"
      label={t('Type')}
      none={t('Not known')}
      options={TYPE_OPTIONS}
    />
    <NativeField
      form={form}
      field="round"
      label={t('Round')}
      type="number"
      inputMode="numeric"
      min={1}
      max={INTERVIEW_ROUND_MAX}
      step={1}
    />
    <SelectField
      form={form}
      field="result"
      label={t('Result')}
      none={t('Not known yet')}
      options={RESULT_OPTIONS}
    />
    <TextField
      form={form}
      field="place"
      label={t('Place or link')}
      placeholder={t('https://meet.example.com/… or an address')}
      isWide
    />
    <Suspense>
      <ContactPicker
        label={t('People')}
        jobId={form.values.id}
        value={form.values.contact_ids}
        onChange={(contact_ids) => form.change({ contact_ids })}
        error={form.errorOf('contact_ids')}
        setBeforeSend={form.setBeforeSend}
      />
    </Suspense>
    <AreaField form={form} field="notes" label={t('Notes')} rows={3} />
    {form.conflict && <ConflictNotice conflict={form.conflict} />}
  </>
)
