import type { warehouse as arabic } from '../ar/warehouse.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const warehouse: InAnotherLanguage<typeof arabic> = {
  'Create the first warehouse sheet; it will then be listed here.':
    'یەکەم تۆماری کۆگا دروست بکە، پاشان لێرە دەردەکەوێت.',
  'Create Warehouse Sheet': 'دروستکردنی تۆماری کۆگا',
  Materials: 'کەرەستەکان',
  'No warehouse sheets yet': 'هێشتا هیچ تۆمارێکی کۆگا نییە',
  'Search warehouse sheets': 'گەڕان لە تۆمارەکانی کۆگادا',
  'This warehouse sheet does not exist.': 'ئەم تۆماری کۆگایە بوونی نییە.',
  'Update Warehouse Sheet': 'دەستکاریکردنی تۆماری کۆگا',
  Warehouse: 'کۆگا',
  'Warehouse Sheet': 'تۆماری کۆگا',
  'Warehouse sheet Added Successfully!': 'تۆماری کۆگا زیاد کرا.',
  'Warehouse Sheet Details': 'وردەکارییەکانی تۆماری کۆگا',
  'Warehouse Sheet successfully deleted.': 'تۆماری کۆگا سڕایەوە.',
  'Warehouse Sheets': 'تۆمارەکانی کۆگا',
  'wareHouse Update Success': 'تۆماری کۆگا دەستکاری کرا.',
  '{who} has changed this warehouse sheet in the meantime.': 'لەم ماوەیەدا {who} ئەم تۆماری کۆگایەی گۆڕیوە.',
  'None of the warehouse sheets matches the search and the filters.':
    'هیچ تۆمارێکی کۆگا لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are warehouse sheets, they are listed here.':
    'هەر تۆمارێکی کۆگا زیاد بکرێت، لێرە دەردەکەوێت.',
}
