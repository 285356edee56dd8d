import { readdirSync, readFileSync } from 'node:fs'

/** The ids of a process and all its descendants. */
export const readTree = (pid: number): number[] => {
  const parents = readdirSync('/proc').flatMap((name) => {
    try {
      const stat = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/stat`, 'utf8') : ''
      return stat === ''
        ? []
        : [[Number(name), Number(stat.split(') ')[1]?.split(' ')[1])] as const]
    } catch {
      return [] // It has exited.
    }
  })
  const of = (parent: number): number[] =>
    parents.flatMap(([child, itsParent]) => (itsParent === parent ? [child, ...of(child)] : []))
  return [pid, ...of(pid)]
}

/** The memory of a process; shared memory counts proportionally. 0 once it has ended. */
export const readProportionalMb = (pid: number): number => {
  try {
    const [, kb = 0] =
      /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kb) / 1024
  } catch {
    return 0
  }
}
