import { languageCodes, languages } from '../../../../i18n/languages.ts'
import { changeLanguage } from '../../language/change-language.ts'
import { useTranslate } from '../../language/language.ts'
import styles from './language-choice.module.css'

/** The languages side by side, each under its own name, on the sign-in page. */
export function LanguageChoice() {
  const t = useTranslate()
  return (
    <div className={styles.languages} role="group" aria-label={t('Language')}>
      {languageCodes.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.language}
          lang={code}
          dir={languages[code].direction}
          aria-pressed={t.language === code}
          onClick={() => void changeLanguage(code)}
        >
          {languages[code].name}
        </button>
      ))}
    </div>
  )
}
