import type { Anchor } from './anchors.ts'
import type { Line } from './model.ts'

/** One job or school: the lines that name it and the lines that tell of it. */
export type Entry = {
  head: Line[]
  /** Which of the head's lines holds the date, and where. Null where none is printed. */
  anchor: (Anchor & { row: number }) | null
  body: Line[]
}
