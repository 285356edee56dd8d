import { type Fact, describeContact, formatPlace } from '../copy/copy-texts.ts'
import { useProfileDialogs } from '../dialogs.ts'
import { formatLongDay } from '../../../lib/months.ts'
import { type ContactPart, selectContact } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import { Facts } from './facts.tsx'
import { EditAction, EmptyBlock, ProfileCard } from './profile-card.tsx'

const listFacts = ({ email, phone, city, state, date_of_birth }: ContactPart): Fact[] => {
  const place = formatPlace(city, state)
  const parts = [
    { label: 'City', text: city ?? '' },
    { label: 'State', text: state ?? '' },
  ]
  return [
    { label: 'Email', text: email },
    ...(phone === null ? [] : [{ label: 'Phone', text: phone }]),
    ...(place === undefined ? [] : [{ label: 'Location', text: place, parts }]),
    ...(date_of_birth === null
      ? []
      : [{ label: 'Date of birth', text: formatLongDay(date_of_birth) }]),
  ]
}

/** How the person can be reached. */
export const ContactCard = () => {
  const contact = useProfilePart(selectContact)
  const { open } = useProfileDialogs()
  const facts = listFacts(contact)
  return (
    <ProfileCard
      title="Contact Information"
      copy={() => describeContact(contact)}
      action={<EditAction label="Edit contact information" onClick={() => open('contact')} />}
    >
      {facts.length === 1 ? (
        <EmptyBlock>Add more contact details to complete your profile</EmptyBlock>
      ) : (
        <Facts facts={facts} />
      )}
    </ProfileCard>
  )
}
