import { useDroppable } from '@dnd-kit/core'
import { memo, type ReactNode } from 'react'
import type { JobStatus } from '#src/jobs/constants.ts'

/** A drop target; only it rerenders when a card is over it. */
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
