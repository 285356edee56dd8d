import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useWidth } from '../../lib/use-width.ts'
import { showFailure } from '../../ui/toast.tsx'
import classes from './chart-frame.module.css'
import { saveAsPng, saveAsSvg } from './save-chart.ts'
import { t } from '#src/language/t.ts'

/** A chart with its heading, the same data as a table, and buttons to save both. */
export const ChartFrame = (props: {
  title: string
  about: string
  /** File name for saving, without extension. */
  fileName: string
  /** Renders the chart at the available width in px. */
  renderChart: (width: number) => ReactNode
  /** The same data for screen readers and for reading. */
  table: ReactNode
}) => {
  const id = useId()
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const width = useWidth(place)
  const save = (how: (chart: SVGSVGElement, name: string) => void | Promise<void>) => {
    const chart = place?.querySelector('svg')
    if (!chart) return
    void Promise.resolve(how(chart, props.fileName)).catch(() =>
      showFailure(t('The image could not be created. Please try again.')),
    )
  }
  return (
    <section className={classes.frame} aria-labelledby={id}>
      <header className={classes.header}>
        <div>
          <h2 id={id}>{props.title}</h2>
          <p>{props.about}</p>
        </div>
        <div
          className={classes.actions}
          role="group"
          aria-label={t('Save {title}', { title: props.title })}
        >
          <button type="button" onClick={() => save(saveAsPng)}>
            <Download size={15} aria-hidden />
            {' PNG'}
          </button>
          <button type="button" onClick={() => save(saveAsSvg)}>
            <Download size={15} aria-hidden />
            {' SVG'}
          </button>
        </div>
      </header>
      <div ref={setPlace} className={classes.chart}>
        {width > 0 && props.renderChart(width)}
      </div>
      <details className={classes.table}>
        <summary>{t('As a table')}</summary>
        <div className={classes.scroller}>{props.table}</div>
      </details>
    </section>
  )
}
