import { expect, test } from 'vitest'
import type { MessageKey } from './messages.ts'
import { translators } from './translators.ts'

/*
 * Rows of the database contain message keys from the time when they were written: subjects of documents, reasons of
 * rates, and findings in backups. These keys must stay, with a current text in each language. Rows that exist only for
 * days (results of bulk actions, saved responses) need none: text that no catalog has is shown as it was stored.
 */
const stored: [key: MessageKey, english: string, arabic: string, sorani: string][] = [
  [
    'Payment that was typed on the order',
    'Manual payment recorded on the order',
    'دفعة يدوية مسجلة في الطلب',
    'پارەدانی دەستی لەسەر داواکارییەکە',
  ],
  [
    'What was typed makes it this rate.',
    'Rate implied by the manual payment.',
    'سعر محسوب من الدفعة اليدوية.',
    'نرخ بەپێی پارەدانی دەستی.',
  ],
  [
    'It was cut off before its end.',
    'The backup was interrupted before it finished.',
    'انقطع إنشاء النسخة الاحتياطية قبل اكتمالها.',
    'دروستکردنی کۆپییە یەدەگەکە پێش تەواوبوونی پچڕا.',
  ],
  [
    'It does not say which house made it. It is not counted, and never removed.',
    'This backup does not name its installation. It is excluded and never deleted automatically.',
    'لا يُعرف التنصيب الذي أنشأ هذه النسخة، لذلك هي مستثناة ولا تُحذف تلقائياً.',
    'دیار نییە ئەم کۆپییە یەدەگە هی کام دامەزراندنە. ناژمێردرێت و هەرگیز خۆکارانە ناسڕدرێتەوە.',
  ],
  [
    'It was not made here, though it bears the number of this house. It is not counted, and never removed.',
    'This backup carries the ID of this installation but was not made here. It is excluded and never deleted automatically.',
    'تحمل هذه النسخة معرّف هذا التنصيب لكنها لم تُنشأ هنا، لذلك هي مستثناة ولا تُحذف تلقائياً.',
    'ئەم کۆپییە یەدەگە ناسێنەری ئەم دامەزراندنەی پێوەیە، بەڵام لێرە دروست نەکراوە. ناژمێردرێت و هەرگیز خۆکارانە ناسڕدرێتەوە.',
  ],
]

test.each(stored)(
  'stored rows with "%s" are shown in the current wording',
  (key, english, arabic, sorani) => {
    const t = (language: keyof typeof translators) => translators[language]({ key, values: {} })
    expect([t('en'), t('ar'), t('ckb')]).toEqual([english, arabic, sorani])
  },
)

test('stored rows about another installation are shown with its name', () => {
  const key = 'It is of another house: {house}. It is not counted here, and never removed.'
  expect(translators.en(key, { house: 'Erbil' })).toBe(
    'This backup belongs to another installation: Erbil. It is excluded and never deleted automatically.',
  )
  for (const language of ['ar', 'ckb'] as const) {
    expect(translators[language](key, { house: 'Erbil' })).toContain('Erbil')
  }
})

test('a message of an earlier version that no catalog has is shown as it was stored', () => {
  const earlier = { key: 'This was said by an earlier version of {product}.', values: { product: 'Inkwell' } }
  expect(translators.ckb(earlier as never)).toBe(
    'This was said by an earlier version of \u2068Inkwell\u2069.',
  )
})
