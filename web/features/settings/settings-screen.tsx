import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { AccountSection } from './account-section.tsx'
import { ActivitySection } from './activity-section.tsx'
import { ApplicationsSection } from './applications-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { CalendarSection } from './calendar/calendar-section.tsx'
import { DataSection } from './data-section.tsx'
import { ExtensionSection } from './extension-section.tsx'
import { IdentitiesSection } from './identities-section.tsx'
import { MailSettings } from './mail/mail-section.tsx'
import { NoticesSection } from './notices/notices-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsDialogs } from './settings-dialogs.tsx'
import { TokensSection } from './tokens/tokens-section.tsx'
import { TwoStepSection } from './two-step/two-step-section.tsx'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'

/** Settings of the account. */
export const SettingsScreen = ({ dataRows }: { dataRows: ReactNode }) => {
  const { data: me, isError, refetch } = trpc.auth.me.useQuery()
  return (
    <div className={classes.screen}>
      <h1>{t('Settings')}</h1>
      {!me && isError && (
        <FailureNotice
          message={t('Your account could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {!me && !isError && <Loading />}
      {me && (
        <>
          <AccountSection me={me} />
          <AppearanceSection me={me} />
          <IdentitiesSection />
          <TwoStepSection />
          <SessionsSection />
          <NoticesSection />
          <CalendarSection />
          <MailSettings />
          <TokensSection />
          <ExtensionSection />
          <ApplicationsSection />
          <ActivitySection />
          <DataSection more={dataRows} />
          <SettingsDialogs />
        </>
      )}
    </div>
  )
}

const Loading = () => (
  <>
    <output className="visually-hidden">{t('Loading your settings...')}</output>
    {['account', 'appearance', 'devices'].map((part) => (
      <div key={part} className={classes.skeleton} aria-hidden />
    ))}
  </>
)
