/** Lets the browser handle input and paint. */
export const yieldToPage = async (): Promise<void> => {
  // Safari has only timers, and browsers delay nested ones.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  await new Promise((resolve) => setTimeout(resolve))
}
