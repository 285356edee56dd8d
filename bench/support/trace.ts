import type { CDPSession } from 'playwright'
import { z } from 'zod'

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).optional(),
})
export type Task = { cpuMs: number; clockMs: number }

/** Every task of the page's main thread while `act` runs, as the browser traces them. */
export const traceTasks = async (
  session: CDPSession,
  act: () => Promise<void>,
): Promise<Task[]> => {
  const events: z.infer<typeof traceEvent>[] = []
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
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.includes(`${pid}/${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ cpuMs: tdur / 1000, clockMs: dur / 1000 }))
}
