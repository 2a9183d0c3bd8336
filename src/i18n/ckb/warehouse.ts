import type { warehouse as arabic } from '../ar/warehouse.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const warehouse: InAnotherLanguage<typeof arabic> = {
  'Create your first warehouse sheet.': 'یەکەم تۆماری کۆگا دروست بکە.',
  'Create Warehouse Sheet': 'دروستکردنی تۆماری کۆگا',
  Materials: 'کەرەستەکان',
  'No warehouse sheets yet': 'هێشتا هیچ تۆمارێکی کۆگا نییە',
  'Search warehouse sheets': 'گەڕان لە تۆمارەکانی کۆگادا',
  'This warehouse sheet does not exist.': 'ئەم تۆماری کۆگایە بوونی نییە.',
  'Update Warehouse Sheet': 'دەستکاریکردنی تۆماری کۆگا',
  Warehouse: 'کۆگا',
  'Warehouse Sheet': 'تۆماری کۆگا',
  'Warehouse sheet Added Successfully!': 'تۆمارەکەی کۆگا دروست کرا.',
  'Warehouse Sheet Details': 'وردەکارییەکانی تۆماری کۆگا',
  'Warehouse Sheet successfully deleted.': 'تۆمارەکەی کۆگا سڕایەوە.',
  'Warehouse Sheets': 'تۆمارەکانی کۆگا',
  'wareHouse Update Success': 'تۆمارەکەی کۆگا دەستکاری کرا.',
  '{who} has changed this warehouse sheet since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم تۆماری کۆگایەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'No warehouse sheets match your filters.': 'بەم پاڵاوتنە هیچ تۆمارێکی کۆگا نەدۆزرایەوە.',
  'Warehouse sheets will appear here.': 'تۆمارەکانی کۆگا لێرە دەردەکەون.',
}
