import { scaleLinear } from 'd3-scale'
import type { Analytics, AnalyticsRange } from '#src/analytics/schema.ts'
import { WITHOUT } from '#src/jobs/filters.ts'
import { CountedLink } from './counted-link.tsx'
import { formatShare } from './words.ts'
import { t } from '#src/language/t.ts'

type Sources = Analytics['by_source']

const ROW = 46
const BAR = 14
const SHOWN_MAX = 12
const NAME_MAX = 34
const nameOf = (source: string | null) => source ?? t('No source')
const shorten = (name: string) =>
  name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1).trimEnd()}…` : name

/** The number of applications per source, and how many got a response. */
export const SourcesChart = ({ sources, width }: { sources: Sources; width: number }) => {
  const shown = sources.slice(0, SHOWN_MAX)
  const x = scaleLinear([0, Math.max(1, ...shown.map((row) => row.applications))], [0, width - 1])
  return (
    <svg
      width={width}
      height={shown.length * ROW}
      role="img"
      aria-label={t('Applications and answers by source')}
    >
      {shown.map((row, index) => (
        <g key={row.source} transform={`translate(0 ${index * ROW})`}>
          <text y={14} fontWeight={550}>
            {shorten(nameOf(row.source))}
          </text>
          <text x={width - 1} y={14} textAnchor="end">
            {t('{count, number} sent, {share} answered', {
              count: row.applications,
              share: formatShare(row.answered, row.applications),
            })}
          </text>
          <rect
            y={22}
            width={x(row.applications)}
            height={BAR}
            rx={3}
            fill="var(--status-applied)"
            fillOpacity={0.28}
          />
          <rect y={22} width={x(row.answered)} height={BAR} rx={3} fill="var(--status-applied)" />
        </g>
      ))}
    </svg>
  )
}

const COLUMNS = [
  ['applications', t('Applications')],
  ['answered', t('Answered')],
  ['interviews', t('Interviews')],
  ['offers', t('Offers')],
] as const

export const SourcesTable = ({ sources, range }: { sources: Sources; range: AnalyticsRange }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('Source')}</th>
        {COLUMNS.map(([key, label]) => (
          <th key={key} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {sources.map((row) => (
        <tr key={row.source}>
          <th scope="row">
            <bdi>{nameOf(row.source)}</bdi>
          </th>
          {COLUMNS.map(([key]) => (
            <td key={key}>
              <CountedLink
                count={row[key]}
                of={key}
                range={range}
                source={row.source ?? WITHOUT}
                label={t(
                  '{column, select, applications {{count, plural, other {# applications, {source}: show them}}} answered {{count, plural, other {# answered, {source}: show them}}} interviews {{count, plural, other {# interviews, {source}: show them}}} other {{count, plural, other {# offers, {source}: show them}}}}',
                  { column: key, count: row[key], source: nameOf(row.source) },
                )}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
