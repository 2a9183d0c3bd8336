/** The languages of Inkwell by code (BCP 47), each under its own name. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  ckb: { name: 'کوردی (سۆرانی)', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

export type Language = keyof typeof languages

/** The language of users and scripts that have not chosen one (specification, section 8). */
export const defaultLanguage: Language = 'en'

export const languageCodes: readonly Language[] = ['en', 'ar', 'ckb']

/** Whether a value is the code of a language of Inkwell. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
