import type { pettyCash as arabic } from '../ar/petty-cash.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const pettyCash: InAnotherLanguage<typeof arabic> = {
  'Another bill has the same number': 'وەسڵێکی تر هەمان ژمارەی هەیە',
  'Entry No': 'ژمارەی تۆمار',
  '{who} has changed this petty cash entry in the meantime.':
    'لەم ماوەیەدا {who} ئەم تۆماری نەسرییەیەی گۆڕیوە.',
  'Are you sure you want to delete this Admin Log Sheet?': 'دەتەوێت ئەم تۆماری نەسرییەیە بسڕیتەوە؟',
  'Create Petty Cash': 'دروستکردنی تۆماری نەسرییە',
  'Create the first petty cash entry; it will then be listed here.':
    'یەکەم تۆماری نەسرییە دروست بکە، پاشان لێرە دەردەکەوێت.',
  'No petty cash sheet yet': 'هێشتا هیچ تۆمارێکی نەسرییە نییە',
  'Petty Cash Added Successfully!': 'تۆماری نەسرییە زیاد کرا.',
  'Petty Cash Details': 'وردەکارییەکانی تۆماری نەسرییە',
  'petty cash entry': 'تۆماری نەسرییە',
  'Petty Cash Sheet': 'لیستی نەسرییە',
  'Petty Cash Update Success': 'تۆماری نەسرییە دەستکاری کرا.',
  'Project Amount': 'بڕی پارەی پڕۆژە',
  'Receipt Form': 'شێوەی وەسڵ',
  'Receipt No': 'ژمارەی وەسڵ',
  'Search petty cash sheet': 'گەڕان لە لیستی نەسرییەدا',
  'This petty cash entry does not exist.': 'ئەم تۆماری نەسرییەیە بوونی نییە.',
  'Total Project Amount': 'کۆی بڕی پڕۆژەکان',
  'Update Petty Cash': 'دەستکاریکردنی تۆماری نەسرییە',
  'None of the petty cash sheet matches the search and the filters.':
    'هیچ تۆمارێکی نەسرییە لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are petty cash sheet, they are listed here.':
    'هەر تۆمارێکی نەسرییە زیاد بکرێت، لێرە دەردەکەوێت.',
}
