import { ActionIcon } from '@mantine/core'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import classes from './preview-dialog.module.css'
import { t } from '#src/language/t.ts'

const FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const FIT = FACTORS.indexOf(1)

/** The zoom factor of the pages; at 1 they fill the width. */
export const useZoom = () => {
  const [step, setStep] = useState(FIT)
  return {
    factor: FACTORS[step] ?? 1,
    larger: step < FACTORS.length - 1 ? () => setStep(step + 1) : undefined,
    smaller: step > 0 ? () => setStep(step - 1) : undefined,
  }
}

export type Zoom = ReturnType<typeof useZoom>

export const ZoomControl = ({ zoom }: { zoom: Zoom }) => (
  <div className={classes.zoom} role="group" aria-label={t('Zoom')}>
    <ActionIcon
      variant="default"
      aria-label={t('Smaller')}
      disabled={!zoom.smaller}
      onClick={zoom.smaller}
    >
      <Minus size={18} aria-hidden />
    </ActionIcon>
    <span className={classes.percent} aria-live="polite">
      {Math.round(zoom.factor * 100)}%
    </span>
    <ActionIcon
      variant="default"
      aria-label={t('Larger')}
      disabled={!zoom.larger}
      onClick={zoom.larger}
    >
      <Plus size={18} aria-hidden />
    </ActionIcon>
  </div>
)
