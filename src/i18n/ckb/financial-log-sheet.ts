import type { financialLogSheet as arabic } from '../ar/financial-log-sheet.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const financialLogSheet: InAnotherLanguage<typeof arabic> = {
  'Create Financial Log Sheet': 'دروستکردنی نووسراوی دارایی',
  'Create your first financial log sheet.': 'یەکەم نووسراوی دارایی دروست بکە.',
  'Financial Log Sheet': 'تۆماری نووسراوە داراییەکان',
  'Financial Log Sheet Details': 'وردەکارییەکانی نووسراوی دارایی',
  'Financial Log Sheets': 'نووسراوە داراییەکان',
  'Financial Log successfully deleted.': 'نووسراوە داراییەکە سڕایەوە.',
  'Financial log sheet updated.': 'نووسراوە داراییەکە دەستکاری کرا.',
  'No financial log sheets yet': 'هێشتا هیچ نووسراوێکی دارایی نییە',
  'Product Added Successfully!|a financial log sheet': 'نووسراوە داراییەکە دروست کرا.',
  'Recipient Number': 'ژمارەی وەرگر',
  'Search financial log sheets': 'گەڕان لە نووسراوە داراییەکاندا',
  'This financial log sheet does not exist.': 'ئەم نووسراوە داراییە بوونی نییە.',
  'Total Amount': 'بڕی گشتی',
  'Update Financial Log Sheet': 'دەستکاریکردنی نووسراوی دارایی',
  '{who} has changed this financial log sheet since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم نووسراوە داراییەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'No financial log sheets match your filters.': 'بەم پاڵاوتنە هیچ نووسراوێکی دارایی نەدۆزرایەوە.',
  'Financial log sheets will appear here.': 'نووسراوە داراییەکان لێرە دەردەکەون.',
}
