import { Button } from '@mantine/core'
import { DELETED_JOB_TTL_DAYS } from '#src/jobs/constants.ts'
import { useJobDialogs } from '../jobs/index.ts'
import { Row, Section } from './section.tsx'

const ROWS = [
  {
    dialog: 'stages',
    name: 'Stages',
    value: 'Your own names for the steps within a status.',
    action: 'Edit stages',
  },
  {
    dialog: 'archived',
    name: 'Archived applications',
    value: 'Off the board and out of the counts, with everything that belongs to them.',
    action: 'Show archived',
  },
  {
    dialog: 'deleted',
    name: 'Recently deleted',
    value: `Applications can be brought back for ${DELETED_JOB_TTL_DAYS} days.`,
    action: 'Show deleted',
  },
] as const

/** What is about all applications. */
export const ApplicationsSection = () => {
  const { open } = useJobDialogs()
  return (
    <Section title="Applications">
      {ROWS.map(({ dialog, name, value, action }) => (
        <Row
          key={dialog}
          id={`${dialog}-row`}
          name={name}
          value={value}
          isStacking
          control={
            <Button
              variant="default"
              aria-describedby={`${dialog}-row`}
              onClick={() => open(dialog)}
            >
              {action}
            </Button>
          }
        />
      ))}
    </Section>
  )
}
