import { DEFAULT_REMOTE_PREFERENCE, DEFAULT_WORK_AUTH_STATUS } from '#src/profile/constants.ts'
import { describeFacts, listPreferenceFacts } from '../copy/copy-texts.ts'
import { useProfileDialogs } from '../dialogs.ts'
import { type PreferencesPart, selectPreferences } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import { Facts } from './facts.tsx'
import { EditAction, EmptyBlock, ProfileCard } from './profile-card.tsx'
import { t } from '#src/language/t.ts'

const BLANK: PreferencesPart = {
  current_title: null,
  years_of_experience: null,
  preferred_roles: [],
  preferred_locations: [],
  remote_preference: DEFAULT_REMOTE_PREFERENCE,
  willing_to_relocate: false,
  desired_salary_min: null,
  desired_salary_max: null,
  work_auth_status: DEFAULT_WORK_AUTH_STATUS,
  need_sponsorship: false,
  work_auth_additional_info: null,
  address: null,
  zip_code: null,
  country: null,
}

/** Default values that nobody has chosen are not shown. */
const isBlank = (part: PreferencesPart) => {
  const blank = new Map<string, unknown>(Object.entries(BLANK))
  return Object.entries(part).every(([field, value]) => String(value) === String(blank.get(field)))
}

/** Preferences that application forms ask for: desired work, work permit, address. */
export const PreferencesCard = () => {
  const part = useProfilePart(selectPreferences)
  const { open } = useProfileDialogs()
  const facts = isBlank(part) ? [] : listPreferenceFacts(part)
  return (
    <ProfileCard
      title={t('Preferences')}
      copy={facts.length > 0 ? () => describeFacts(facts) : undefined}
      action={<EditAction label={t('Edit preferences')} onClick={() => open('preferences')} />}
    >
      {facts.length === 0 ? (
        <EmptyBlock>
          {t(
            'Roles, places, salary, work authorization and your address: what application forms keep asking for.',
          )}
        </EmptyBlock>
      ) : (
        <Facts facts={facts} />
      )}
    </ProfileCard>
  )
}
