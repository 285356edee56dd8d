import { keepForSnapshot } from '../sandbox/snapshot-child.ts'
import { obey } from './hostile-orders.ts'

// ./hostile-child.ts for a process that starts from a snapshot.

keepForSnapshot({
  loadTask: () => Promise.resolve((bytes) => obey(Buffer.from(bytes).toString())),
  prepare: () => Promise.resolve(),
})
