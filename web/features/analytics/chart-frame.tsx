import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useWidth } from '../../lib/use-width.ts'
import { showFailure } from '../../ui/toast.tsx'
import classes from './chart-frame.module.css'
import { saveAsPng, saveAsSvg } from './save-chart.ts'
import { t } from '#src/language/t.ts'

/** A chart under its heading, the same as a table, and both ways to take it along. */
export const ChartFrame = (props: {
  title: string
  about: string
  /** The name of the files, without an ending. */
  fileName: string
  /** Draws itself as wide as there is room. */
  renderChart: (width: number) => ReactNode
  /** The same for whoever reads rather than looks. */
  table: ReactNode
}) => {
  const id = useId()
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const width = useWidth(place)
  const save = (how: (chart: SVGSVGElement, name: string) => void | Promise<void>) => {
    const chart = place?.querySelector('svg')
    if (!chart) return
    void Promise.resolve(how(chart, props.fileName)).catch(() =>
      showFailure(t('The picture could not be made. Please try again.')),
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
