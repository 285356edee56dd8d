import { TRPCError } from '@trpc/server'

/** What a client is told: one sentence, or one for each failed rule. */
export type Detail = string | string[]

/** A failure that a client may hear about. Both faces answer its `detail` and its code's status. */
export abstract class AppError extends TRPCError {
  readonly detail: Detail
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: TRPCError['code'],
    detail: Detail,
    retryAfterSeconds?: number,
    cause?: unknown,
  ) {
    super({ code, message: typeof detail === 'string' ? detail : detail.join(' '), cause })
    this.detail = detail
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export class InvalidInput extends AppError {
  constructor(detail: Detail) {
    super('BAD_REQUEST', detail)
  }
}

/** Understood, but refused for what it holds: one sentence for each rule that is broken. */
export class RefusedInput extends AppError {
  constructor(detail: string[]) {
    super('UNPROCESSABLE_CONTENT', detail)
  }
}

export class NotSignedIn extends AppError {
  constructor(detail = 'Please log in to continue') {
    super('UNAUTHORIZED', detail)
  }
}

/** What belongs to somebody else, where the specification says so instead of hiding it. */
export class Forbidden extends AppError {
  constructor(detail: string) {
    super('FORBIDDEN', detail)
  }
}

/** Also for what belongs to somebody else: nobody learns that it exists. */
export class NotFound extends AppError {
  constructor(detail: string) {
    super('NOT_FOUND', detail)
  }
}

export class Conflict extends AppError {
  constructor(detail: string) {
    super('CONFLICT', detail)
  }
}

export class TooLarge extends AppError {
  constructor(detail: string) {
    super('PAYLOAD_TOO_LARGE', detail)
  }
}

export class UnsupportedMedia extends AppError {
  constructor(detail = 'Unsupported media type') {
    super('UNSUPPORTED_MEDIA_TYPE', detail)
  }
}

/** Something that the call depends on is not there at the moment. */
export class Unavailable extends AppError {
  /** @param cause what the log is told, and nobody else */
  constructor(detail: string, retryAfterSeconds: number, cause?: unknown) {
    super('SERVICE_UNAVAILABLE', detail, retryAfterSeconds, cause)
  }
}

export class TooManyRequests extends AppError {
  constructor(detail: string, retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS', detail, retryAfterSeconds)
  }
}

/** Whoever asked has gone. */
export class Cancelled extends AppError {
  constructor() {
    super('CLIENT_CLOSED_REQUEST', 'The request was cancelled')
  }
}
