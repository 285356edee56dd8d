import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { addDays } from '#src/jobs/filters.ts'
import type { Analytics, AnalyticsRange } from '#src/analytics/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { CountedLink } from './counted-link.tsx'
import { locale, t } from '#src/language/t.ts'

type Weeks = Analytics['per_week']
type Week = Weeks[number]

const SERIES = [
  {
    key: 'applications',
    label: t('Applications'),
    colour: 'var(--status-applied)',
    dash: undefined,
  },
  { key: 'answers', label: t('Answers'), colour: 'var(--status-rejected)', dash: '7 4' },
  { key: 'interviews', label: t('Interviews'), colour: 'var(--status-interviewing)', dash: '2 4' },
] as const
const OF = { applications: 'applications', answers: 'answers', interviews: 'invitations' } as const

const HEIGHT = 260
const EDGE = { top: 36, right: 12, bottom: 28, left: 34 }
const LABEL_WIDTH = 96
const LEGEND_WIDTH = 130

/** The number of applications sent and responses received per week. */
export const WeeksChart = ({ weeks, width }: { weeks: Weeks; width: number }) => {
  const highest = Math.max(1, ...weeks.flatMap((week) => SERIES.map(({ key }) => week[key])))
  const x = scalePoint(
    weeks.map(({ week }) => week),
    [EDGE.left, width - EDGE.right],
  )
  const y = scaleLinear([0, highest], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4)
  const ticks = y.ticks(4).filter((tick) => Number.isInteger(tick))
  const every = Math.ceil(weeks.length / Math.max(1, Math.floor(width / LABEL_WIDTH)))
  const placeOf = (week: Week) => x(week.week) ?? 0
  return (
    <svg
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={t('Applications and answers per week')}
    >
      {SERIES.map(({ key, label, colour, dash }, index) => (
        <g
          key={key}
          transform={`translate(${index * Math.min(LEGEND_WIDTH, width / SERIES.length)} 12)`}
        >
          <line x2={16} stroke={colour} strokeWidth={2.5} strokeDasharray={dash} />
          <text x={21} dominantBaseline="central">
            {label}
          </text>
        </g>
      ))}
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={EDGE.left} x2={width - EDGE.right} stroke="var(--line)" />
          <text x={EDGE.left - 8} textAnchor="end" dominantBaseline="central">
            {tick}
          </text>
        </g>
      ))}
      {weeks.map((week, index) =>
        index % every === 0 && placeOf(week) < width - LABEL_WIDTH / 2 ? (
          <text
            key={week.week}
            x={placeOf(week)}
            y={HEIGHT - 8}
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {formatWeek(week.week)}
          </text>
        ) : null,
      )}
      {SERIES.map(({ key, colour, dash }) => (
        <g key={key}>
          <path
            d={line<Week>(placeOf, (week) => y(week[key]))(weeks) ?? ''}
            fill="none"
            stroke={colour}
            strokeWidth={2.5}
            strokeDasharray={dash}
            strokeLinejoin="round"
          />
          {weeks.length === 1 &&
            weeks.map((week) => (
              <circle key={week.week} cx={placeOf(week)} cy={y(week[key])} r={4} fill={colour} />
            ))}
        </g>
      ))}
    </svg>
  )
}

const weekFormat = new Intl.DateTimeFormat(locale, { month: 'short', day: '2-digit' })
/** Formats a date as `Mar 04`, without a time zone. */
const formatWeek = (day: string) => weekFormat.format(new Date(`${day}T00:00`))

const LAST_DAY = 6

/** Returns the days of a week that are within the range. */
const clip = (week: string, { from = '', to }: AnalyticsRange): AnalyticsRange => {
  const end = addDays(week, LAST_DAY)
  return { from: week < from ? from : week, to: to !== undefined && end > to ? to : end }
}

export const WeeksTable = ({ weeks, range }: { weeks: Weeks; range: AnalyticsRange }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('Week from')}</th>
        {SERIES.map(({ key, label }) => (
          <th key={key} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week.week}>
          <th scope="row">{formatCardDate(week.week)}</th>
          {SERIES.map(({ key }) => (
            <td key={key}>
              <CountedLink
                count={week[key]}
                of={OF[key]}
                range={clip(week.week, range)}
                label={t(
                  '{series, select, applications {{count, plural, other {# applications in the week from {date}: show them}}} answers {{count, plural, other {# answers in the week from {date}: show them}}} other {{count, plural, other {# interviews in the week from {date}: show them}}}}',
                  { series: key, count: week[key], date: formatCardDate(week.week) },
                )}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
