type Point = { x: number; y: number }

/** An element's group in a column with groups; empty for those without a stage. */
export const STAGE_ATTRIBUTE = 'data-in-stage'

/**
 * Finds the heading or card above `point` in a column, which tells the group that a card is dropped
 * into.
 */
const findAt = (status: string, { y }: Point): HTMLElement | undefined => {
  const column = document.querySelector(`section[data-status="${status}"]`)
  const members = [...(column?.querySelectorAll<HTMLElement>(`[${STAGE_ATTRIBUTE}]`) ?? [])]
    .map((element) => ({ element, top: element.getBoundingClientRect().top }))
    .toSorted((one, other) => one.top - other.top)
  return (members.findLast(({ top }) => top <= y) ?? members[0])?.element
}

/** The stage of that group, null for no stage; undefined if the column has no groups. */
export const findStageAt = (status: string, point: Point): string | null | undefined => {
  const stage = findAt(status, point)?.getAttribute(STAGE_ATTRIBUTE)
  return stage === '' ? null : (stage ?? undefined)
}

let marked: Element | undefined

/** Marks the heading of the group under a held card; without a place, removes the mark. */
export const markStageAt = (status?: string, point?: Point): void => {
  const found = status === undefined || !point ? undefined : findAt(status, point)
  const stage = found?.getAttribute(STAGE_ATTRIBUTE)
  const heading = found
    ?.closest('ul')
    ?.querySelector(`[data-heading][${STAGE_ATTRIBUTE}="${CSS.escape(stage ?? '')}"]`)
  if (marked === (heading ?? undefined)) return
  marked?.removeAttribute('data-target')
  marked = heading ?? undefined
  marked?.setAttribute('data-target', '')
}
