import type { pettyCash as arabic } from '../ar/petty-cash.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const pettyCash: InAnotherLanguage<typeof arabic> = {
  'Save as a separate entry': 'پاشەکەوتکردن وەک تۆمارێکی جیا',
  'Entry No': 'ژمارەی تۆمار',
  '{who} has changed this petty cash entry since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم تۆماری نەسرییەیەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'Are you sure you want to delete this Admin Log Sheet?': 'دەتەوێت ئەم تۆماری نەسرییەیە بسڕیتەوە؟',
  'Create Petty Cash': 'دروستکردنی تۆماری نەسرییە',
  'Create your first petty cash entry.': 'یەکەم تۆماری نەسرییە دروست بکە.',
  'No petty cash entries yet': 'هێشتا هیچ تۆمارێکی نەسرییە نییە',
  'Petty cash entry created.': 'تۆماری نەسرییەکە دروست کرا.',
  'Petty Cash Details': 'وردەکارییەکانی تۆماری نەسرییە',
  'petty cash entry': 'تۆماری نەسرییە',
  'Petty Cash Sheet': 'لیستی نەسرییە',
  'Petty cash entry updated.': 'تۆماری نەسرییەکە دەستکاری کرا.',
  'Project Amount': 'بڕی پڕۆژە',
  'Receipt Form': 'شێوەی وەسڵ',
  'Receipt No': 'ژمارەی وەسڵ',
  'Search petty cash entries': 'گەڕان لە تۆمارەکانی نەسرییەدا',
  'This petty cash entry does not exist.': 'ئەم تۆماری نەسرییەیە بوونی نییە.',
  'Total Project Amount': 'کۆی بڕی پڕۆژەکان',
  'Update Petty Cash': 'دەستکاریکردنی تۆماری نەسرییە',
  'No petty cash entries match your filters.': 'بەم پاڵاوتنە هیچ تۆمارێکی نەسرییە نەدۆزرایەوە.',
  'Petty cash entries will appear here.': 'تۆمارەکانی نەسرییە لێرە دەردەکەون.',
  'Petty Cash Entries': 'تۆمارەکانی نەسرییە',
}
