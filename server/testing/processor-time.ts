/** Starts counting this process's processor time, which other processes do not affect. */
export const countProcessorTime = (): (() => number) => {
  const before = process.cpuUsage()
  /** Returns the milliseconds since then. */
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
}
