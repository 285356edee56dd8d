import { type ComponentType, useCallback, useState } from 'react'
import { showFailure } from './toast.tsx'
import { t } from '#src/language/t.ts'

const FAILED = t('That could not be opened. Please check your connection and try again.')

/**
 * A part whose code is fetched when it is wanted. `want` resolves to whether it is there; a failure is
 * said, leaves the screen alone, and the next time is another try. `load` must be stable.
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
