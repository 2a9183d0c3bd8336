import type { dailySummary as arabic } from '../ar/daily-summary.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const dailySummary: InAnotherLanguage<typeof arabic> = {
  'Rate {rate}, daily rate {usual}': 'نرخ {rate}، نرخی ڕۆژ {usual}',
  '{what}: {number}': '{what}: {number}',
  '{before} before, {after} now': 'لە {before} بۆ {after}',
  'After the change': 'دوای دەستکاری',
  'Before the change': 'پێش دەستکاری',
  'Exchange rate changes': 'دەستکارییەکانی نرخی ئاڵوگۆڕ',
  'Deleted: {value}': 'سڕاوەتەوە: {value}',
  'Due dates moved': 'بەرواری دانەوەی گۆڕدراو',
  'Issued invoices reduced or repriced': 'پسوولەی فرۆشتنی دەرکراو کە کەمکراوەتەوە یان نرخی گۆڕدراوە',
  Moved: 'گواستراوە لە نێوان هەژمارەکان',
  'New: {value}': 'نوێ: {value}',
  'Paid out': 'پارەی دەرچوو',
  '{all} received, {cancelled} cancelled': '{all} وەرگیراوە، {cancelled} هەڵوەشێنراوەتەوە',
  '{counted} counted, {difference} over/short': '{counted} ژمێردراو، زیادە/کەمی {difference}',
  Backdated: 'بە بەرواری پێشووتر',
  Cashier: 'سندوقدار',
  'Daily Summary': 'پوختەی ڕۆژ',
  'Daily Summary {day}': 'پوختەی ڕۆژ {day}',
  'No cash boxes closed on this day.': 'لەم ڕۆژەدا هیچ سندوقێک دانەخراوە.',
  'No receipts on this day.': 'لەم ڕۆژەدا هیچ پارەیەک وەرنەگیراوە.',
  'None on this day: {list}.': 'لەم ڕۆژەدا هیچ لەمانە نییە: {list}.',
  'Receipts by cashier': 'وەرگیراوەکان بەپێی سندوقدار',
  'Users and their roles': 'بەکارهێنەران و ڕۆڵەکانیان',
  'Received|an amount': 'وەرگیراو',
}
