import { Button, Paper, Stack, Text } from '@mantine/core'

/** The sentence that says what failed, and a way to try again, in place of what should be there. */
export const FailureNotice = (props: { message: string; onRetry: () => void }) => (
  <Paper withBorder p="xl" role="alert">
    <Stack align="center">
      <Text>{props.message}</Text>
      <Button variant="default" onClick={props.onRetry}>
        Try again
      </Button>
    </Stack>
  </Paper>
)
