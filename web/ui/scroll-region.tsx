import type { ReactNode, Ref } from 'react'

/** A named region that scrolls separately and can be focused and scrolled with the keyboard. */
export const ScrollRegion = ({
  ref,
  ...props
}: {
  label: string
  children: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
  isBusy?: boolean
  /** False while all of its content is visible. */
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
