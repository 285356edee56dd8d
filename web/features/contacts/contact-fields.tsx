import { CONTACT_KIND_LABELS, CONTACT_KINDS, type ContactKind } from '#src/contacts/constants.ts'
import type { Contact } from '#src/contacts/schema.ts'
import { completeAddress } from '#src/resources/address.ts'
import type { FormFields } from '../../lib/use-form.ts'
import { AreaField, SelectField, TextField } from '../../ui/fields.tsx'
import { t } from '#src/language/t.ts'

export type ContactValues = Record<
  'name' | 'role' | 'company' | 'email' | 'phone' | 'url' | 'notes',
  string
> & { kind: ContactKind }

const KIND_OPTIONS = CONTACT_KINDS.map((value) => ({ value, label: CONTACT_KIND_LABELS[value] }))

/** The form's initial values for a new or existing person. */
export const toValues = (contact?: Contact): ContactValues => ({
  name: contact?.name ?? '',
  role: contact?.role ?? '',
  company: contact?.company ?? '',
  kind: contact?.kind ?? 'other',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  url: contact?.url ?? '',
  notes: contact?.notes ?? '',
})

export const toInput = (values: ContactValues) => ({
  ...values,
  url: completeAddress(values.url),
})

/** All fields of a person. */
export const ContactFields = ({ form }: { form: FormFields<ContactValues> }) => (
  <>
    <TextField form={form} field="name" label={t('Name')} isRequired isFirst />
    <SelectField form={form} field="kind" label={t('Kind')} options={KIND_OPTIONS} />
    <TextField form={form} field="role" label={t('Role')} placeholder={t('Head of Engineering')} />
    <TextField
      form={form}
      field="company"
      label={t('Company')}
      placeholder={t('Where they work')}
    />
    <TextField form={form} field="email" label={t('Email')} type="email" inputMode="email" />
    <TextField form={form} field="phone" label={t('Phone')} type="tel" inputMode="tel" />
    <TextField
      form={form}
      field="url"
      label={t('Link')}
      type="url"
      inputMode="url"
      placeholder="https://"
      onLeave={() => form.change({ url: completeAddress(form.values.url) })}
      isWide
    />
    <AreaField form={form} field="notes" label={t('Notes')} rows={3} />
  </>
)
