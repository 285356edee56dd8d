/** Nobody scrolls through more in one list; the others have it in their own dialog. */
const OPTIONS_MAX = 300

/** What a field offers of a long list: the first ones, and the chosen one wherever it stands. */
export const listOptions = <Entry extends { id: string }>(
  entries: readonly Entry[],
  chosen: string,
  label: (entry: Entry) => string,
): { value: string; label: string }[] =>
  entries
    .filter(({ id }, index) => index < OPTIONS_MAX || id === chosen)
    .map((entry) => ({ value: entry.id, label: label(entry) }))
