import { Button, Paper, Stack, Text } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { useConnection } from '../lib/connection.ts'
import classes from './failure-notice.module.css'
import { t } from '#src/language/t.ts'

/** The sentence that says what failed, and a way to try again, in place of what should be there. */
export const FailureNotice = (props: { message: string; onRetry: () => void }) => (
  <Paper withBorder p="xl" role="alert">
    <Stack align="center">
      <Text>{props.message}</Text>
      <Button variant="default" onClick={props.onRetry}>
        {t('Try again')}
      </Button>
    </Stack>
  </Paper>
)

/** A yellow line: what failed, and a way to try again. */
export const WarningNotice = (props: { message: string; onRetry: () => void }) => (
  <div className={classes.warning} role="alert">
    <TriangleAlert size={20} aria-hidden />
    <p>{props.message}</p>
    <Button variant="default" onClick={props.onRetry}>
      {t('Try again')}
    </Button>
  </div>
)

/** Says above data that stays on the screen that its refresh failed. */
export const StaleNotice = (props: { message: string; onRetry: () => void }) =>
  // Without a connection the banner says so already, and its return refreshes everything.
  useConnection() === 'online' ? <WarningNotice {...props} /> : null
