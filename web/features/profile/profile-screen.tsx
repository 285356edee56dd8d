import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { StaleNotice, WarningNotice } from '../../ui/failure-notice.tsx'
import { ContactCard } from './cards/contact-card.tsx'
import { EducationCard } from './cards/education-card.tsx'
import { ExperienceCard } from './cards/experience-card.tsx'
import { LinksCard } from './cards/links-card.tsx'
import { NameCard } from './cards/name-card.tsx'
import { PreferencesCard } from './cards/preferences-card.tsx'
import { ProjectCard } from './cards/project-card.tsx'
import { CompletenessControl } from './completeness-control.tsx'
import { CopyAnnouncer } from './copy/copy-button.tsx'
import { useProfileDialogs } from './dialogs.ts'
import { type AddedDialogs, ProfileDialogs } from './profile-dialogs.tsx'
import classes from './profile-screen.module.css'
import { profileQuery } from './queries.ts'
import { t } from '#src/language/t.ts'

const LOAD_FAILED = t('Failed to load profile data. Please try again.')

/** Only whether the profile is loaded; each card selects its own part. */
const hasProfile = () => true

type Added = {
  /** Shown as the last card. */
  eeoCard: ReactNode
  dialogs: AddedDialogs
}

/**
 * The profile: filled in once, then copied into application forms. The route passes the parts of
 * other features.
 */
export const ProfileScreen = (props: Added) => {
  const { data: isLoaded, isError, refetch } = useQuery({ ...profileQuery, select: hasProfile })
  const Notice = isLoaded ? StaleNotice : WarningNotice
  return (
    <div className={classes.screen}>
      <header className={classes.header}>
        <h1>{t('Profile')}</h1>
        {isLoaded && (
          <div className={classes.headerActions}>
            <CompletenessControl />
            <ImportButton />
          </div>
        )}
      </header>
      {isError && <Notice message={LOAD_FAILED} onRetry={() => void refetch()} />}
      {isLoaded ? <Cards {...props} /> : !isError && <Loading />}
    </div>
  )
}

const ImportButton = () => {
  const { open } = useProfileDialogs()
  return (
    <Button
      variant="light"
      leftSection={<FileUp size={18} aria-hidden />}
      onClick={() => open('import')}
    >
      {t('Import from Resume')}
    </Button>
  )
}

const Cards = ({ eeoCard, dialogs }: Added) => (
  <>
    <div className={classes.columns}>
      <div className={classes.column}>
        <NameCard />
        <ContactCard />
      </div>
      <div className={classes.career}>
        <ExperienceCard />
        <EducationCard />
        <ProjectCard />
        <LinksCard />
      </div>
      <div className={classes.column}>
        <PreferencesCard />
        {eeoCard}
      </div>
    </div>
    <CopyAnnouncer />
    <ProfileDialogs added={dialogs} />
  </>
)

const Loading = () => (
  <div className={classes.loading} role="status">
    <Loader size="lg" aria-hidden />
    <span className="visually-hidden">{t('Loading your profile...')}</span>
  </div>
)
