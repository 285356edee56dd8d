import { Button } from '@mantine/core'
import { trpc } from '../../../lib/trpc.ts'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { PrivateAddress } from '../private-address.tsx'
import { Section } from '../section.tsx'
import classes from '../settings.module.css'
import { t } from '#src/language/t.ts'

const WORDS = {
  id: 'calendar-row',
  label: t('Private address'),
  none: t('None yet. Whoever knows the address can read the calendar, so it is yours alone.'),
  renewed: t('Calendar address renewed'),
  renewing: t(
    'The current one stops working immediately: calendars that read it have to be given the new one.',
  ),
  ended: t('Calendar address revoked'),
  ending: t('Calendars that read it stop getting updates, immediately and for good.'),
  note: t(
    'Google Calendar takes it under “Other calendars”, “From URL”. Programs look for changes about once an hour, some once a day.',
  ),
}

/** Calendar programs open this scheme as a subscription. */
const toWebcal = (url: string) => url.replace(/^https?:/, 'webcal:')

/** The calendar subscription URL: create, copy, replace and delete it. */
export const CalendarSection = () => {
  const { data, isError, refetch } = trpc.calendar.get.useQuery()
  const { calendar } = trpc.useUtils()
  const make = trpc.calendar.make.useMutation({
    onSuccess: (made) => calendar.get.setData(undefined, made),
  })
  const end = trpc.calendar.end.useMutation({
    onSuccess: () => calendar.get.setData(undefined, { url: null }),
  })
  return (
    <Section
      title={t('Calendar')}
      lead={t(
        'Interviews with reminders, deadlines and follow-ups in your own calendar. Notes are never in it.',
      )}
    >
      {data && (
        <PrivateAddress
          address={data.url}
          words={WORDS}
          make={make}
          end={end}
          link={
            data.url !== null && (
              <Button component="a" href={toWebcal(data.url)}>
                {t('Open in your calendar')}
              </Button>
            )
          }
        />
      )}
      {!data && isError && (
        <FailureNotice
          message={t('Your calendar’s address could not be loaded.')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <div className={classes.skeleton} />}
    </Section>
  )
}
