import { NativeSelect } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { UPCOMING_WINDOWS_DAYS, type UpcomingWindowDays } from '#src/jobs/constants.ts'
import type { UpcomingInterview } from '#src/interviews/upcoming.ts'
import classes from './dashboard.module.css'
import { HorizontalList } from './horizontal-list.tsx'
import { InterviewCard } from './interview-card.tsx'
import { t } from '#src/language/t.ts'
import { strong } from '../../../ui/marks.tsx'
import { tNodes } from '../../../lib/t-nodes.ts'

const CARD_WIDTH_PX = 320
const CARD_HEIGHT_PX = 212

/** The interviews within the chosen window, soonest first. */
export const UpcomingInterviews = (props: {
  interviews: readonly UpcomingInterview[]
  now: Date
  windowDays: UpcomingWindowDays
  onWindowChange: (days: UpcomingWindowDays) => void
}) => (
  <HorizontalList
    title={t('Upcoming Interviews')}
    aside={
      <NativeSelect
        aria-label={t('How far to look ahead')}
        rightSection={<ChevronDown size={16} aria-hidden />}
        className={classes.window ?? ''}
        value={props.windowDays}
        data={UPCOMING_WINDOWS_DAYS.map((days) => ({
          value: String(days),
          label: t('Next {days} days', { days }),
        }))}
        onChange={({ currentTarget }) => {
          const days = UPCOMING_WINDOWS_DAYS.find((one) => String(one) === currentTarget.value)
          if (days) props.onWindowChange(days)
        }}
      />
    }
    items={props.interviews}
    itemWidth={CARD_WIDTH_PX}
    itemHeight={CARD_HEIGHT_PX}
    keyOf={({ job, interviewId }) => interviewId ?? job.id}
    render={(interview) => <InterviewCard interview={interview} now={props.now} />}
    empty={
      <p className={classes.empty}>
        {tNodes(
          "<strong>No upcoming interviews</strong> - Add interviews by adding a new application. When you have interviews scheduled, they'll appear here.",
          { strong },
        )}
      </p>
    }
  />
)
