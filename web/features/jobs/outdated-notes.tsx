import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './outdated-notes.module.css'

/**
 * Beneath notes that would replace what another tab or device saved meanwhile; brought into sight
 * when saving was refused for that.
 */
export const OutdatedNotes = (props: { isRefused: boolean; onAdd: () => void }) => {
  const { isRefused, onAdd } = props
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isRefused) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  return (
    <p ref={notice} className={classes.outdated} role="alert">
      These notes were changed elsewhere since you began; saving replaces that version.
      <Button variant="default" size="sm" onClick={onAdd}>
        Add it below mine
      </Button>
    </p>
  )
}
