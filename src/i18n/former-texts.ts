import type { Label } from './messages.ts'

/** Earlier texts of labels in exported files, in any language. */
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

/** Returns the earlier texts of a label, by which an import still recognizes files of earlier versions. */
export function formerTexts(label: Label): readonly string[] {
  return former[label] ?? []
}
