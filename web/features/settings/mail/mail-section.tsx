import { trpc } from '../../../lib/trpc.ts'
import { useDeployment } from '../../../lib/use-deployment.ts'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { PrivateAddress } from '../private-address.tsx'
import { Section } from '../section.tsx'
import classes from '../settings.module.css'
import { FolderRow } from './folder-row.tsx'
import { t } from '#src/language/t.ts'

const WORDS = {
  id: 'mail-address-row',
  label: t('Private address for mail'),
  none: t('None yet. Mail that you forward to it becomes a proposal on your dashboard.'),
  renewed: t('Mail address renewed'),
  renewing: t(
    'The current one stops working immediately: what forwards to it has to be given the new one.',
  ),
  ended: t('Mail address revoked'),
  ending: t('What is sent to it no longer arrives, immediately and for good.'),
  note: t(
    'Forward to it, or let a rule of your mail program do so for what is about applications. An email never changes anything by itself: you accept it or dismiss it.',
  ),
}

const AddressRow = () => {
  const { data, isError, refetch } = trpc.mailAddress.get.useQuery()
  const { mailAddress } = trpc.useUtils()
  const make = trpc.mailAddress.make.useMutation({
    onSuccess: (made) => mailAddress.get.setData(undefined, made),
  })
  const end = trpc.mailAddress.end.useMutation({
    onSuccess: () => mailAddress.get.setData(undefined, { address: null }),
  })
  if (data) return <PrivateAddress address={data.address} words={WORDS} make={make} end={end} />
  return isError ? (
    <FailureNotice
      message={t('Your address for mail could not be loaded.')}
      onRetry={() => void refetch()}
    />
  ) : (
    <div className={classes.skeleton} />
  )
}

/** Ways to receive mails automatically, each optional. */
export const MailSettings = () => {
  const deployment = useDeployment()
  return (
    <Section
      title={t('Mail')}
      lead={t(
        'A confirmation, an invitation or a rejection becomes a proposal on your dashboard. The text of an email is stored until you decide, or for 30 days.',
      )}
    >
      {deployment?.takes_mail === true && <AddressRow />}
      <FolderRow />
    </Section>
  )
}
