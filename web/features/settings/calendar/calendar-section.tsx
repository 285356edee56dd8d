import { Button } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { describeRefusal } from '../mutations.ts'
import { Row, Section } from '../section.tsx'
import { SecretField } from '../tokens/secret-field.tsx'
import classes from '../settings.module.css'
import own from './calendar.module.css'

const NOT_MADE = 'The address could not be made. Please try again.'
const NOT_ENDED = 'The address could not be ended. Please try again.'

/** Programs for calendars open this kind of address as a subscription. */
const toWebcal = (url: string) => url.replace(/^https?:/, 'webcal:')

const useMake = () => {
  const { calendar } = trpc.useUtils()
  return trpc.calendar.make.useMutation({
    onSuccess: (made) => calendar.get.setData(undefined, made),
  })
}

const useEnd = () => {
  const { calendar } = trpc.useUtils()
  return trpc.calendar.end.useMutation({
    onSuccess: () => {
      calendar.get.setData(undefined, { url: null })
      showToast({ message: 'Calendar address ended' })
    },
  })
}

const NoAddress = () => {
  const { mutate, isPending, error } = useMake()
  return (
    <Row
      id="calendar-row"
      name="Private address"
      value="None yet. Whoever knows the address can read the calendar, so it is yours alone."
      isStacking
      control={
        <Button
          variant="default"
          aria-describedby="calendar-row"
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? 'Making it...' : 'Make an address'}
        </Button>
      }
    >
      {error !== null && (
        <p role="alert" className={classes.failure}>
          {describeRefusal(error, NOT_MADE)}
        </p>
      )}
    </Row>
  )
}

const Address = ({ url }: { url: string }) => {
  const [asking, setAsking] = useState<'renew' | 'end'>()
  const make = useMake()
  const end = useEnd()
  const close = () => {
    make.reset()
    end.reset()
    setAsking(undefined)
  }
  return (
    <>
      <div className={`${classes.row} ${own.address}`}>
        <SecretField label="Private address" value={url} />
        <div className={own.actions}>
          <Button component="a" href={toWebcal(url)}>
            Open in your calendar
          </Button>
          <Button variant="default" onClick={() => setAsking('renew')}>
            Renew
          </Button>
          <Button variant="default" onClick={() => setAsking('end')}>
            End
          </Button>
        </div>
        <p className={classes.value}>
          Google Calendar takes it under “Other calendars”, “From URL”. Programs look for changes
          about once an hour, some once a day.
        </p>
      </div>
      <ConfirmDialog
        title="Renew the address?"
        question="The present one stops at once: calendars that read it have to be given the new one."
        confirmLabel="Renew"
        isOpen={asking === 'renew'}
        isBusy={make.isPending}
        failure={make.error ? describeRefusal(make.error, NOT_MADE) : undefined}
        onConfirm={async () => {
          await make.mutateAsync()
          showToast({ message: 'Calendar address renewed' })
          close()
        }}
        onCancel={close}
      />
      <ConfirmDialog
        title="End the address?"
        question="Calendars that read it get nothing more, at once and for good."
        confirmLabel="End"
        isOpen={asking === 'end'}
        isBusy={end.isPending}
        failure={end.error ? describeRefusal(end.error, NOT_ENDED) : undefined}
        onConfirm={async () => {
          await end.mutateAsync()
          close()
        }}
        onCancel={close}
      />
    </>
  )
}

/** The subscription address for calendar programs: to make, copy, renew and end. */
export const CalendarSection = () => {
  const { data, isError, refetch } = trpc.calendar.get.useQuery()
  return (
    <Section
      title="Calendar"
      lead="Interviews with reminders, deadlines and follow-ups in your own calendar. Notes are never in it."
    >
      {data && (data.url === null ? <NoAddress /> : <Address url={data.url} />)}
      {!data && isError && (
        <FailureNotice
          message="Your calendar’s address could not be loaded."
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <div className={classes.skeleton} />}
    </Section>
  )
}
