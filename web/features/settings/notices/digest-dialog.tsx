import { DIGEST_LABELS, DIGESTS, LAST_HOUR } from '#src/notifications/constants.ts'
import { notificationPatch, type NotificationSettings } from '#src/notifications/schema.ts'
import { findTimeZone } from '../../../lib/time-zone.ts'
import { trpc, trpcClient } from '../../../lib/trpc.ts'
import { useForm } from '../../../lib/use-form.ts'
import { SelectField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { describeHour } from './hours.ts'
import { t } from '#src/language/t.ts'

const OFTEN = DIGESTS.map((digest) => ({ value: digest, label: DIGEST_LABELS[digest] }))
const HOURS = Array.from({ length: LAST_HOUR + 1 }, (_, hour) => ({
  value: String(hour),
  label: describeHour(hour),
}))

/** Lists the time zones, including the saved one and this device's under any alias. */
const listZones = (...own: string[]) =>
  [...new Set([...own, ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** How often and at which hour the digest is mailed; rendered once the settings are loaded. */
export const DigestDialog = ({ onClose }: { onClose: () => void }) => {
  const { data } = trpc.notifications.get.useQuery()
  return data && <DigestForm settings={data} onClose={onClose} />
}

const DigestForm = (props: { settings: NotificationSettings; onClose: () => void }) => {
  const { settings, onClose } = props
  const { notifications } = trpc.useUtils()
  const here = findTimeZone()
  const form = useForm({
    initial: {
      digest: settings.digest,
      hour: String(settings.hour),
      // The default is this device's zone.
      time_zone: settings.digest === 'off' ? here : settings.time_zone,
    },
    toInput: ({ digest, hour, time_zone }) => ({ digest, hour: Number(hour), time_zone }),
    schema: notificationPatch,
    sendsUnchanged: true,
    save: (input) => trpcClient.notifications.update.mutate(notificationPatch.parse(input)),
    failed: t('Your choice could not be saved. Please try again.'),
  })
  const isOff = form.values.digest === 'off'
  return (
    <FormDialog
      title={t('Email about what is due')}
      form={form}
      onSaved={(saved) => {
        if (saved) notifications.get.setData(undefined, saved)
        showToast({ message: isOff ? t('Emails are off') : t('Emails are on') })
        onClose()
      }}
      onClose={onClose}
      submitLabel={t('Save')}
      busyLabel={t('Saving...')}
      question={false}
      size="30rem"
      isSimple
    >
      <SelectField form={form} field="digest" label={t('How often')} options={OFTEN} isFirst />
      <SelectField form={form} field="hour" label={t('At')} options={HOURS} isDisabled={isOff} />
      <SelectField
        form={form}
        field="time_zone"
        label={t('Time zone')}
        options={listZones(settings.time_zone, here)}
        isDisabled={isOff}
        note={t('It is sent only when something is due, and has a link to stop it.')}
      />
    </FormDialog>
  )
}
