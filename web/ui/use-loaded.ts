import { type ComponentType, useCallback, useState } from 'react'
import { showFailure } from './toast.tsx'
import { t } from '#src/language/t.ts'

const FAILED = t('That could not be opened. Please check your connection and try again.')

/**
 * Loads a component's code on demand. `want` resolves to whether it is loaded; a failure shows a
 * toast, and the next call tries again. `load` must be stable.
 */
export const useLoaded = <Props>(
  load: () => Promise<ComponentType<Props>>,
): { Part: ComponentType<Props> | undefined; want: () => Promise<boolean> } => {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
  const want = useCallback(async () => {
    try {
      setLoaded({ Part: await load() })
      return true
    } catch {
      showFailure(FAILED)
      return false
    }
  }, [load])
  return { Part: loaded?.Part, want }
}
