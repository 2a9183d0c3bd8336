import type { financialLogSheet as arabic } from '../ar/financial-log-sheet.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const financialLogSheet: InAnotherLanguage<typeof arabic> = {
  'Create Financial Log Sheet': 'دروستکردنی نووسراوی دارایی',
  'Create the first financial log sheet; it will then be listed here.':
    'یەکەم نووسراوی دارایی دروست بکە، پاشان لێرە دەردەکەوێت.',
  'Financial Log Sheet': 'تۆماری نووسراوە داراییەکان',
  'Financial Log Sheet Details': 'وردەکارییەکانی نووسراوی دارایی',
  'Financial Log Sheets': 'نووسراوە داراییەکان',
  'Financial Log successfully deleted.': 'نووسراوە داراییەکە سڕایەوە.',
  'Financial Log Update Success': 'نووسراوە داراییەکە دەستکاری کرا.',
  'No financial log sheets yet': 'هێشتا هیچ نووسراوێکی دارایی نییە',
  'Recipient Number': 'ژمارەی وەرگر',
  'Search financial log sheets': 'گەڕان لە نووسراوە داراییەکاندا',
  'This financial log sheet does not exist.': 'ئەم نووسراوە داراییە بوونی نییە.',
  'Total Amount': 'کۆی گشتیی بڕی پارە',
  'Update Financial Log Sheet': 'دەستکاریکردنی نووسراوی دارایی',
  '{who} has changed this financial log sheet in the meantime.':
    'لەم ماوەیەدا {who} ئەم نووسراوە داراییەی گۆڕیوە.',
  'None of the financial log sheets matches the search and the filters.':
    'هیچ نووسراوێکی دارایی لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are financial log sheets, they are listed here.':
    'هەر نووسراوێکی دارایی زیاد بکرێت، لێرە دەردەکەوێت.',
}
