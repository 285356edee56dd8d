import { type Fact, describeContact, formatPlace } from '../copy/copy-texts.ts'
import { useProfileDialogs } from '../dialogs.ts'
import { formatLongDay } from '../../../lib/months.ts'
import { type ContactPart, selectContact } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import { Facts } from './facts.tsx'
import { EditAction, EmptyBlock, ProfileCard } from './profile-card.tsx'
import { t } from '#src/language/t.ts'

const listFacts = ({ email, phone, city, state, date_of_birth }: ContactPart): Fact[] => {
  const place = formatPlace(city, state)
  const parts = [
    { label: t('City'), text: city ?? '' },
    { label: t('State'), text: state ?? '' },
  ]
  return [
    { label: t('Email'), text: email },
    ...(phone === null ? [] : [{ label: t('Phone'), text: phone }]),
    ...(place === undefined ? [] : [{ label: t('Location'), text: place, parts }]),
    ...(date_of_birth === null
      ? []
      : [{ label: t('Date of birth'), text: formatLongDay(date_of_birth) }]),
  ]
}

/** The person's contact details. */
export const ContactCard = () => {
  const contact = useProfilePart(selectContact)
  const { open } = useProfileDialogs()
  const facts = listFacts(contact)
  return (
    <ProfileCard
      title={t('Contact Information')}
      copy={() => describeContact(contact)}
      action={<EditAction label={t('Edit contact information')} onClick={() => open('contact')} />}
    >
      {facts.length === 1 ? (
        <EmptyBlock>{t('Add more contact details to complete your profile')}</EmptyBlock>
      ) : (
        <Facts facts={facts} />
      )}
    </ProfileCard>
  )
}
