import type { Label } from './messages.ts'

/** How earlier versions called what files are exported under, in any language. */
const former: Partial<Record<Label, readonly string[]>> = {
  Amount: ['بڕی پارە'],
  'Document language': ['Language of papers', 'لغة المطبوعات', 'زمانی چاپکراوەکان'],
  'No email address': ['Has no e-mail', 'ليس لديه بريد إلكتروني', 'ئیمەیڵی نییە'],
  'Previous number': ['Old Number', 'الرقم القديم', 'ژمارەی کۆن'],
  'Show totals in IQD on documents': [
    'Totals on papers in dinars too',
    'المجاميع على الأوراق بالدينار أيضاً',
    'کۆی گشتی لەسەر کاغەزەکان بە دیناریش',
  ],
}

/** The texts of a label that files of earlier versions have in its place: an import knows them still. */
export function formerTexts(label: Label): readonly string[] {
  return former[label] ?? []
}
