import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isLanguage, type Language, languageCodes, languages } from '../../../i18n/languages.ts'
import { englishOnPaper } from '../../../i18n/english-on-paper.ts'
import type { PaperTranslate } from '../../../i18n/paper-translate.ts'
import { Select } from '../ui/select.tsx'
import { useTranslate } from '../language/language.ts'
import { notifyFailure } from '../messages/notify.ts'
import { withParam } from './with-param.ts'

/** A language is loaded with the first paper in it. */
const loads: Readonly<Record<Exclude<Language, 'en'>, () => Promise<PaperTranslate>>> = {
  ar: async () => (await import('../../../i18n/arabic-on-paper.ts')).arabicOnPaper,
  ckb: async () => (await import('../../../i18n/sorani-on-paper.ts')).soraniOnPaper,
}

const loaded: Partial<Record<Language, PaperTranslate>> = { en: englishOnPaper }

async function load(language: Language): Promise<void> {
  if (language !== 'en') loaded[language] = await loads[language]()
}

/** Returns the translator for papers in a language; undefined until it is loaded. */
export function usePaperTranslate(language: Language): PaperTranslate | undefined {
  const [, rerender] = useState(0)
  useEffect(() => {
    if (!loaded[language]) load(language).then(() => rerender((count) => count + 1), notifyFailure)
  }, [language])
  return loaded[language]
}

/**
 * Returns the language of a paper: from the page's address, otherwise the recipient's saved language. `t` is undefined
 * until it is loaded.
 */
export function usePaperLanguage(stored: Language | null | undefined): {
  language: Language
  t: PaperTranslate | undefined
  choose(language: Language): void
} {
  const [params, setParams] = useSearchParams()
  const asked = params.get('language')
  const language = isLanguage(asked) ? asked : (stored ?? 'en')
  return {
    language,
    t: usePaperTranslate(language),
    choose: (chosen) => setParams((before) => withParam(before, 'language', chosen), { replace: true }),
  }
}

interface PaperLanguageProps {
  language: Language
  onChange(language: Language): void
}

/** Selects the language of the paper for this printing. */
export function PaperLanguage({ language, onChange }: PaperLanguageProps) {
  const t = useTranslate()
  return (
    <Select
      aria-label={t('Document language')}
      w={150}
      allowDeselect={false}
      data={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
      value={language}
      onChange={(chosen) => isLanguage(chosen) && onChange(chosen)}
    />
  )
}
