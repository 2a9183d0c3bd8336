import type { adminLogSheet as arabic } from '../ar/admin-log-sheet.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const adminLogSheet: InAnotherLanguage<typeof arabic> = {
  'Admin Log Added Successfully!': 'نووسراوە کارگێڕییەکە زیاد کرا.',
  'Admin Log Sheet': 'تۆماری نووسراوە کارگێڕییەکان',
  'Admin Log Sheet Details': 'وردەکارییەکانی نووسراوی کارگێڕی',
  'Admin Log Sheets': 'نووسراوە کارگێڕییەکان',
  'Admin Update Success': 'نووسراوە کارگێڕییەکە دەستکاری کرا.',
  'Administrative Order': 'فەرمانی کارگێڕی',
  'AO (Administrative Order)': 'فەرمانی کارگێڕی',
  'Create Admin Log Sheet': 'دروستکردنی نووسراوی کارگێڕی',
  'Create the first admin log sheet; it will then be listed here.':
    'یەکەم نووسراوی کارگێڕی دروست بکە، پاشان لێرە دەردەکەوێت.',
  'Document Number': 'ژمارەی نووسراو',
  'Document Type': 'جۆری نووسراو',
  'Document Type Name': 'ناوی جۆری نووسراو',
  'Financial Order': 'فەرمانی دارایی',
  'FO (Financial Order)': 'فەرمانی دارایی',
  'No admin log sheets yet': 'هێشتا هیچ نووسراوێکی کارگێڕی نییە',
  'Search admin log sheets': 'گەڕان لە نووسراوە کارگێڕییەکاندا',
  'This admin log sheet does not exist.': 'ئەم نووسراوە کارگێڕییە بوونی نییە.',
  'Update Admin Log Sheet': 'دەستکاریکردنی نووسراوی کارگێڕی',
  '{who} has changed this admin log sheet in the meantime.':
    'لەم ماوەیەدا {who} ئەم نووسراوە کارگێڕییەی گۆڕیوە.',
  'None of the admin log sheets matches the search and the filters.':
    'هیچ نووسراوێکی کارگێڕی لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are admin log sheets, they are listed here.':
    'هەر نووسراوێکی کارگێڕی زیاد بکرێت، لێرە دەردەکەوێت.',
}
