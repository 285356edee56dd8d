/** A part that a person can arrange: of the dashboard, or a list's column. */
export type Placed<Name extends string> = { name: Name; is_shown: boolean }

/**
 * Returns every part of `usual` once, in the order of `kept`. A part that is not in `kept`, because
 * it is newer, follows the one that it usually follows.
 */
export const arrange = <Name extends string>(
  usual: readonly Placed<Name>[],
  kept: readonly Placed<Name>[],
): Placed<Name>[] => {
  const placed = kept.filter(
    ({ name }, index) => kept.findIndex((one) => one.name === name) === index,
  )
  for (const [index, part] of usual.entries()) {
    if (placed.some(({ name }) => name === part.name)) continue
    const before = usual[index - 1]?.name
    placed.splice(placed.findIndex(({ name }) => name === before) + 1, 0, part)
  }
  return placed
}

/** Moves one of the parts up (-1) or down (1); at the end it stays where it is. */
export const movePlaced = <Name extends string>(
  parts: readonly Placed<Name>[],
  name: Name,
  by: -1 | 1,
): Placed<Name>[] => {
  const moved = [...parts]
  const from = moved.findIndex((part) => part.name === name)
  const to = from + by
  if (from < 0 || to < 0 || to >= moved.length) return moved
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** Whether nothing is hidden, shown or moved. */
export const isArrangedAs = <Name extends string>(
  parts: readonly Placed<Name>[],
  usual: readonly Placed<Name>[],
): boolean =>
  parts.every(
    ({ name, is_shown }, index) =>
      name === usual[index]?.name && is_shown === usual[index].is_shown,
  )
