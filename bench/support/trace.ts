import type { CDPSession } from 'playwright'
import { z } from 'zod'

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().optional(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).optional(),
})
export type Task = { cpuMs: number; clockMs: number }

type Event = z.infer<typeof traceEvent>

const IS_WORK = /RunTask$|PerformMicrotaskCheckpoint$/

/** Microtasks at the end of a task are traced separately, but belong to the task. */
const joinTasks = (events: readonly Event[]): Task[] => {
  const tasks: Task[] = []
  let endsAt = 0
  for (const { name, ts = 0, dur = 0, tdur = 0 } of events) {
    const isWithin = ts < endsAt
    if (isWithin) continue
    endsAt = ts + dur
    const last = tasks.at(-1)
    if (last !== undefined && !name.endsWith('RunTask')) {
      last.cpuMs += tdur / 1000
      last.clockMs += dur / 1000
    } else tasks.push({ cpuMs: tdur / 1000, clockMs: dur / 1000 })
  }
  return tasks
}

/** Traces every task of the page's main thread while `act` runs. */
export const traceTasks = async (
  session: CDPSession,
  act: () => Promise<void>,
): Promise<Task[]> => {
  const events: Event[] = []
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) {
      const parsed = traceEvent.safeParse(event)
      if (parsed.success) events.push(parsed.data)
    }
  }
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`)
  const ofMains = events
    .filter(({ name, pid, tid }) => IS_WORK.test(name) && mains.includes(`${pid}/${tid}`))
    .toSorted((one, other) => (one.ts ?? 0) - (other.ts ?? 0))
  return joinTasks(ofMains)
}
