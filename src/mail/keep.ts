/** The same function, which answers each question once. */
export function keep<Asked, Answer>(find: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>()
  return (asked) => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const answer = find(asked)
    known.set(asked, answer)
    return answer
  }
}

/** Like `keep`, but for objects; results are dropped together with their object. */
export function keepWith<Asked extends object, Answer>(
  find: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const known = new WeakMap<Asked, { answer: Answer }>()
  return (asked) => {
    const before = known.get(asked)
    if (before !== undefined) return before.answer
    const answer = find(asked)
    known.set(asked, { answer })
    return answer
  }
}
