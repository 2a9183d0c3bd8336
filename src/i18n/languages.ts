/** The languages that Inkwell speaks, by their codes (BCP 47), each as its speakers call it. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  ckb: { name: 'کوردی (سۆرانی)', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

export type Language = keyof typeof languages

/** What is spoken where nobody has chosen: what scripts of the API rely on (specification, section 8). */
export const defaultLanguage: Language = 'en'

export const languageCodes: readonly Language[] = ['en', 'ar', 'ckb']

/** Whether a value is the code of a language that Inkwell speaks. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
