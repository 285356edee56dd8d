import type { AnyTRPCRouter, inferRouterOutputs } from '@trpc/server'
import type { z } from 'zod'
import type { Context } from '../context.ts'

/** What the documented interface says of a call beside its fields. */
type Described = {
  /** In one line. */
  summary?: string
  /** What a success answers; none where it has no body. */
  answer?: z.ZodType
  /** Statuses of failures beyond those that every such call has. */
  failures?: readonly number[]
}

/** One documented REST call and the procedure that it runs. */
export type RestRow<Procedure extends string = string, Output = unknown> = Described & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Its parameters join the query (GET) or the body, and win over fields of the same name. */
  path: `/api/${string}`
  procedure: Procedure
  status: 200 | 201 | 204
  /** Where `toReply` may answer another one. */
  otherStatus?: 200 | 201
  /** Whether the body may be a form, multipart or urlencoded, besides JSON. */
  takesForms?: boolean
  /** Where the body may be larger than others. It is read only of somebody signed in. */
  bodyMaxBytes?: number
  /** For what a person reads whole: whether it still is what they know, found out for less than it. */
  compareVersion?(
    ctx: Context,
    userId: string,
    known: string | undefined,
  ): Promise<{ version: string; isUnchanged: boolean }>
  /** Where status and body depend on what the procedure returned; otherwise `status` and that. */
  toReply?(output: Output): { status: 200 | 201; body: unknown }
}

/** A documented REST call that no procedure answers: it takes or sends a file, or redirects. */
export type OtherRow = Pick<RestRow, 'method' | 'path'> &
  Described & {
    /** As a procedure's: the feature and what it does. */
    name: string
    status: 200 | 201 | 302
    /** Whether nobody needs to be signed in. */
    isPublic?: boolean
    query?: z.ZodType
    /** The texts beside the file that is sent. */
    upload?: z.ZodType
    /** The kind of file that is answered, or the kinds it may be of. */
    file?: string | readonly string[]
  }

/** A feature's rows: a procedure that its router does not have does not compile. */
export type RestRows<Router extends AnyTRPCRouter> = readonly {
  [Name in keyof Router['_def']['record'] & string]: RestRow<Name, inferRouterOutputs<Router>[Name]>
}[keyof Router['_def']['record'] & string][]
