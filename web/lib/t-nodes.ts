import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { translate } from '#src/language/t.ts'

type Values = Record<string, string | number | ((parts: ReactNode) => ReactElement)>

/**
 * Like `t`, with elements: in `Read <terms>the terms</terms>`, `values.terms` renders the part
 * within the tag.
 */
export const tNodes = (text: string, values: Values): ReactNode => {
  const draw = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (parts: ReactNode[]) => value(createElement(Fragment, null, ...parts))
      : value,
  ])
  return createElement(
    Fragment,
    null,
    ...[translate<ReactNode>(text, Object.fromEntries(draw))].flat(),
  )
}
