import type { daySheet as arabic } from '../ar/day-sheet.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const daySheet: InAnotherLanguage<typeof arabic> = {
  '{rate} instead of {usual}': '{rate} لە جیاتی {usual}',
  '{what}: {number}': '{what}: {number}',
  '{before} before, {after} now': 'لە {before} بۆ {after}',
  'After the change': 'دوای دەستکاری',
  'Before the change': 'پێش دەستکاری',
  'Changes of the rate table': 'دەستکارییەکانی نرخی ئاڵوگۆڕ',
  'Deleted: {value}': 'سڕاوەتەوە: {value}',
  'Due dates moved': 'بەرواری دانەوەی گۆڕدراو',
  'Issued invoices lowered or re-priced': 'پسوولەی فرۆشتنی دەرچوو کە کەمکراوەتەوە یان نرخی گۆڕدراوە',
  Moved: 'گواستراوە لە نێوان هەژمارەکان',
  'New: {value}': 'نوێ: {value}',
  'Paid out': 'پارەی دەرچوو',
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
  'Users and their roles': 'بەکارهێنەران و ڕۆڵەکانیان',
}
