import type { badDebts as arabic } from '../ar/bad-debts.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const badDebts: InAnotherLanguage<typeof arabic> = {
  '{amount} of it is owed.': '{amount}ی لێ قەرزە.',
  '{bad_debt_no} is cancelled.': 'قەرزی لەدەستچووی {bad_debt_no} هەڵوەشێنرایەوە.',
  '{bad_debt_no} stays as it is.': '{bad_debt_no} وەک خۆی دەمێنێتەوە.',
  '{customer} owed no more than {amount} on {day}.': 'لە {day} قەرزی {customer} لە {amount} زیاتر نەبوو.',
  '{number} writes off what is owed, and no more: cancel it first.':
    '{number} تەنها ئەوە دەسڕێتەوە کە قەرزە: تکایە سەرەتا هەڵیبوەشێنەرەوە.',
  'As soon as there are bad debts, they are listed here.':
    'هەر قەرزێکی لەدەستچوو زیاد بکرێت، لێرە دەردەکەوێت.',
  'Bad debt {number} over {amount}': 'قەرزی لەدەستچووی {number} بە بڕی {amount}',
  'Bad Debt': 'قەرزی لەدەستچوو',
  'Bad Debt Created Successfully': 'قەرزە لەدەستچووەکە دروست کرا.',
  'Bad Debt Details': 'وردەکارییەکانی قەرزی لەدەستچوو',
  'Bad Debt No': 'ژمارەی قەرزی لەدەستچوو',
  'Bad Debts': 'قەرزە لەدەستچووەکان',
  'Cancel bad debt': 'هەڵوەشاندنەوەی قەرزی لەدەستچوو',
  'Cancel bad debt {number}': 'هەڵوەشاندنەوەی قەرزی لەدەستچووی {number}',
  'Cancelled|a bad debt': 'هەڵوەشێنراوە',
  'Create Bad Debt': 'دروستکردنی قەرزی لەدەستچوو',
  'Create the first bad debt; it will then be listed here.':
    'یەکەم قەرزی لەدەستچوو دروست بکە، پاشان لێرە دەردەکەوێت.',
  'It stays with its number and the reason. What it wrote off is owed again.':
    'بە ژمارە و هۆکارەکەیەوە دەمێنێتەوە. ئەوەی سڕیویەتەوە دووبارە دەبێتەوە قەرز.',
  'No bad debts yet': 'هێشتا هیچ قەرزێکی لەدەستچوو نییە',
  'No more than {amount} of {invoice_no} was owed on {day}.':
    'لە {day} قەرزی پسوولەی فرۆشتنی {invoice_no} لە {amount} زیاتر نەبوو.',
  'None of the bad debts matches the search and the filters.':
    'هیچ قەرزێکی لەدەستچوو لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'Nothing is owed for a draft.': 'ڕەشنووس هیچ قەرزێکی لەسەر نییە.',
  'Search bad debts': 'گەڕان لە قەرزە لەدەستچووەکاندا',
  'This bad debt does not exist.': 'ئەم قەرزە لەدەستچووە بوونی نییە.',
  'Without an invoice, the oldest debts of the customer are written off.':
    'بەبێ پسوولەی فرۆشتن، کۆنترین قەرزەکانی کڕیار دەسڕێنەوە.',
}
