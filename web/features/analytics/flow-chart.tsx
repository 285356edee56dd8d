import { sankey, sankeyJustify, sankeyLinkHorizontal } from 'd3-sankey'
import type { Analytics, AnalyticsRange } from '#src/analytics/schema.ts'
import { FLOW_STEPS, type FlowStep } from '#src/analytics/steps.ts'
import { CountedLink } from './counted-link.tsx'
import { placeLabels } from './place-labels.ts'
import { STEP_COLOURS, STEP_LABELS, formatCount } from './words.ts'
import { t } from '#src/language/t.ts'

type Flow = Analytics['flow']
type Node = { step: FlowStep }
type Link = { from: FlowStep; to: FlowStep }

const HEIGHT = 340
const NODE_WIDTH = 12
const NODE_GAP = 26
const MARGIN = 14

const layOut = (flow: Flow, width: number) => {
  const used = FLOW_STEPS.filter((step) =>
    flow.some(({ from, to }) => from === step || to === step),
  )
  return sankey<Node, Link>()
    .nodeId(({ step }) => step)
    .nodeAlign(sankeyJustify)
    .nodeSort((one, other) => FLOW_STEPS.indexOf(one.step) - FLOW_STEPS.indexOf(other.step))
    .nodeWidth(NODE_WIDTH)
    .nodePadding(NODE_GAP)
    .extent([
      [1, MARGIN],
      [width - 1, HEIGHT - MARGIN],
    ])({
    nodes: used.map((step) => ({ step })),
    links: flow.map(({ from, to, count }) => ({
      source: from,
      target: to,
      value: count,
      from,
      to,
    })),
  })
}

/**
 * A Sankey chart of applications and their outcomes; the width of each band is the number of
 * applications.
 */
export const FlowChart = ({ flow, width }: { flow: Flow; width: number }) => {
  const { nodes, links } = layOut(flow, width)
  const places = placeLabels(
    nodes.map(({ step, value = 0, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => ({
      text: `${STEP_LABELS[step]} ${formatCount(value)}`,
      x0,
      x1,
      y0,
      y1,
    })),
    { width, height: HEIGHT },
  )
  const draw = sankeyLinkHorizontal<Node, Link>()
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={t('What became of the applications')}>
      {links.map((link) => {
        const { from, to } = link
        return (
          <path
            key={`${from} ${to}`}
            d={draw(link) ?? ''}
            fill="none"
            stroke={STEP_COLOURS[to]}
            strokeOpacity={0.32}
            strokeWidth={Math.max(1, link.width ?? 0)}
          >
            <title>
              {t('{from} to {to}: {count, number}', {
                from: STEP_LABELS[from],
                to: STEP_LABELS[to],
                count: link.value,
              })}
            </title>
          </path>
        )
      })}
      {nodes.map(({ step, x0 = 0, x1 = 0, y0 = 0, y1 = 0, value = 0 }, index) => {
        const place = places[index]
        return (
          <g key={step}>
            <rect
              x={x0}
              y={y0}
              width={x1 - x0}
              height={Math.max(2, y1 - y0)}
              rx={2}
              fill={STEP_COLOURS[step]}
            />
            <text x={place?.x} y={place?.y} dominantBaseline="central" textAnchor={place?.anchor}>
              {`${STEP_LABELS[step]} `}
              <tspan fontWeight={650}>{formatCount(value)}</tspan>
            </text>
          </g>
        )
      })}
    </svg>
  )
}

export const FlowTable = ({ flow, range }: { flow: Flow; range: AnalyticsRange }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('{of, select, step {From} other {From}}', { of: 'step' })}</th>
        <th scope="col">{t('{of, select, step {To} other {To}}', { of: 'step' })}</th>
        <th scope="col">{t('Applications')}</th>
      </tr>
    </thead>
    <tbody>
      {flow.map(({ from, to, count }) => (
        <tr key={`${from} ${to}`}>
          <th scope="row">{STEP_LABELS[from]}</th>
          <td>{STEP_LABELS[to]}</td>
          <td>
            <CountedLink
              count={count}
              of={{ from, to }}
              range={range}
              label={t('{count, plural, other {# applications from {from} to {to}: show them}}', {
                count,
                from: STEP_LABELS[from],
                to: STEP_LABELS[to],
              })}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
