import { LIST_COLUMN_LABELS, type PlacedColumn, USUAL_COLUMNS } from '#src/jobs/list-columns.ts'
import { ArrangeList } from '../../../ui/arrange-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { t } from '#src/language/t.ts'

/** Chooses the columns of the list and their order. */
export const ColumnsDialog = (props: {
  columns: readonly PlacedColumn[]
  onArrange: (change: (columns: readonly PlacedColumn[]) => readonly PlacedColumn[]) => void
  onClose: () => void
}) => (
  <Dialog title={t('Columns')} isOpen onClose={props.onClose} size="30rem">
    <ArrangeList
      hint={t(
        'After company and position, from left to right. This device remembers them, and so does a saved view. On a phone, cards show the pay, work mode, employment, source and day of adding that are chosen.',
      )}
      parts={props.columns}
      usual={USUAL_COLUMNS}
      labels={LIST_COLUMN_LABELS}
      onArrange={props.onArrange}
      onReset={() => props.onArrange(() => USUAL_COLUMNS)}
      onDone={props.onClose}
    />
  </Dialog>
)
