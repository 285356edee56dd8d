import type { AnyTRPCRouter, inferRouterOutputs } from '@trpc/server'

/** One documented REST call and the procedure that it runs. */
export type RestRow<Procedure extends string = string, Output = unknown> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Its parameters join the query (GET) or the body, and win over fields of the same name. */
  path: `/api/${string}`
  procedure: Procedure
  status: 200 | 201 | 204
  /** Whether the body may be a form, multipart or urlencoded, besides JSON. */
  takesForms?: boolean
  /** Where the body may be larger than others. It is read only of somebody signed in. */
  bodyMaxBytes?: number
  /** Where status and body depend on what the procedure returned; otherwise `status` and that. */
  toReply?(output: Output): { status: 200 | 201; body: unknown }
}

/** A documented REST call that no procedure answers: it takes or sends a file, or redirects. */
export type OtherRow = Pick<RestRow, 'method' | 'path'>

/** A feature's rows: a procedure that its router does not have does not compile. */
export type RestRows<Router extends AnyTRPCRouter> = readonly {
  [Name in keyof Router['_def']['record'] & string]: RestRow<Name, inferRouterOutputs<Router>[Name]>
}[keyof Router['_def']['record'] & string][]
