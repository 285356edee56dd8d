import type { AnyTRPCRouter, inferRouterOutputs } from '@trpc/server'
import type { z } from 'zod'

/** A tool of an assistant, which calls one of the feature's procedures. */
export type McpTool<Procedure extends string = string, Output = unknown> = {
  /** Such as `search_applications`. */
  name: string
  title: string
  /** Tells the assistant when to use it and what it returns. */
  about: string
  /** A query needs the scope `read`, a mutation `write`. */
  procedure: Procedure
  /** The tool's arguments; the procedure validates them again. */
  input?: z.ZodObject
  /** Maps the arguments to the procedure's input; by default unchanged. */
  toInput?: (given: Readonly<Record<string, unknown>>) => unknown
  /** Maps the procedure's output to the tool's result; by default unchanged. */
  toResult?(output: Output, given: Readonly<Record<string, unknown>>): unknown
  /** Whether the result contains text written by strangers, such as a posting. */
  isUntrusted?: boolean
}

/** A feature's tools; a procedure that its router does not have is a type error. */
export type McpTools<Router extends AnyTRPCRouter> = readonly {
  [Name in keyof Router['_def']['record'] & string]: McpTool<Name, inferRouterOutputs<Router>[Name]>
}[keyof Router['_def']['record'] & string][]
