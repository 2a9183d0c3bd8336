import type { forgiven as arabic } from '../ar/forgiven.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const forgiven: InAnotherLanguage<typeof arabic> = {
  'Dinars that were missing in boxes count at the rate near their day. Below 0 is what was too much.':
    'ئەو دینارانەی لە سندوقەکان کەم بوون بە نزیکترین نرخی ڕۆژەکەیان دەژمێردرێن. خوار سفر ئەوەیە کە زیاد بووە.',
  'Discounts by hand': 'داشکاندنی دەستی',
  'Missing in boxes': 'کەمی سندوقەکان',
  'Nothing was forgiven in these days.': 'لەم ڕۆژانەدا لە هیچ بڕێک خۆش نەبوون.',
  'Of it in dinars': 'لەوە بە دینار',
  'Rounding of receipts': 'نزیککردنەوەی پسوولەکانی وەرگرتن',
  'What was forgiven': 'بڕە لێخۆشبووەکان',
  'Written off on orders': 'سڕاوە لە داواکارییەکاندا',
}
