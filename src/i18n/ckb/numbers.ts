export const numbers = {
  '{number} has been printed and cannot be deleted. Cancel it instead.':
    '{number} چاپ کراوە و ناسڕدرێتەوە. لەجیاتی ئەوە هەڵیبوەشێنەرەوە.',
  'Changed after printing': 'دوای چاپکردن گۆڕدراوە',
  'Changed by': 'گۆڕدراوە لەلایەن',
  'Changed|when': 'کاتی گۆڕین',
  'This document has been printed and cancelled, so it cannot be deleted.':
    'ئەم بەڵگەنامەیە چاپ کراوە و هەڵوەشێنراوەتەوە، بۆیە ناسڕدرێتەوە.',
  'Printed by': 'چاپکراوە لەلایەن',
  'Printed|when': 'کاتی چاپکردن',
  'Receipt {number} has been printed and cannot be deleted. Cancel it instead.':
    'پسوولەی وەرگرتنی {number} چاپ کراوە و ناسڕدرێتەوە. لەجیاتی ئەوە هەڵیبوەشێنەرەوە.',
  Revision: 'وەشان',
  'This revision does not exist.': 'ئەم وەشانە بوونی نییە.',
  'Revision {number}': 'وەشانی {number}',
  'Current version': 'وەشانی ئێستا',
  'Earlier revisions': 'وەشانەکانی پێشوو',
  'printed {printed} by {printer}, changed {changed} by {changer}':
    'لە {printed} لەلایەن {printer} چاپ کراوە و لە {changed} لەلایەن {changer} گۆڕدراوە',
  'Receipt {number} is also applied to other invoices and cannot be deleted. Cancel it instead.':
    'پسوولەی وەرگرتنی {number} بۆ پسوولەی تریش تەرخان کراوە و ناسڕدرێتەوە. لەجیاتی ئەوە هەڵیبوەشێنەرەوە.',
  'Missing Numbers': 'ژمارە ونبووەکان',
  'Search missing numbers': 'گەڕان لە ژمارە ونبووەکاندا',
  Series: 'زنجیرە',
  'Up to': 'تا ژمارەی',
  'Deleted or skipped by': 'سڕاوەتەوە یان بازدراوە لەلایەن',
  'Deleted or skipped': 'کاتی سڕینەوە یان بازدان',
  'Skipped when {number} was created.': 'لە کاتی دروستکردنی {number}دا بازی بەسەردا دراوە.',
  'Missing numbers cannot be sorted by “{name}”.': 'ژمارە ونبووەکان بەپێی «{name}» ڕیز ناکرێن.',
  'Each number is used only once. A missing number was deleted, or skipped when someone entered a higher one.':
    'هەر ژمارەیەک تەنها یەک جار بەکاردێت. ژمارەی ونبوو یان سڕاوەتەوە، یان کاتێک ژمارەیەکی گەورەتر نووسراوە بازی بەسەردا دراوە.',
  Number: 'ژمارە',
  'No missing numbers yet': 'هیچ ژمارەیەکی ونبوو نییە',
  'Missing numbers will appear here.': 'ژمارە ونبووەکان لێرە دەردەکەون.',
  'No missing numbers match your filters.': 'بەم پاڵاوتنە هیچ ژمارەیەکی ونبوو نەدۆزرایەوە.',
  'Locked fields': 'خانەی داخراو',
  'This document was printed, so the disabled fields cannot be changed. To correct them, cancel it and create a new one.':
    'ئەم بەڵگەنامەیە چاپ کراوە، بۆیە خانە ناچالاککراوەکان ناگۆڕدرێن. بۆ ڕاستکردنەوەیان هەڵیبوەشێنەوە و دانەیەکی نوێ دروست بکە.',
  'Receipt {number} was printed. Cancel it and create a new one.':
    'پسوولەی وەرگرتنی {number} چاپ کراوە. هەڵیبوەشێنەوە و دانەیەکی نوێ دروست بکە.',
  'Payment {number} was printed. Cancel it and create a new one.':
    'پسوولەی خەرجکردنی {number} چاپ کراوە. هەڵیبوەشێنەوە و دانەیەکی نوێ دروست بکە.',
  'Petty cash entry {number} was printed. Cancel it and create a new one.':
    'تۆماری نەسرییەی {number} چاپ کراوە. هەڵیبوەشێنەوە و دانەیەکی نوێ دروست بکە.',
  'Transfer {number} was printed. Cancel it and create a new one.':
    'گواستنەوەی {number} چاپ کراوە. هەڵیبوەشێنەوە و دانەیەکی نوێ دروست بکە.',
  'Petty cash entry {number} has been printed and cannot be deleted. Cancel it instead.':
    'تۆماری نەسرییەی {number} چاپ کراوە و ناسڕدرێتەوە. لەبری ئەوە هەڵیبوەشێنەوە.',
  'Transfer {number} has been printed and cannot be deleted. Cancel it instead.':
    'گواستنەوەی {number} چاپ کراوە و ناسڕدرێتەوە. لەبری ئەوە هەڵیبوەشێنەوە.',
}
