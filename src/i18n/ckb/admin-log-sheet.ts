import type { adminLogSheet as arabic } from '../ar/admin-log-sheet.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const adminLogSheet: InAnotherLanguage<typeof arabic> = {
  'Admin Log Added Successfully!': 'نووسراوە کارگێڕییەکە دروست کرا.',
  'Admin Log Sheet': 'تۆماری نووسراوە کارگێڕییەکان',
  'Admin Log Sheet Details': 'وردەکارییەکانی نووسراوی کارگێڕی',
  'Admin Log Sheets': 'نووسراوە کارگێڕییەکان',
  'Admin Update Success': 'نووسراوە کارگێڕییەکە دەستکاری کرا.',
  'Administrative Order': 'فەرمانی کارگێڕی',
  'AO (Administrative Order)': 'فەرمانی کارگێڕی',
  'Create Admin Log Sheet': 'دروستکردنی نووسراوی کارگێڕی',
  'Create your first admin log sheet.': 'یەکەم نووسراوی کارگێڕی دروست بکە.',
  'Document Number': 'ژمارەی نووسراو',
  'Document Type': 'جۆری نووسراو',
  'Document Type Name': 'ناوی جۆری نووسراو',
  'Financial Order': 'فەرمانی دارایی',
  'FO (Financial Order)': 'فەرمانی دارایی',
  'No admin log sheets yet': 'هێشتا هیچ نووسراوێکی کارگێڕی نییە',
  'Search admin log sheets': 'گەڕان لە نووسراوە کارگێڕییەکاندا',
  'This admin log sheet does not exist.': 'ئەم نووسراوە کارگێڕییە بوونی نییە.',
  'Update Admin Log Sheet': 'دەستکاریکردنی نووسراوی کارگێڕی',
  '{who} has changed this admin log sheet since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم نووسراوە کارگێڕییەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'No admin log sheets match your filters.': 'بەم پاڵاوتنە هیچ نووسراوێکی کارگێڕی نەدۆزرایەوە.',
  'Admin log sheets will appear here.': 'نووسراوە کارگێڕییەکان لێرە دەردەکەون.',
}
