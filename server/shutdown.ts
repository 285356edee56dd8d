const LIMIT_MS = 10_000
/** Ctrl-C in a terminal reaches a process twice when the script that started it passes it on. */
const SAME_SIGNAL_MS = 500

/**
 * Ends the process in order on SIGTERM or SIGINT: `close` is awaited, at most ten seconds, then
 * the process exits with 0. A second signal ends it at once.
 */
export function closeOnSignal(close: () => Promise<void>): void {
  let firstAt: number | undefined
  const end = async () => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    firstAt = performance.now()
    setTimeout(() => {
      process.stderr.write('Foothold did not end within ten seconds and is stopped.\n')
      process.exit(1)
    }, LIMIT_MS).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      process.stderr.write(`Foothold did not end cleanly: ${String(error)}\n`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())
}
