import { Archive, Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import classes from './selection-bar.module.css'
import { selection } from './selection.ts'
import { MoveMenu, type OnChange, OutcomeMenu, StageMenu, TagMenu } from './selection-menus.tsx'
import { describeArchived, type useChangeMany } from './use-change-many.ts'
import { t } from '#src/language/t.ts'

/** The actions for all selected applications. */
export const SelectionBar = (props: {
  selected: readonly Job[]
  onChange: ReturnType<typeof useChangeMany>
}) => {
  const { selected } = props
  const [isAsking, setIsAsking] = useState(false)
  const ids = selected.map(({ id }) => id)
  const change: OnChange = (to, describe) => void props.onChange(ids, to, describe)
  const erase = () => {
    setIsAsking(false)
    selection.clear()
    void props.onChange(ids, 'delete', (count) =>
      t('{count, plural, one {Deleted # application} other {Deleted # applications}}', { count }),
    )
  }
  return (
    <div
      className={classes.bar}
      role="toolbar"
      aria-label={t('Selected applications')}
      data-bottom-bar
    >
      <p className={classes.count} role="status">
        {t('{count, number} selected', { count: selected.length })}
      </p>
      <MoveMenu onChange={change} />
      <StageMenu onChange={change} />
      <TagMenu selected={selected} onChange={change} />
      <OutcomeMenu onChange={change} />
      <BarButton
        label={t('Archive')}
        icon={<Archive size={17} aria-hidden />}
        onPress={() => {
          selection.clear()
          change({ archived: true }, describeArchived)
        }}
      />
      <BarButton
        label={t('Delete')}
        icon={<Trash2 size={17} aria-hidden />}
        onPress={() => setIsAsking(true)}
      />
      <button
        type="button"
        className={classes.close}
        aria-label={t('Clear the selection')}
        onClick={selection.clear}
      >
        <X size={18} aria-hidden />
      </button>
      <ConfirmDialog
        title={t('Delete applications')}
        question={t(
          '{count, plural, one {Delete the selected application, with its notes and history?} other {Delete # applications, with their notes and history?}}',
          { count: selected.length },
        )}
        confirmLabel={t('Delete')}
        isOpen={isAsking}
        isBusy={false}
        failure={undefined}
        onConfirm={erase}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  )
}

const BarButton = (props: { label: string; icon: ReactNode; onPress?: () => void }) => (
  <button type="button" className={classes.button} onClick={props.onPress}>
    {props.icon}
    <span>{props.label}</span>
  </button>
)
