import { findInitials } from '../../../lib/initials.ts'
import { CopyMenu } from '../copy/copy-menu.tsx'
import { useProfileDialogs } from '../dialogs.ts'
import { selectName } from '../parts.ts'
import { useProfilePart } from '../queries.ts'
import classes from './name-card.module.css'
import { EditAction } from './profile-card.tsx'
import { SearchStatus } from './search-status.tsx'

/** Who this is, and whether they are looking. */
export const NameCard = () => {
  const name = useProfilePart(selectName)
  const { open } = useProfileDialogs()
  const fullName = `${name.first_name} ${name.last_name}`.trim()
  return (
    <section className={classes.card} aria-label="Name">
      <span className={classes.avatar} aria-hidden>
        {findInitials(name)}
      </span>
      <div className={classes.person}>
        <div className={classes.names}>
          <h2>
            <bdi>{fullName === '' ? 'Your name' : fullName}</bdi>
          </h2>
          {fullName !== '' && (
            <CopyMenu
              name="Copy name"
              items={[
                { label: 'Full name', text: fullName },
                { label: 'First name', text: name.first_name },
                { label: 'Last name', text: name.last_name },
              ]}
            />
          )}
        </div>
        <SearchStatus />
      </div>
      <EditAction label="Edit name" onClick={() => open('name')} />
    </section>
  )
}
