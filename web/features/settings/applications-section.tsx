import { Button } from '@mantine/core'
import { DELETED_JOB_TTL_DAYS } from '#src/jobs/constants.ts'
import { useJobDialogs } from '../jobs/index.ts'
import { Row, Section } from './section.tsx'
import { t } from '#src/language/t.ts'

const ROWS = [
  {
    dialog: 'stages',
    name: t('Stages'),
    value: t('Your own names for the steps within a status.'),
    action: t('Edit stages'),
  },
  {
    dialog: 'archived',
    name: t('Archived applications'),
    value: t('Off the board and out of the counts, with everything that belongs to them.'),
    action: t('Show archived'),
  },
  {
    dialog: 'deleted',
    name: t('Recently deleted'),
    value: t('Applications can be restored for {days} days.', { days: DELETED_JOB_TTL_DAYS }),
    action: t('Show deleted'),
  },
] as const

/** Settings that apply to all applications. */
export const ApplicationsSection = () => {
  const { open } = useJobDialogs()
  return (
    <Section title={t('Applications')}>
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
