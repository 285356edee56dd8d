import type { ReactNode, Ref } from 'react'

/** A named part of the page that scrolls by itself, and is reached by the keys that scroll it. */
export const ScrollRegion = ({
  ref,
  ...props
}: {
  label: string
  children: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
  isBusy?: boolean
  /** False while all of it shows. */
  scrolls?: boolean
}) => (
  <div
    ref={ref}
    className={props.className}
    role="region"
    aria-label={props.label}
    aria-busy={props.isBusy}
    tabIndex={props.scrolls === false ? undefined : 0}
  >
    {props.children}
  </div>
)
