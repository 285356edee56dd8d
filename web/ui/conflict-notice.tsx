import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Conflict } from '../lib/use-form.ts'
import classes from './form.module.css'
import { t } from '#src/language/t.ts'

/**
 * Shown below notes that would overwrite what another tab or device saved meanwhile; scrolled into
 * view when saving was refused because of it.
 */
export const ConflictNotice = ({ conflict }: { conflict: Conflict }) => {
  const { isRefused, addOther } = conflict
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isRefused) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  return (
    <p ref={notice} className={classes.conflict} role="alert">
      {t('These notes were changed elsewhere since you began; saving replaces that version.')}
      <Button variant="default" size="sm" onClick={addOther}>
        {t('Add it below mine')}
      </Button>
    </p>
  )
}
