import type { opening as arabic } from '../ar/opening.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const opening: InAnotherLanguage<typeof arabic> = {
  '{who} has changed this opening balance since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم باڵانسی سەرەتایەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'A row with an existing {label} updates that opening balance.':
    'ئەگەر «{label}» پێشتر تۆمار کرابێت، ڕیزەکە هەمان باڵانسی سەرەتا دەستکاری دەکات.',
  amount: 'بڕ',
  'Opening balances will appear here.': 'باڵانسەکانی سەرەتا لێرە دەردەکەون.',
  'Enter a negative amount for unapplied credit.': 'بۆ باڵانسی تەرخاننەکراو بڕێکی نەرێنی بنووسە.',
  'Compare these totals with your previous system, then confirm that they match.':
    'ئەم کۆیانە لەگەڵ سیستەمی پێشوودا بەراورد بکە، پاشان پشتڕاستی بکەرەوە کە یەک دەگرنەوە.',
  'Create Opening Balance': 'دروستکردنی باڵانسی سەرەتا',
  'Create your first opening balance or import a list.':
    'یەکەم باڵانسی سەرەتا دروست بکە یان لیستێک هاوردە بکە.',
  'Owed by customers': 'قەرزی کڕیاران',
  'due date': 'بەرواری دانەوە',
  'Import Opening Balances': 'هاوردەکردنی باڵانسەکانی سەرەتا',
  'Import {count} opening balances': 'هاوردەکردنی {count} باڵانسی سەرەتا',
  'No opening balances match your filters.': 'بەم پاڵاوتنە هیچ باڵانسێکی سەرەتا نەدۆزرایەوە.',
  'Leave empty to use the date above.': 'ئەگەر بەرواری سەرەوەت دەوێت، بەتاڵی بهێڵەرەوە.',
  'No opening balances yet': 'هێشتا هیچ باڵانسێکی سەرەتا نییە',
  number: 'ژمارە',
  'Previous number': 'ژمارەی پێشوو',
  'The day of the opening balance: today, unless the account began earlier.':
    'ڕۆژی باڵانسی سەرەتا: ئەمڕۆ، ئەگەر هەژمارەکە پێشتر دەستی پێ نەکردبێت.',
  'Opening date': 'بەرواری سەرەتا',
  'Opening date cannot be in the future. Enter today’s date or earlier.':
    'بەرواری سەرەتا نابێت لە داهاتوودا بێت. بەرواری ئەمڕۆ یان پێشتر بنووسە.',
  'Opening balance created.': 'باڵانسەکەی سەرەتا دروست کرا.',
  'Opening Balance Details': 'وردەکارییەکانی باڵانسی سەرەتا',
  'Opening balance updated.': 'باڵانسەکەی سەرەتا دەستکاری کرا.',
  'Opening Balances': 'باڵانسەکانی سەرەتا',
  'Opening balance': 'باڵانسی سەرەتا',
  'Add another for this customer after saving': 'دوای پاشەکەوتکردن، زیادکردنی یەکێکی تر بۆ ئەم کڕیارە',
  'Opening balance {number}': 'باڵانسی سەرەتای {number}',
  'Open amount': 'بڕی ماوە',
  remark: 'تێبینی',
  'Search opening balances': 'گەڕان لە باڵانسەکانی سەرەتادا',
  'Applied|an amount': 'تەرخانکراو',
  'Import {count} opening balances and skip {wrong}':
    'هاوردەکردنی {count} باڵانسی سەرەتا و بازدان بەسەر {wrong}',
  'Document number in your previous system. Must be unique for this customer.':
    'ژمارەی بەڵگەنامەکە لە سیستەمی پێشوودا. نابێت بۆ هەمان کڕیار دووبارە بێتەوە.',
  'Opening balances created by this import are deleted, and those it changed are reverted.':
    'ئەو باڵانسانەی بەم هاوردەکردنە دروست کراون دەسڕدرێنەوە و ئەوانەی گۆڕدراون دەگەڕێنەوە بۆ دۆخی پێشوویان.',
  'Totals match': 'کۆکان یەک دەگرنەوە',
  'File totals': 'کۆکانی فایلەکە',
  'Only the first of {count} changed opening balances are shown.':
    'لە کۆی {count} باڵانسی سەرەتای گۆڕدراو تەنها یەکەمینەکان پیشان دراون.',
  'This opening balance does not exist.': 'ئەم باڵانسی سەرەتایە بوونی نییە.',
  'Update Opening Balance': 'دەستکاریکردنی باڵانسی سەرەتا',
  'If {headings} is blank, the opening balance is saved without it.':
    'ئەگەر {headings} بەتاڵ بێت، باڵانسی سەرەتا بەبێ ئەوە پاشەکەوت دەکرێت.',
  'The totals match my previous system': 'کۆکان لەگەڵ سیستەمی پێشوومدا یەک دەگرنەوە',
  'Opening balance {number} cancelled.': 'باڵانسی سەرەتای {number} هەڵوەشێنرایەوە.',
  'Cancel opening balance': 'هەڵوەشاندنەوەی باڵانسی سەرەتا',
  'Cancel opening balance {number}': 'هەڵوەشاندنەوەی باڵانسی سەرەتای {number}',
  'The opening balance keeps its number and stays visible as cancelled. Applied amounts are unapplied on the cancellation date.':
    'باڵانسەکە ژمارەی خۆی دەپارێزێت و وەک هەڵوەشێنراوە لە لیستەکەدا دەمێنێتەوە. تەرخانکردنەکانی لە بەرواری هەڵوەشاندنەوەدا لادەبرێن.',
  'Opening Balance': 'باڵانسی سەرەتا',
}
