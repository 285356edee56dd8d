/** Begins to count this process's time on a processor, which nothing else that runs here adds to. */
export const countProcessorTime = (): (() => number) => {
  const before = process.cpuUsage()
  /** Milliseconds since then. */
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
}
