/** Caches results by argument; undefined is not cached. */
export function memoize<Argument, Result>(
  find: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const known = new Map<Argument, Result>()
  return (argument) => {
    const before = known.get(argument)
    if (before !== undefined) return before
    const result = find(argument)
    known.set(argument, result)
    return result
  }
}

/** Like `memoize` for objects; a result is released together with its object. */
export function memoizeByObject<Argument extends object, Result>(
  find: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const known = new WeakMap<Argument, { result: Result }>()
  return (argument) => {
    const before = known.get(argument)
    if (before !== undefined) return before.result
    const result = find(argument)
    known.set(argument, { result })
    return result
  }
}
