import { Button } from '@mantine/core'
import { useState } from 'react'
import { FOLDER_PROBLEM_WORDS, type MailFolderState } from '#src/mail/folder.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useSettingsDialogs } from '../dialogs.ts'
import { describeRefusal } from '../../../lib/failure.ts'
import { describeAge } from '../relative-time.ts'
import { Row } from '../section.tsx'
import own from '../private-address.module.css'
import classes from '../settings.module.css'
import { t } from '#src/language/t.ts'

const NOT_CHECKED = t('The folder could not be checked. Please try again.')
const NOT_ENDED = t('The folder could not be disconnected. Please try again.')

type Folder = NonNullable<MailFolderState['folder']>

const describeState = ({ folder, username, host, checked_at }: Folder): string => {
  if (checked_at === null) {
    return t('{folder} of {username} at {host}. Not checked yet.', {
      folder,
      username,
      host,
    })
  }
  const age = describeAge(checked_at, new Date())
  return t('{folder} of {username} at {host}. Checked {age}.', { folder, username, host, age })
}

const NoFolder = () => {
  const { open } = useSettingsDialogs()
  return (
    <Row
      id="mail-folder-row"
      name={t('Folder of your mailbox')}
      value={t(
        'None. Foothold can check one folder every 15 minutes. It changes nothing there, and keeps nothing that is not about an application.',
      )}
      isStacking
      control={
        <Button
          variant="default"
          aria-describedby="mail-folder-row"
          onClick={() => open('mail-folder')}
        >
          {t('Connect a folder')}
        </Button>
      }
    />
  )
}

const Connected = ({ folder }: { folder: Folder }) => {
  const { open } = useSettingsDialogs()
  const [isAsking, setIsAsking] = useState(false)
  const { mailFolder, mail } = trpc.useUtils()
  const check = trpc.mailFolder.check.useMutation({
    onSuccess: (state) => {
      mailFolder.get.setData(undefined, state)
      void mail.invalidate()
      if (state.folder?.problem === null) showToast({ message: t('The folder was checked') })
    },
  })
  const end = trpc.mailFolder.end.useMutation({
    onSuccess: () => mailFolder.get.setData(undefined, { folder: null }),
  })
  const close = () => {
    end.reset()
    setIsAsking(false)
  }
  return (
    <Row
      id="mail-folder-row"
      name={t('Folder of your mailbox')}
      value={describeState(folder)}
      isStacking
      control={
        <div className={own.actions}>
          <Button
            variant="default"
            aria-describedby="mail-folder-row"
            disabled={check.isPending}
            onClick={() => check.mutate()}
          >
            {check.isPending ? t('Checking...') : t('Check now')}
          </Button>
          <Button variant="default" onClick={() => open('mail-folder')}>
            {t('Change')}
          </Button>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {t('Disconnect')}
          </Button>
        </div>
      }
    >
      {folder.problem !== null && check.error === null && (
        <p role="status" className={classes.failure}>
          {FOLDER_PROBLEM_WORDS[folder.problem]}
        </p>
      )}
      {check.error !== null && (
        <p role="alert" className={classes.failure}>
          {describeRefusal(check.error, NOT_CHECKED)}
        </p>
      )}
      <ConfirmDialog
        title={t('Disconnect the folder?')}
        question={t('Foothold deletes its password immediately. What was read from it stays.')}
        confirmLabel={t('Disconnect')}
        isOpen={isAsking}
        isBusy={end.isPending}
        failure={end.error === null ? undefined : describeRefusal(end.error, NOT_ENDED)}
        onConfirm={async () => {
          await end.mutateAsync()
          showToast({ message: t('Mail folder disconnected') })
          close()
        }}
        onCancel={close}
      />
    </Row>
  )
}

/** The mailbox folder that is checked for mails: connect, test, change and disconnect it. */
export const FolderRow = () => {
  const { data, isError, refetch } = trpc.mailFolder.get.useQuery()
  if (data) return data.folder === null ? <NoFolder /> : <Connected folder={data.folder} />
  return isError ? (
    <FailureNotice
      message={t('Your mail folder could not be loaded.')}
      onRetry={() => void refetch()}
    />
  ) : (
    <div className={classes.skeleton} />
  )
}
