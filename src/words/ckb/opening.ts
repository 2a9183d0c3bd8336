import type { opening as arabic } from '../ar/opening.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const opening: InAnotherLanguage<typeof arabic> = {
  '{who} has changed this opening document in the meantime.':
    'لەم ماوەیەدا {who} ئەم بەڵگەنامەی سەرەتایەی گۆڕیوە.',
  'A row whose {label} is known already changes that opening document.':
    'هەر ڕیزێک {label}ی پێشتر هەبێت لای هەمان کڕیار، ئەو بەڵگەنامەی سەرەتایە دەگۆڕێت.',
  amount: 'بڕ',
  'As soon as there are opening documents, they are listed here.':
    'هەر بەڵگەنامەیەکی سەرەتا زیاد بکرێت، لێرە دەردەکەوێت.',
  'Below zero, it was on account.': 'ئەگەر کەمتر بێت لە سفر، واتە پارەی کڕیارە لەسەر هەژمار.',
  'Compare the totals with the old book, and say that they agree.':
    'کۆکان لەگەڵ دەفتەری کۆندا بەراورد بکە، پاشان دڵنیا بکەوە کە یەکن.',
  'Create Opening Document': 'دروستکردنی بەڵگەنامەی سەرەتا',
  'Create the first opening document; it will then be listed here.':
    'یەکەم بەڵگەنامەی سەرەتا دروست بکە، پاشان لێرە دەردەکەوێت.',
  'Customers owe': 'قەرزی کڕیاران',
  'due date': 'بەرواری دانەوە',
  'Import Opening Documents': 'هاوردەکردنی بەڵگەنامەکانی سەرەتا',
  'Import {count} opening documents': 'هاوردەکردنی {count} بەڵگەنامەی سەرەتا',
  'None of the opening documents matches the search and the filters.':
    'هیچ بەڵگەنامەیەکی سەرەتا لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'Its day, where nothing is said.': 'ئەگەر بەتاڵ بێت، هەمان بەرواری بەڵگەنامەکەیە.',
  'No opening documents yet': 'هێشتا هیچ بەڵگەنامەیەکی سەرەتا نییە',
  number: 'ژمارە',
  'Old Number': 'ژمارەی کۆن',
  'The day of the opening balance: today, unless the account began earlier.':
    'ڕۆژی باڵانسی سەرەتا: ئەمڕۆ، ئەگەر هەژمارەکە پێشتر دەستی پێ نەکردبێت.',
  'Opening Date': 'بەرواری سەرەتا',
  'Opening Document': 'بەڵگەنامەی سەرەتا',
  'Opening Document Added Successfully!': 'بەڵگەنامەی سەرەتا زیاد کرا.',
  'Opening Document Details': 'وردەکارییەکانی بەڵگەنامەی سەرەتا',
  'Opening Document Update Success': 'بەڵگەنامەی سەرەتا دەستکاری کرا.',
  'Opening Documents': 'بەڵگەنامەکانی سەرەتا',
  'Opening debt': 'قەرزی سەرەتا',
  'After saving, go on with the next one of this customer':
    'دوای پاشەکەوتکردن، بەردەوامبوون بە بەڵگەنامەی دواتری ئەم کڕیارە',
  'Opening debt {number}': 'قەرزی سەرەتای {number}',
  'Open|an amount': 'کراوە',
  remark: 'تێبینی',
  'Search opening documents': 'گەڕان لە بەڵگەنامەکانی سەرەتادا',
  'Settled|an amount': 'دراوەتەوە',
  'Skip {wrong} and import {count} opening documents':
    'پەڕاندنی {wrong} و هاوردەکردنی {count} بەڵگەنامەی سەرەتا',
  'The number of the old book; nothing else of this customer has it.':
    'ژمارەی لە دەفتەری کۆندا؛ لای ئەم کڕیارە دووبارە نابێتەوە.',
  'The opening documents that it created are deleted, and those that it changed become what they were.':
    'ئەو بەڵگەنامانەی سەرەتا کە ئەم هاوردەکردنە دروستی کردوون دەسڕێنەوە، ئەوانەی گۆڕیونی دەگەڕێنەوە بۆ دۆخی پێشوویان.',
  'The totals agree': 'کۆکان یەکن',
  'The totals of the file': 'کۆکانی فایلەکە',
  'These are the first of {count} opening documents that change.':
    'ئەمانە یەکەمینەکانن لە کۆی {count} بەڵگەنامەی سەرەتا کە دەگۆڕدرێن.',
  'This opening document does not exist.': 'ئەم بەڵگەنامەی سەرەتایە بوونی نییە.',
  'Update Opening Document': 'دەستکاریکردنی بەڵگەنامەی سەرەتا',
  'Where {headings} is blank, the opening document has none.':
    'ئەگەر {headings} بەتاڵ بێت، واتە بەڵگەنامەی سەرەتاکە نییەتی.',
  'Yes, they agree with the old book': 'بەڵێ، لەگەڵ دەفتەری کۆندا یەکن',
  'Opening document {number} is cancelled.': 'بەڵگەنامەی سەرەتای {number} هەڵوەشێنرایەوە.',
  'Cancel opening document': 'هەڵوەشاندنەوەی بەڵگەنامەی سەرەتا',
  'Cancel opening document {number}': 'هەڵوەشاندنەوەی بەڵگەنامەی سەرەتای {number}',
  'It stays with its number and the reason. From today on it says nothing any more, and what it settled is open again.':
    'بە ژمارە و هۆکارەکەیەوە دەمێنێتەوە. لە ئەمڕۆوە هیچ ناڵێت، و ئەوەی تەسویەی کردبوو دووبارە کراوە دەبێت.',
}
