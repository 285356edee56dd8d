import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import classes from './search-field.module.css'
import { t } from '#src/language/t.ts'

/** Filters while typing; the `/` key focuses it. */
export const SearchField = (props: {
  value: string
  onType: (text: string) => void
  onFocus?: (() => void) | undefined
  onBlur: () => void
  /** The accessible label: what is searched. */
  label?: string
}) => {
  const { label = t('Search applications') } = props
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    props.onType('')
    input.current?.focus()
  }
  return (
    <search className={classes.field}>
      <Search size={18} aria-hidden />
      <input
        ref={input}
        data-search
        className={classes.input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={props.value}
        onChange={(event) => props.onType(event.currentTarget.value)}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && props.value !== '') {
            event.preventDefault()
            clear()
          }
        }}
      />
      {props.value !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('Clear search')}
          onClick={clear}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </search>
  )
}
