import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import { type CheckDeps, checkDue } from './check-folder.ts'

const LOOK_EVERY_MS = 30_000

/** Checks the folders that are due; the returned function stops it. */
export function watchFolders(deps: CheckDeps): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let pass = Promise.resolve()
  const run = async () => {
    try {
      while (!signal.aborted && (await checkDue(deps)) > 0);
    } catch (err) {
      if (isDatabaseUnavailable(err)) {
        deps.log.warn({}, 'Mail folders were not checked: the database is not available')
      } else deps.log.error({ err }, 'Checking mail folders failed')
    }
    if (!signal.aborted) timer = setTimeout(start, LOOK_EVERY_MS).unref()
  }
  const start = () => {
    pass = run()
  }
  timer = setTimeout(start, LOOK_EVERY_MS).unref()
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await pass
  }
}
