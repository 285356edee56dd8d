import type { AnyTRPCRouter, inferRouterOutputs } from '@trpc/server'
import type { z } from 'zod'

/** Something that an assistant can do, by one of the feature's procedures. */
export type McpTool<Procedure extends string = string, Output = unknown> = {
  /** `search_applications` */
  name: string
  title: string
  /** When to use it and what comes of it, for the assistant. */
  about: string
  /** A query needs scope `read`, a mutation `write`. */
  procedure: Procedure
  /** What the assistant gives; the procedure checks it again. */
  input?: z.ZodObject
  /** What the procedure gets of it; by default all. */
  toInput?: (given: Readonly<Record<string, unknown>>) => unknown
  /** What the assistant is told of the answer; by default all. */
  toAnswer?(output: Output, given: Readonly<Record<string, unknown>>): unknown
  /** Whether the answer holds what a stranger wrote, such as a posting. */
  isUntrusted?: boolean
}

/** A feature's tools: a procedure that its router does not have does not compile. */
export type McpTools<Router extends AnyTRPCRouter> = readonly {
  [Name in keyof Router['_def']['record'] & string]: McpTool<Name, inferRouterOutputs<Router>[Name]>
}[keyof Router['_def']['record'] & string][]
