/**
 * Nobody scrolls through more options in one list; the rest can be edited from their own dialog.
 */
const OPTIONS_MAX = 300

/** Returns the first entries of a long list, and the selected one wherever it is. */
export const listOptions = <Entry extends { id: string }>(
  entries: readonly Entry[],
  chosen: string,
  label: (entry: Entry) => string,
): { value: string; label: string }[] =>
  entries
    .filter(({ id }, index) => index < OPTIONS_MAX || id === chosen)
    .map((entry) => ({ value: entry.id, label: label(entry) }))
