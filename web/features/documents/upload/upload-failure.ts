/**
 * The step that failed: requesting the upload URL, storing the file, finalizing it, or uploading it
 * through the server where there is no such storage.
 */
export type UploadStep = 'prepare' | 'store' | 'finish' | 'send'

/** Without a status there was no response, or the browser hides it. */
export class UploadFailure extends Error {
  readonly step: UploadStep
  readonly status: number | undefined
  /** The server's message. */
  readonly detail: string | undefined

  constructor(step: UploadStep, status?: number, detail?: string) {
    super(`The upload failed at: ${step}`)
    this.name = 'UploadFailure'
    this.step = step
    this.status = status
    this.detail = detail
  }
}
