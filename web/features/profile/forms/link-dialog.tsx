import { LINK_TYPE_LABELS, LINK_TYPES } from '#src/profile/constants.ts'
import { linkForm, type PortfolioLink, titleByPlace } from '#src/profile/links.ts'
import type { Profile } from '#src/profile/schema.ts'
import { usePutLink } from '../mutations.ts'
import { selectLinks } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import { SelectField, TextField } from '../../../ui/fields.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import classes from '../../../ui/form.module.css'
import { useForm } from '../../../lib/use-form.ts'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../../lib/t-nodes.ts'
import { bdi } from '../../../ui/marks.tsx'

const TYPE_OPTIONS = LINK_TYPES.map((value) => ({ value, label: LINK_TYPE_LABELS[value] }))

const nextTitle = ({ other_urls }: Profile) => titleByPlace(other_urls.length)

/** Adds a link, or edits `entry`. A custom link without a title is named by its number. */
export const LinkDialog = (props: { entry: PortfolioLink | undefined; onClose: () => void }) => {
  const { entry, onClose } = props
  const proposed = useProfilePart(nextTitle)
  const links = useProfilePart(selectLinks)
  const putLink = usePutLink()
  const form = useForm({
    initial: {
      type: entry?.type ?? '',
      url: entry?.url ?? '',
      title: entry?.type === 'other' ? entry.title : proposed,
    },
    draftKey: `link ${entry?.id ?? 'new'}`,
    toInput: (values) => values,
    schema: linkForm,
    validateOnBlur: ['url'],
    save: (input) => {
      const { type, url, title } = linkForm.parse(input)
      return putLink({
        type,
        url,
        ...(type === 'other' && { title }),
        ...(entry && { replaced: { type: entry.type, url: entry.url } }),
      })
    },
    failed: t('Failed to save portfolio links. Please try again.'),
  })
  const { type } = form.values
  const replaced = links.find((link) => link.type === type && link.id !== entry?.id)
  return (
    <FormDialog
      title={entry ? t('Edit Link') : t('Add Link')}
      form={form}
      saved={t('Link saved')}
      onClose={onClose}
      size="32rem"
    >
      <SelectField
        form={form}
        field="type"
        label={t('Link type')}
        options={TYPE_OPTIONS}
        none={t('Choose a type')}
        isRequired
        isFirst
        isWide
      />
      <TextField
        form={form}
        field="url"
        label="URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        isRequired
        isWide
      />
      {replaced && type !== 'other' && (
        <p className={classes.hint} role="status">
          {tNodes('You have a {type} link already: <bdi>{address}</bdi>. Saving replaces it.', {
            type: replaced.title,
            address: replaced.url,
            bdi,
          })}
        </p>
      )}
      {type === 'other' && (
        <TextField form={form} field="title" label={t('Title')} isRequired isWide />
      )}
    </FormDialog>
  )
}
