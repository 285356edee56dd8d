import type { AnyTRPCRouter } from '@trpc/server'

/** One documented call and the procedure that answers it. */
export type RestRow<Procedure extends string = string> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Its parameters join the query (GET) or the body, and win over fields of the same name. */
  path: `/api/${string}`
  procedure: Procedure
  status: 200 | 201 | 204
  /** Whether the body may be a form, multipart or urlencoded, besides JSON. */
  takesForms?: boolean
}

/** A feature's rows: a procedure that its router does not have does not compile. */
export type RestRows<Router extends AnyTRPCRouter> = readonly RestRow<
  keyof Router['_def']['record'] & string
>[]
