import { USUAL_PARTS } from '#src/dashboard/arrange.ts'
import { DASHBOARD_PART_LABELS } from '#src/dashboard/constants.ts'
import { ArrangeList } from '../../ui/arrange-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useArrange, useParts } from './use-parts.ts'
import { t } from '#src/language/t.ts'

/** Shows, hides and reorders the parts of the dashboard. */
export const ArrangeDialog = ({ onClose }: { onClose: () => void }) => {
  const { parts } = useParts()
  const arrange = useArrange()
  return (
    <Dialog title={t('Arrange Dashboard')} isOpen onClose={onClose} size="30rem">
      <ArrangeList
        hint={t('From top to bottom. This is saved with your account.')}
        parts={parts}
        usual={USUAL_PARTS}
        labels={DASHBOARD_PART_LABELS}
        onArrange={arrange}
        onReset={() => arrange(() => USUAL_PARTS)}
        onDone={onClose}
      />
    </Dialog>
  )
}
