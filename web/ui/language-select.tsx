import { Languages } from 'lucide-react'
import { isLanguage, type Language, LANGUAGE_CODES, LANGUAGES } from '#src/language/languages.ts'
import { language, t } from '#src/language/t.ts'
import classes from './language-select.module.css'

/** A select of the available languages, each with its own name. */
export const LanguageSelect = (props: { onChoose: (language: Language) => void }) => (
  <label className={classes.field}>
    <Languages size={18} aria-hidden />
    <span className="visually-hidden">{t('Language')}</span>
    <select
      className={classes.select}
      value={language}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && props.onChoose(value)}
    >
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code]}
        </option>
      ))}
    </select>
  </label>
)
