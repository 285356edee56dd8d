/**
 * Where it failed: asking where to put the file, putting it into the storage, having the server
 * check and keep it, or sending it through the server where there is no such storage.
 */
export type UploadStep = 'prepare' | 'store' | 'finish' | 'send'

/** Without a status nobody answered, or only in a way that the browser hides. */
export class UploadFailure extends Error {
  readonly step: UploadStep
  readonly status: number | undefined
  /** The server's own words. */
  readonly detail: string | undefined

  constructor(step: UploadStep, status?: number, detail?: string) {
    super(`The upload failed at: ${step}`)
    this.name = 'UploadFailure'
    this.step = step
    this.status = status
    this.detail = detail
  }
}
