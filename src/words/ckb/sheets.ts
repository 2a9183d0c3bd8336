import type { sheets as arabic } from '../ar/sheets.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const sheets: InAnotherLanguage<typeof arabic> = {
  '{count} are wrong': '{count} هەڵەن',
  '{count} more are in the download.': '{count} ڕیزی تر لە فایلی داگرتندا هەیە.',
  '{count} rows are stored already': '{count} ڕیز پێشتر پاشەکەوت کراون',
  '{count} wrong rows': '{count} ڕیزی هەڵە',
  'A column {labels} may be there, or you are asked for it.':
    'دەکرێت فایلەکە ستوونی {labels}ی هەبێت، ئەگەرنا داوات لێ دەکرێت دیاری بکەیت.',
  'A row whose {label} is known already changes that customer.':
    'هەر ڕیزێک {label}ی پێشتر هەبێت، ئەو کڕیارە دەگۆڕێت.',
  'A row whose {label} is known already changes that product.':
    'هەر ڕیزێک {label}ی پێشتر هەبێت، ئەو بەرهەمە دەگۆڕێت.',
  'Import {count} customers': 'هاوردەکردنی {count} کڕیار',
  'Import {count} products': 'هاوردەکردنی {count} بەرهەم',
  'Importing {count} rows… You may leave this page; it goes on.':
    '{count} ڕیز هاوردە دەکرێت… دەتوانیت ئەم لاپەڕەیە جێبهێڵیت، کارەکە بەردەوام دەبێت.',
  'Looking into {file}…': 'پشکنینی {file}…',
  'Nothing to import: {stored}, {wrong}.': 'هیچ شتێک نییە هاوردە بکرێت: {stored}، {wrong}.',
  'Skip {wrong} and import {count} customers': 'پەڕاندنی {wrong} و هاوردەکردنی {count} کڕیار',
  'Skip {wrong} and import {count} products': 'پەڕاندنی {wrong} و هاوردەکردنی {count} بەرهەم',
  'The customers that it created are deleted, and those that it changed become what they were.':
    'ئەو کڕیارانەی ئەم هاوردەکردنە دروستی کردوون دەسڕێنەوە، ئەوانەی گۆڕیونی دەگەڕێنەوە بۆ دۆخی پێشوویان.',
  'The products that it created are deleted, and those that it changed become what they were.':
    'ئەو بەرهەمانەی ئەم هاوردەکردنە دروستی کردوون دەسڕێنەوە، ئەوانەی گۆڕیونی دەگەڕێنەوە بۆ دۆخی پێشوویان.',
  'These are the first of {count} customers that change.':
    'ئەمانە یەکەمینەکانن لە کۆی {count} کڕیار کە دەگۆڕدرێن.',
  'These are the first of {count} products that change.':
    'ئەمانە یەکەمینەکانن لە کۆی {count} بەرهەم کە دەگۆڕدرێن.',
  'Undone {when}': 'لە {when} پاشگەزبوونەوەی لێ کرا',
  'Undone {when} by {who}': '{who} لە {when} لێی پاشگەز بووەوە',
  'Where {headings} is blank, the customer has none.': 'ئەگەر {headings} بەتاڵ بێت، واتە کڕیارەکە نییەتی.',
  'Where {headings} is blank, the product has none.': 'ئەگەر {headings} بەتاڵ بێت، واتە بەرهەمەکە نییەتی.',
  '.xlsx, .xls or .csv, up to 20 MB and 50,000 rows. Nothing is stored before you have seen what changes.':
    'فایلی ‎.xlsx یان ‎.xls یان ‎.csv، تا 20 مێگابایت و 50,000 ڕیز. هیچ شتێک پاشەکەوت ناکرێت پێش ئەوەی ببینیت چی دەگۆڕێت.',
  'Cancel export': 'هەڵوەشاندنەوەی هەناردەکردن',
  'Choose another file': 'هەڵبژاردنی فایلێکی تر',
  'Download the template': 'داگرتنی داڕێژە',
  'Download wrong rows': 'داگرتنی ڕیزە هەڵەکان',
  'Drop a spreadsheet here, or choose one': 'فایلی خشتەیەک لێرە دابنێ یان هەڵیبژێرە',
  'Earlier imports': 'هاوردەکردنەکانی پێشوو',
  'Empty file!': 'فایلەکە بەتاڵە!',
  Export: 'هەناردەکردن',
  'For all rows that do not tell their own.': 'بۆ هەموو ئەو ڕیزانەی هی خۆیان دیاری ناکەن.',
  Import: 'هاوردەکردن',
  'Imported at': 'کاتی هاوردەکردن',
  'Imported by': 'هاوردەکار',
  'No row of this file can be imported.': 'هیچ ڕیزێکی ئەم فایلە ناتوانرێت هاوردە بکرێت.',
  'Pages of earlier imports': 'لاپەڕەکانی هاوردەکردنی پێشوو',
  'Skip wrong rows': 'پەڕاندنی ڕیزە هەڵەکان',
  Skipped: 'پەڕێنراو',
  Spreadsheet: 'فایلی خشتە',
  'The file': 'فایلەکە',
  'The file does not tell it. Choose one for all its rows to go on.':
    'فایلەکە دیاریی ناکات. بۆ بەردەوامبوون یەکێک بۆ هەموو ڕیزەکانی هەڵبژێرە.',
  'One of the first ten rows of a sheet holds these headings, in any order and in small or capital letters. The column “{serial}” may be missing; further columns do not matter.':
    'یەکێک لە دە ڕیزی یەکەمی یەکێک لە پەڕەکان ئەم سەردێڕانەی تێدایە، بە هەر ڕیزبەندییەک و بە پیتی بچووک یان گەورە. ستوونی «{serial}» پێویست نییە، و ستوونەکانی تر گرنگ نین.',
  'This file cannot be imported': 'ئەم فایلە ناتوانرێت هاوردە بکرێت',
  'This import does not exist.': 'ئەم هاوردەکردنە بوونی نییە.',
  'This import has been undone already.': 'پێشتر لەم هاوردەکردنە پاشگەزبوونەتەوە.',
  'This list is longer than an Excel sheet can be. Please export it as CSV.':
    'ئەم لیستە لە توانای پەڕەی Excel درێژترە. تکایە بە CSV هەناردەی بکە.',
  'Undo the import': 'پاشگەزبوونەوە لە هاوردەکردن',
  'Undo this import?': 'دەتەوێت لەم هاوردەکردنە پاشگەز بیتەوە؟',
  'Undone at': 'کاتی پاشگەزبوونەوە',
  'Undone by': 'ئەوەی پاشگەز بووەوە',
  'What changes': 'ئەوەی دەگۆڕێت',
  'Wrong rows': 'ڕیزە هەڵەکان',
  'Headers do not match the required fields. Missing: {columns}. Read: {place}.':
    'سەردێڕی ستوونەکان لەگەڵ خانە پێویستەکان ناگونجێن. ستوونە نەبووەکان: {columns}. خوێندرایەوە: {place}.',
  'row {row}': 'ڕیزی {row}',
  'row {row} of the sheet “{sheet}”': 'ڕیزی {row}ی پەڕەی «{sheet}»',
  Headings: 'سەردێڕەکان',
  Sheet: 'پەڕەی خشتە',
  'Headings: {place}': 'سەردێڕەکان: {place}',
  'The {label} {key} is in row {first} already.': 'بەهای {key} لە «{label}»دا پێشتر لە ڕیزی {first}دا هەیە.',
  '{label} is in {found}, not in {currency}.': 'دراوی «{label}» {found}ە، نەک {currency}.',
  '{label} could be {asDecimals} or {asThousands}. Please write one of them.':
    '«{label}» دەکرێت {asDecimals} یان {asThousands} بێت. تکایە یەکێکیان بنووسە.',
  'The file holds {counts}. Read: {place}.': 'فایلەکە ئەمانەی تێدایە: {counts}. خوێندرایەوە: {place}.',
  '{label} is a date and not a code. Please write the code as text.':
    '«{label}» بەروارە، نەک کۆد. تکایە کۆدەکە وەک دەق بنووسە.',
  '{label} is {shown} and not a code. Please write the code as text.':
    '«{label}» بە {shown} خوێندراوەتەوە، نەک کۆد. تکایە کۆدەکە وەک دەق بنووسە.',
  '{label} is a fraction and not a code. Please write the code as text.':
    '«{label}» کەرتە، نەک کۆد. تکایە کۆدەکە وەک دەق بنووسە.',
  'Imported: {counts}.': 'هاوردە کرا: {counts}.',
  '{count} new': '{count} نوێ',
  '{count} changed': '{count} گۆڕدراو',
  '{count} unchanged': '{count} نەگۆڕدراو',
  '{count} wrong': '{count} هەڵە',
  '{count} skipped': '{count} پەڕێنراو',
  'Nothing was imported: {count} rows are wrong.': 'هیچ شتێک هاوردە نەکرا: {count} ڕیز هەڵەن.',
  'Row {row}, {column}: {reason}': 'ڕیزی {row}، {column}: {reason}',
  'The pictures of this file have {found} megapixels together, and {most} are allowed. Please make them smaller or divide the file.':
    'وێنەکانی ئەم فایلە بە هەموویان {found} مێگاپیکسڵن، ڕێگەپێدراو {most}ە. تکایە بچووکیان بکەرەوە یان فایلەکە دابەش بکە.',
}
