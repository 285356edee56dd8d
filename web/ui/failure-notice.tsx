import { Button, Paper, Stack, Text } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { useConnection } from '../lib/connection.ts'
import classes from './failure-notice.module.css'
import { t } from '#src/language/t.ts'

/** Shown in place of content that failed to load: a message and a retry button. */
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

/** A yellow line with a message and a retry button. */
export const WarningNotice = (props: { message: string; onRetry: () => void }) => (
  <div className={classes.warning} role="alert">
    <TriangleAlert size={20} aria-hidden />
    <p>{props.message}</p>
    <Button variant="default" onClick={props.onRetry}>
      {t('Try again')}
    </Button>
  </div>
)

/** Shown above old data that failed to refresh. */
export const StaleNotice = (props: { message: string; onRetry: () => void }) =>
  // Without a connection the banner says so already, and everything is refetched when it returns.
  useConnection() === 'online' ? <WarningNotice {...props} /> : null
