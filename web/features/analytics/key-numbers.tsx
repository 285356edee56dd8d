import type { ReactNode } from 'react'
import type { Analytics, AnalyticsRange, CountedInput } from '#src/analytics/schema.ts'
import classes from './analytics-screen.module.css'
import { CountedLink } from './counted-link.tsx'
import { formatCount, formatShare } from './words.ts'
import { locale, t } from '#src/language/t.ts'

/** Four key numbers, each a link to the applications it counts. */
export const KeyNumbers = ({ numbers, range }: { numbers: Analytics; range: AnalyticsRange }) => {
  const { applications, answered, offers, median_days_to_answer: days } = numbers
  const link = (count: number, of: CountedInput['of'], label: string, text?: ReactNode) => (
    <CountedLink count={count} of={of} range={range} label={label}>
      {text ?? formatCount(count)}
    </CountedLink>
  )
  return (
    <dl className={classes.numbers}>
      <KeyNumber name={t('Applications')}>
        {link(
          applications,
          'applications',
          t('{count, plural, other {# applications: show them}}', { count: applications }),
        )}
      </KeyNumber>
      <KeyNumber name={t('Answered')} more={formatShare(answered, applications)}>
        {link(
          answered,
          'answered',
          t('{count, plural, other {# answered applications: show them}}', { count: answered }),
        )}
      </KeyNumber>
      <KeyNumber name={t('Days to an answer')} more={t('median')}>
        {days === null ? '–' : days.toLocaleString(locale)}
      </KeyNumber>
      <KeyNumber name={t('Offers')} more={formatShare(offers, applications)}>
        {link(
          offers,
          'offers',
          t('{count, plural, other {# applications with an offer: show them}}', { count: offers }),
        )}
      </KeyNumber>
    </dl>
  )
}

const KeyNumber = (props: { name: string; more?: string; children: ReactNode }) => (
  <div className={classes.card}>
    <dt>{props.name}</dt>
    <dd>
      {props.children}
      {props.more !== undefined && <small>{props.more}</small>}
    </dd>
  </div>
)
