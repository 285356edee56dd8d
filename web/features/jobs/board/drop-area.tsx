import { useDroppable } from '@dnd-kit/core'
import { memo, type ReactNode } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'

/** A place to drop a card on; it alone renders anew when a card comes over it. */
export const DropArea = memo(function DropArea(props: {
  status: JobStatus
  className: string | undefined
  label?: string
  children: ReactNode
}) {
  const { setNodeRef, isOver } = useDroppable({ id: props.status })
  return (
    <section
      ref={setNodeRef}
      className={props.className}
      data-status={props.status}
      data-over={isOver || undefined}
      aria-labelledby={props.label}
    >
      {props.children}
    </section>
  )
})
