import { useRef, useState } from 'react'

/**
 * One call that a form makes: never twice at once, and what was typed stays. `describe` turns what
 * was thrown into the sentence that the person reads; `say` shows one that the form found itself.
 */
export const useSubmit = <Input, Answer>(props: {
  call: (input: Input) => Promise<Answer>
  describe: (error: unknown) => string
  onDone: (answer: Answer) => void
}) => {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, say] = useState<string>()

  const submit = async (input: Input): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    say(undefined)
    try {
      props.onDone(await props.call(input))
    } catch (error) {
      say(props.describe(error))
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { submit, isBusy, failure, say }
}
