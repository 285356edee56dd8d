import { useRef, useState } from 'react'

/**
 * One call at a time, however often a button is pressed. `describe` turns what was thrown into the
 * sentence that the person reads, if there is one to read; `say` shows one that was found without a
 * call.
 */
export const useSubmit = <Input, Answer>(props: {
  call: (input: Input) => Promise<Answer>
  describe: (error: unknown) => string | undefined
}) => {
  // State follows a click too late to stop the second one of a double click.
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, say] = useState<string>()

  const submit = async (input: Input, onDone: (answer: Answer) => void): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    say(undefined)
    try {
      onDone(await props.call(input))
    } catch (error) {
      say(props.describe(error))
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { submit, isBusy, failure, say }
}
