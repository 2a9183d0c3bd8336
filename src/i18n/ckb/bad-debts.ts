import type { badDebts as arabic } from '../ar/bad-debts.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const badDebts: InAnotherLanguage<typeof arabic> = {
  'Outstanding: {amount}': 'ماوە: {amount}',
  '{bad_debt_no} cancelled.': 'قەرزی لەدەستچووی {bad_debt_no} هەڵوەشێنرایەوە.',
  '{bad_debt_no} cannot be changed. Cancel it and create a new one.':
    'قەرزی لەدەستچووی {bad_debt_no} دەستکاری ناکرێت. هەڵیبوەشێنەرەوە و یەکێکی نوێ دروست بکە.',
  'Amount exceeds what {customer} owed on {day}. Enter {amount} or less.':
    'بڕەکە لە قەرزی {customer} لە ڕۆژی {day} زیاترە. {amount} یان کەمتر بنووسە.',
  'Bad debt {number} would then exceed the amount owed. Cancel the bad debt first.':
    'بەم گۆڕانکارییە قەرزی لەدەستچووی {number} لە قەرزەکە زیاتر دەبێت. سەرەتا قەرزە لەدەستچووەکە هەڵبوەشێنەرەوە.',
  'Bad debts will appear here.': 'قەرزە لەدەستچووەکان لێرە دەردەکەون.',
  'Bad debt {number}: {amount}': 'قەرزی لەدەستچووی {number}: {amount}',
  'Bad Debt': 'قەرزی لەدەستچوو',
  'Bad debt created.': 'قەرزە لەدەستچووەکە دروست کرا.',
  'Bad Debt Details': 'وردەکارییەکانی قەرزی لەدەستچوو',
  'Bad Debt No': 'ژمارەی قەرزی لەدەستچوو',
  'Bad Debts': 'قەرزە لەدەستچووەکان',
  'Cancel bad debt': 'هەڵوەشاندنەوەی قەرزی لەدەستچوو',
  'Cancel bad debt {number}': 'هەڵوەشاندنەوەی قەرزی لەدەستچووی {number}',
  'Cancelled|a bad debt': 'هەڵوەشێنراوە',
  'Create Bad Debt': 'دروستکردنی قەرزی لەدەستچوو',
  'Create your first bad debt.': 'یەکەم قەرزی لەدەستچوو دروست بکە.',
  'The bad debt keeps its number and stays visible as cancelled. The amount written off is due again.':
    'قەرزە لەدەستچووەکە ژمارەی خۆی دەپارێزێت و وەک هەڵوەشێنراوە لە لیستەکەدا دەمێنێتەوە. بڕە سڕاوەکە دەبێتەوە بە قەرز.',
  'No bad debts yet': 'هێشتا هیچ قەرزێکی لەدەستچوو نییە',
  'Amount exceeds what was owed on {invoice_no} on {day}. Enter {amount} or less.':
    'بڕەکە لە قەرزی پسوولەی {invoice_no} لە ڕۆژی {day} زیاترە. {amount} یان کەمتر بنووسە.',
  'No bad debts match your filters.': 'بەم پاڵاوتنە هیچ قەرزێکی لەدەستچوو نەدۆزرایەوە.',
  'Drafts cannot be written off. Choose an issued invoice.':
    'ڕەشنووس قەرزی لەسەر نییە تا بسڕدرێتەوە. پسوولەیەکی دەرکراو هەڵبژێرە.',
  'Search bad debts': 'گەڕان لە قەرزە لەدەستچووەکاندا',
  'This bad debt does not exist.': 'ئەم قەرزە لەدەستچووە بوونی نییە.',
  'Leave empty to write off the customer’s oldest debts first.':
    'ئەگەر دەتەوێت سەرەتا کۆنترین قەرزەکانی کڕیار بسڕدرێنەوە، بەتاڵی بهێڵەرەوە.',
}
