/** The same function, which is called once for each argument. Undefined is not remembered. */
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

/** Like `memoize`, but for objects; results are dropped together with their object. */
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
