import type { daySheet as arabic } from '../ar/day-sheet.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const daySheet: InAnotherLanguage<typeof arabic> = {
  '{rate} instead of {usual}': '{rate} لە جیاتی {usual}',
  '{what}: {number}': '{what}: {number}',
  'Total, with {count} more': {
    one: 'کۆی گشتی لەگەڵ دێڕێکی تر',
    other: 'کۆی گشتی لەگەڵ {count} دێڕی تر',
  },
  '{all} came in, {cancelled} was cancelled': '{all} هاتووە، {cancelled} هەڵوەشێنراوەتەوە',
  '{counted} counted, difference {difference}': '{counted} ژمێردرا، جیاوازی {difference}',
  'Back-dated': 'بە بەرواری کۆنتر',
  'Came in': 'هاتوو',
  Cashier: 'سندوقدار',
  'Day Sheet': 'پوختەی ڕۆژ',
  'Day Sheet {day}': 'پوختەی ڕۆژ {day}',
  'No box was closed on this day.': 'لەم ڕۆژەدا هیچ سندوقێک دانەخراوە.',
  'No money was received on this day.': 'لەم ڕۆژەدا هیچ پارەیەک وەرنەگیراوە.',
  'On this day nothing of: {list}.': 'لەم ڕۆژەدا هیچ لەمانە نییە: {list}.',
  Takings: 'وەرگیراوەکان',
}
