import type { writeOffs as arabic } from '../ar/write-offs.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const writeOffs: InAnotherLanguage<typeof arabic> = {
  'Cash over/short in IQD is converted at the daily rate closest to its date. Negative amounts are cash over.':
    'زیادە و کەمیی سندوق بە دینار، بە نزیکترین نرخی ڕۆژ دەکرێت بە دۆلار. بڕی نەرێنی واتە زیادە.',
  'Manual discounts': 'داشکاندنی دەستی',
  'Percent discounts': 'داشکاندن بە سەدا',
  'Prices below list price': 'نرخی کەمتر لە نرخی بنەڕەتی',
  'Cash over/short': 'زیادە و کەمیی سندوق',
  'No write-offs or adjustments in this period.':
    'لەم ماوەیەدا هیچ قەرزێک نەسڕاوەتەوە و هیچ جیاوازییەک نییە.',
  'Of which IQD': 'لەو بڕە بە دینار',
  'Write-offs': 'قەرزە سڕاوەکان',
  'Write-offs and adjustments': 'قەرزە سڕاوەکان و جیاوازییەکان',
  'Order write-offs': 'قەرزی سڕاوەی داواکارییەکان',
}
