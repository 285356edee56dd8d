import { Menu } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import {
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPES,
  type DocumentType,
} from '#src/documents/constants.ts'
import classes from './type-badge.module.css'
import { TYPE_ICONS } from './type-icons.ts'
import { t } from '#src/language/t.ts'

/** Shows the document's type; pressing it opens a menu to change it. */
export const TypeBadge = (props: {
  filename: string
  type: DocumentType
  onChange: (type: DocumentType) => void
}) => {
  const { type } = props
  const Icon = TYPE_ICONS[type]
  const change = (value: string) => {
    const chosen = DOCUMENT_TYPES.find((known) => known === value)
    if (chosen && chosen !== type) props.onChange(chosen)
  }
  return (
    <Menu width={200} position="bottom-start" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <button
          type="button"
          className={classes.target}
          aria-label={t('{type}: change the type of {filename}', {
            type: DOCUMENT_TYPE_LABELS[type],
            filename: props.filename,
          })}
        >
          <span className={classes.badge} data-type={type}>
            <Icon size={14} aria-hidden />
            {DOCUMENT_TYPE_LABELS[type]}
            <ChevronDown size={14} aria-hidden />
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('Type of {filename}', { filename: props.filename })}>
        <Menu.RadioGroup value={type} onChange={change}>
          {DOCUMENT_TYPES.map((one) => (
            <Menu.RadioItem key={one} value={one} closeMenuOnClick>
              {DOCUMENT_TYPE_LABELS[one]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
