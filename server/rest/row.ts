import type { AnyTRPCRouter, inferRouterOutputs } from '@trpc/server'
import type { z } from 'zod'
import type { Context } from '../context.ts'

/** The documentation of a call beside its fields. */
type Described = {
  /** One line. */
  summary?: string
  /** The schema of a successful response; missing if it has no body. */
  response?: z.ZodType
  /** Failure statuses in addition to those that every such call has. */
  failures?: readonly number[]
}

/** A documented REST call and the procedure that it runs. */
export type RestRow<Procedure extends string = string, Output = unknown> = Described & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Its parameters override equal fields of the query (GET) or the body. */
  path: `/api/${string}`
  procedure: Procedure
  status: 200 | 201 | 204
  /** Another status that `toReply` may return. */
  otherStatus?: 200 | 201
  /** Whether the body may be a form, multipart or urlencoded, besides JSON. */
  takesForms?: boolean
  /** A higher limit for the body, which is only read for signed-in users. */
  bodyMaxBytes?: number
  /** For whole lists: compares the client's version cheaply, before the list is read. */
  compareVersion?(
    ctx: Context,
    userId: string,
    known: string | undefined,
  ): Promise<{ version: string; isUnchanged: boolean }>
  /** Derives status and body from the procedure's output; by default `status` and the output. */
  toReply?(output: Output): { status: 200 | 201; body: unknown }
}

/** A documented REST call without a procedure, for files and redirects. */
export type OtherRow = Pick<RestRow, 'method' | 'path'> &
  Described & {
    /** Like a procedure's name: feature and action. */
    name: string
    status: 200 | 201 | 302
    /** Whether no session is needed. */
    isPublic?: boolean
    query?: z.ZodType
    /** The text fields beside the uploaded file. */
    upload?: z.ZodType
    /** The response's media type, or several possible ones. */
    file?: string | readonly string[]
  }

/** A feature's rows; a procedure that its router does not have is a type error. */
export type RestRows<Router extends AnyTRPCRouter> = readonly {
  [Name in keyof Router['_def']['record'] & string]: RestRow<Name, inferRouterOutputs<Router>[Name]>
}[keyof Router['_def']['record'] & string][]
