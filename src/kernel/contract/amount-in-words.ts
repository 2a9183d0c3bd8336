import { wordsInArabic } from './amount-in-words.ar.ts'
import { wordsInKurdish } from './amount-in-words.ckb.ts'
import { wordsInEnglish } from './amount-in-words.en.ts'
import type { Currency } from './money.ts'
import { spokenAmount } from './spoken-amount.ts'

const languages = {
  en: { words: wordsInEnglish, missing: 'Zero' },
  ar: { words: wordsInArabic, missing: 'صفر' },
  ckb: { words: wordsInKurdish, missing: 'سفر' },
}

/**
 * An amount of a currency in words, as papers name it: `One Hundred Twenty-Three Dolar And Forty-Five Cents`, without
 * the part after the point when it is zero; `Zero` when the amount is missing (specification, section 2, printable
 * invoice). It is rounded half up to 2 decimals; 2.5 dinars are `Two Dinar And Five Hundred Fils`. Throws a RangeError
 * for amounts below zero or with more than thirteen digits before the point.
 */
export function amountInWords(
  amount: number | null | undefined,
  currency: Currency,
  language: keyof typeof languages = 'en',
): string {
  const { words, missing } = languages[language]
  return amount === null || amount === undefined ? missing : words(spokenAmount(amount, currency))
}
