import { Counter, type Registry } from 'prom-client'
import { type DirectAccess, type FileStore, StorageUnavailable } from '../storage/file-store.ts'

/** Wraps `files` to count failures by operation; a missing file is not a failure. */
export function watchFiles(registry: Registry, files: FileStore): FileStore {
  const errors = new Counter({
    name: 'foothold_storage_errors_total',
    help: 'Times that the storage could not be reached, was full or refused.',
    labelNames: ['operation'],
    registers: [registry],
  })
  const count = (operation: string) => (error: unknown) => {
    if (error instanceof StorageUnavailable) errors.inc({ operation })
    throw error
  }
  const watch =
    <Args extends unknown[], Result>(
      operation: string,
      work: (...args: Args) => Promise<Result>,
    ): ((...args: Args) => Promise<Result>) =>
    (...args) =>
      work(...args).catch(count(operation))

  async function* list(prefix: string) {
    try {
      yield* files.list(prefix)
    } catch (error) {
      count('list')(error)
    }
  }
  const watchDirect = (direct: DirectAccess): DirectAccess => ({
    signUpload: watch('sign', direct.signUpload),
    signDownload: watch('sign', direct.signDownload),
    readRange: watch('read', direct.readRange),
    copy: watch('copy', direct.copy),
  })
  return {
    put: watch('put', files.put),
    open: watch('read', files.open),
    openPieces: watch('read', files.openPieces),
    stat: watch('stat', files.stat),
    remove: watch('remove', files.remove),
    move: watch('move', files.move),
    list,
    check: watch('check', files.check),
    direct: files.direct && watchDirect(files.direct),
  }
}
