import type { Anchor } from './anchors.ts'
import type { Line } from './model.ts'

/** One job or degree: the lines that name it (`head`) and the lines that describe it (`body`). */
export type Entry = {
  head: Line[]
  /** The date's position, with `row` its line in the head; null if none is printed. */
  anchor: (Anchor & { row: number }) | null
  body: Line[]
}
