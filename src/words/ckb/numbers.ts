export const numbers = {
  '{number} was printed: cancel it, with a reason.':
    '{number} چاپ کراوە: تکایە هەڵیبوەشێنەوە و هۆکارەکەی بنووسە.',
  'Changed after printing': 'دوای چاپکردن گۆڕدراوە',
  'Changed by': 'گۆڕەر',
  'Changed|when': 'کاتی گۆڕین',
  'It was printed, and is cancelled: it stays with its number.':
    'چاپ کراوە و هەڵوەشێنراوەتەوە: لەگەڵ ژمارەکەی دەمێنێتەوە.',
  'Printed by': 'چاپکەر',
  'Printed|when': 'کاتی چاپکردن',
  'Receipt {number} was printed: cancel it, with a reason.':
    'پسوولەی وەرگرتنی {number} چاپ کراوە: تکایە هەڵیبوەشێنەوە و هۆکارەکەی بنووسە.',
  Revision: 'وەشان',
  'The invoice has no such revision.': 'ئەم پسوولەی فرۆشتنە وەشانێکی وەهای نییە.',
  'Revision {number}': 'وەشانی {number}',
  'As it is now': 'وەک ئێستا',
  'Earlier papers': 'چاپکراوەکانی پێشوو',
  'printed {printed} by {printer}, changed {changed} by {changer}':
    'لە {printed} لەلایەن {printer} چاپ کراوە و لە {changed} لەلایەن {changer} گۆڕدراوە',
  'Receipt {number} settles other invoices too: cancel it, with a reason.':
    'پسوولەی وەرگرتنی {number} پارەی پسوولەی فرۆشتنی تریش دەداتەوە: تکایە هەڵیبوەشێنەوە و هۆکارەکەی بنووسە.',
  'Missing numbers': 'ژمارە ونبووەکان',
  'Search missing numbers': 'گەڕان لە ژمارە ونبووەکاندا',
  Series: 'زنجیرە',
  'Up to': 'تا ژمارەی',
  'Deleted or skipped by': 'سڕەوە یان بازدەر',
  'Deleted or skipped': 'کاتی سڕینەوە یان بازدان',
  'What it said': 'ناوەڕۆکی پێشوو',
  'Skipped: {number} was written without it.': 'بازی بەسەردا دراوە: {number} بەبێ ئەو نووسراوە.',
  'Missing numbers have no ordering "{name}".': 'ژمارە ونبووەکان ناتوانرێن بەپێی «{name}» ڕیز بکرێن.',
  'No number is given twice. One that is missing was deleted, or was skipped when a higher one was typed.':
    'هیچ ژمارەیەک دوو جار نادرێت. ژمارەی ونبوو یان سڕاوەتەوە، یان بازی بەسەردا دراوە کاتێک ژمارەیەکی گەورەتر نووسراوە.',
  Number: 'ژمارە',
  'No missing numbers yet': 'هێشتا هیچ ژمارەیەک ون نەبووە',
  'As soon as there are missing numbers, they are listed here.':
    'هەر کە ژمارەی ونبوو هەبوو، لێرە دەردەکەوێت.',
  'None of the missing numbers matches the search and the filters.':
    'هیچ ژمارەیەکی ونبوو لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
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
