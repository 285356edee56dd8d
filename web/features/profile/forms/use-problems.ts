import { useState } from 'react'

/** Messages by field: a field's own from its first change on, all of them after a try to save. */
export const useProblems = (
  problems: Record<string, string>,
  { always = [], patient = [] }: { always?: readonly string[]; patient?: readonly string[] },
) => {
  const [touched, setTouched] = useState<readonly string[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  return {
    errorOf: (field: string): string | undefined => {
      const problem = problems[field]
      if (problem === undefined) return refused[field]
      if (isTried || always.includes(problem)) return problem
      const isReady = touched.includes(field) && (!patient.includes(field) || left.includes(field))
      return isReady ? problem : undefined
    },
    leave: (field: string) => setLeft((before) => [...new Set([...before, field])]),
    touch: (...fields: string[]) => {
      setTouched((before) => [...new Set([...before, ...fields])])
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
      )
    },
    showAll: () => setIsTried(true),
    refuse: setRefused,
  }
}
