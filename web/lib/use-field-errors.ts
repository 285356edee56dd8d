import { useCallback, useState } from 'react'
import type { Problems } from './form-values.ts'

export type ErrorTiming<Field extends string> = {
  /** Validates fields from the first submit on, instead of from their first change. */
  validatesOnSubmit?: boolean
  /** Fields that are invalid while being typed, so they are validated on blur. */
  validateOnBlur?: readonly Field[]
  /** Messages about two fields, shown at once whichever of the two changed. */
  showAtOnce?: readonly string[]
}

/** Returns the `problems` to show: a field's own after its first change, all after a submit. */
export const useFieldErrors = (problems: Problems, options: ErrorTiming<string>) => {
  const { validatesOnSubmit = false, validateOnBlur = [], showAtOnce = [] } = options
  const [touched, setTouched] = useState<readonly string[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  const [validated, setValidated] = useState<readonly string[]>([])
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const isReady = (field: string) => {
    if (validated.includes(field)) return true
    if (!touched.includes(field)) return false
    return validateOnBlur.includes(field) ? left.includes(field) : !validatesOnSubmit
  }
  const leave = useCallback(
    (field: string) => setLeft((before) => [...new Set([...before, field])]),
    [],
  )
  const touch = useCallback((...fields: string[]) => {
    setTouched((before) => [...new Set([...before, ...fields])])
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
    )
  }, [])
  return {
    errorOf: (field: string): string | undefined => {
      const problem = problems[field]
      if (problem === undefined) return refused[field]
      return isTried || showAtOnce.includes(problem) || isReady(field) ? problem : undefined
    },
    leave,
    validate: (field: string) => setValidated((before) => [...new Set([...before, field])]),
    touch,
    showAll: () => setIsTried(true),
    refuse: setRefused,
  }
}
