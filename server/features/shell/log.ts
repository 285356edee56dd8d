import type { LogEntry } from '#src/shell/log-entry.ts'
import { scrub, scrubData } from '#src/shell/scrub.ts'
import type { Context } from '../../context.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import { describeDevice } from '../../sessions/device.ts'

/** docs/behaviour.md#limits-of-attempts */
const ENTRIES_PER_ADDRESS: RateRule = { name: 'logs-address', limit: 120, windowMs: 60_000 }

const MESSAGE_MAX = 1_000
const DATA_MAX = 4_000
const PAGE_MAX = 300
const TIME_MAX = 40

/**
 * Writes a browser's report to the server's log, at its level and marked as untrusted: everything
 * is truncated, made printable and stripped of personal data.
 * @throws TooManyRequests
 */
export async function logEntry(ctx: Context, entry: LogEntry): Promise<void> {
  const checks = [{ rule: ENTRIES_PER_ADDRESS, subject: ctx.clientAddress }]
  const write = () => {
    ctx.log[entry.level]({ browser: describeEntry(entry) }, 'a browser reports')
    return Promise.resolve()
  }
  await ctx.limiter.run(checks, write, () => true)
}

const describeEntry = ({ message, data, timestamp, url, userAgent }: LogEntry) => ({
  message: scrub(message, MESSAGE_MAX),
  ...(data !== undefined && { data: scrubData(data, DATA_MAX) }),
  ...(url && { page: scrub(url, PAGE_MAX) }),
  ...(timestamp && { at: scrub(timestamp, TIME_MAX) }),
  device: describeDevice(userAgent ?? null),
})
