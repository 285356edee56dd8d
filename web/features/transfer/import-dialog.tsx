import { useState } from 'react'
import type { ImportPreview, ImportResult } from '#src/transfer/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { DoneStep } from './done-step.tsx'
import { t } from '#src/language/t.ts'

/**
 * Imports applications from a file: choose, check, import. Mounted when it opens, so that it starts
 * from the beginning.
 */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [preview, setPreview] = useState<ImportPreview>()
  const [result, setResult] = useState<ImportResult>()
  const [isBusy, setIsBusy] = useState(false)
  const { jobs, goal } = trpc.useUtils()
  const showResult = (added: ImportResult) => {
    setResult(added)
    void jobs.invalidate()
    void goal.invalidate()
  }
  const step = () => {
    if (result) return <DoneStep result={result} onClose={onClose} />
    if (!preview) return <ChooseStep onRead={setPreview} />
    return (
      <CheckStep
        key={preview.import_id}
        preview={preview}
        onBack={() => setPreview(undefined)}
        onBusy={setIsBusy}
        onDone={showResult}
      />
    )
  }
  return (
    // An import that has started cannot be cancelled.
    <Dialog
      title={t('Import applications')}
      isOpen
      onClose={() => isBusy || onClose()}
      size="46rem"
    >
      {step()}
    </Dialog>
  )
}
