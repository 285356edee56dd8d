import { Menu } from '@mantine/core'
import { Check, ChevronDown } from 'lucide-react'
import { JOB_SEARCH_STATUS_LABELS, JOB_SEARCH_STATUSES } from '#src/profile/constants.ts'
import { findInitials } from '../../../lib/initials.ts'
import { CopyMenu } from '../copy/copy-menu.tsx'
import { useProfileDialogs } from '../dialogs.ts'
import { useChangeSearchStatus } from '../mutations.ts'
import { selectName, selectSearchStatus } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import classes from './name-card.module.css'
import { EditAction } from './profile-card.tsx'
import { t } from '#src/language/t.ts'

/** The person's name and search status. */
export const NameCard = () => {
  const name = useProfilePart(selectName)
  const { open } = useProfileDialogs()
  const fullName = `${name.first_name} ${name.last_name}`.trim()
  return (
    <section className={classes.card} aria-label={t('Name')}>
      <span className={classes.avatar} aria-hidden>
        {findInitials(name)}
      </span>
      <div className={classes.person}>
        <div className={classes.names}>
          <h2>
            <bdi>{fullName === '' ? t('Your name') : fullName}</bdi>
          </h2>
          {fullName !== '' && (
            <CopyMenu
              name={t('Copy name')}
              items={[
                { label: t('Full name'), text: fullName },
                { label: t('First name'), text: name.first_name },
                { label: t('Last name'), text: name.last_name },
              ]}
            />
          )}
        </div>
        <SearchStatus />
      </div>
      <EditAction label={t('Edit name')} onClick={() => open('name')} />
    </section>
  )
}

/** The job search status: a badge that opens a menu. */
const SearchStatus = () => {
  const status = useProfilePart(selectSearchStatus)
  const change = useChangeSearchStatus()
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.status} data-status-value={status}>
          <span className="visually-hidden">{t('Job search status:')} </span>
          {JOB_SEARCH_STATUS_LABELS[status]}
          <ChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={status}
          onChange={(value) => {
            const chosen = JOB_SEARCH_STATUSES.find((known) => known === value)
            if (chosen && chosen !== status) change({ job_search_status: chosen })
          }}
        >
          {JOB_SEARCH_STATUSES.map((value) => (
            <Menu.RadioItem key={value} value={value} checkIcon={<Check size={16} />}>
              {JOB_SEARCH_STATUS_LABELS[value]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
