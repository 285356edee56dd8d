import { useRef, useState } from 'react'

/**
 * Makes one call at a time, however often a button is pressed. `describe` turns a thrown error into
 * the message to show, or undefined for none; `setFailure` shows a message without a call.
 */
export const useSubmit = <Input, Output>(props: {
  call: (input: Input) => Promise<Output>
  describe: (error: unknown) => string | undefined
}) => {
  // State updates too late to stop the second click of a double click.
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const submit = async (input: Input, onDone: (output: Output) => void): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setFailure(undefined)
    try {
      onDone(await props.call(input))
    } catch (error) {
      setFailure(props.describe(error))
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { submit, isBusy, failure, setFailure }
}
