import type { sheets as arabic } from '../ar/spreadsheets.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const sheets: InAnotherLanguage<typeof arabic> = {
  '{count} have errors': { one: '{count} هەڵەدارە', other: '{count} هەڵەدارن' },
  'Download the file to see {count} more.': 'بۆ بینینی {count} ڕیزی تر فایلەکە دابگرە.',
  '{count} rows are already saved': {
    one: '{count} ڕیز پێشتر پاشەکەوت کراوە',
    other: '{count} ڕیز پێشتر پاشەکەوت کراون',
  },
  '{count} rows with errors': '{count} ڕیزی هەڵەدار',
  'Optional: {labels}. Without this column, you choose one value for all rows.':
    'ئارەزوومەندانە: {labels}. بەبێ ئەم ستوونە، یەک بەها بۆ هەموو ڕیزەکان هەڵدەبژێریت.',
  'A row with an existing {label} updates that customer.':
    'ئەگەر «{label}» پێشتر تۆمار کرابێت، ڕیزەکە هەمان کڕیار دەستکاری دەکات.',
  'A row with an existing {label} updates that product.':
    'ئەگەر «{label}» پێشتر تۆمار کرابێت، ڕیزەکە هەمان بەرهەم دەستکاری دەکات.',
  'Import {count} customers': 'هاوردەکردنی {count} کڕیار',
  'Import {count} products': 'هاوردەکردنی {count} بەرهەم',
  'Importing {count} rows… You can leave this page. The import continues.':
    '{count} ڕیز هاوردە دەکرێت… دەتوانیت ئەم لاپەڕەیە جێبهێڵیت. هاوردەکردنەکە بەردەوام دەبێت.',
  'Checking {file}…': 'پشکنینی {file}…',
  'Nothing to import: {stored}, {wrong}.': 'هیچ شتێک نییە هاوردە بکرێت: {stored}، {wrong}.',
  'Import {count} customers and skip {wrong}': 'هاوردەکردنی {count} کڕیار و بازدان بەسەر {wrong}',
  'Import {count} products and skip {wrong}': 'هاوردەکردنی {count} بەرهەم و بازدان بەسەر {wrong}',
  'Customers created by this import are deleted, and those it changed are reverted.':
    'ئەو کڕیارانەی بەم هاوردەکردنە دروست کراون دەسڕدرێنەوە و ئەوانەی گۆڕدراون دەگەڕێنەوە بۆ دۆخی پێشوویان.',
  'Products created by this import are deleted, and those it changed are reverted.':
    'ئەو بەرهەمانەی بەم هاوردەکردنە دروست کراون دەسڕدرێنەوە و ئەوانەی گۆڕدراون دەگەڕێنەوە بۆ دۆخی پێشوویان.',
  'Only the first of {count} changed customers are shown.':
    'لە کۆی {count} کڕیاری گۆڕدراو تەنها یەکەمینەکان پیشان دراون.',
  'Only the first of {count} changed products are shown.':
    'لە کۆی {count} بەرهەمی گۆڕدراو تەنها یەکەمینەکان پیشان دراون.',
  'Undone on {when}': 'لە {when} لێی پاشگەز بوونەتەوە',
  'Undone by {who} on {when}': '{who} لە {when} لێی پاشگەز بووەتەوە',
  'If {headings} is blank, the customer is saved without it.':
    'ئەگەر {headings} بەتاڵ بێت، کڕیارەکە بەبێ ئەوە پاشەکەوت دەکرێت.',
  'If {headings} is blank, the product is saved without it.':
    'ئەگەر {headings} بەتاڵ بێت، بەرهەمەکە بەبێ ئەوە پاشەکەوت دەکرێت.',
  '.xlsx, .xls or .csv, up to 20 MB and 50,000 rows. You review all changes before they are saved.':
    'فایلی ‎.xlsx یان ‎.xls یان ‎.csv، تا 20 مێگابایت و 50,000 ڕیز. پێش پاشەکەوتکردن هەموو گۆڕانکارییەکان دەبینیت.',
  'Cancel export': 'هەڵوەشاندنەوەی هەناردەکردن',
  'Choose another file': 'هەڵبژاردنی فایلێکی تر',
  'Download template': 'داگرتنی داڕێژە',
  'Download rows with errors': 'داگرتنی ڕیزە هەڵەدارەکان',
  'Choose a spreadsheet or drop it here': 'فایلێکی خشتە هەڵبژێرە یان لێرە دایبنێ',
  'Import history': 'مێژووی هاوردەکردن',
  'Empty file!': 'فایلەکە بەتاڵە!',
  Export: 'هەناردەکردن',
  'Used for rows without a value of their own.': 'بۆ ئەو ڕیزانەیە کە بەهای خۆیان نییە.',
  Import: 'هاوردەکردن',
  'Imported at': 'کاتی هاوردەکردن',
  'Imported by': 'هاوردە کراوە لەلایەن',
  'No rows can be imported. Correct the errors and choose the file again.':
    'هیچ ڕیزێک هاوردە ناکرێت. هەڵەکان ڕاست بکەرەوە و فایلەکە دووبارە هەڵبژێرە.',
  'Pages of import history': 'لاپەڕەکانی مێژووی هاوردەکردن',
  'Skip rows with errors': 'بازدان بەسەر ڕیزە هەڵەدارەکاندا',
  Skipped: 'بازدراو',
  Spreadsheet: 'فایلی خشتە',
  'The file has no column for this. Choose one value for all rows to continue.':
    'فایلەکە ستوونێکی بۆ ئەمە نییە. بۆ بەردەوامبوون یەک بەها بۆ هەموو ڕیزەکان هەڵبژێرە.',
  'The headings can be in any of the first ten rows of a sheet, in any order. The column “{serial}” is optional, and other columns are ignored.':
    'یەکێک لە دە ڕیزی یەکەمی یەکێک لە پەڕەکان ئەم سەردێڕانەی تێدایە، بە هەر ڕیزبەندییەک و بە پیتی بچووک یان گەورە. ستوونی «{serial}» پێویست نییە، و ستوونەکانی تر گرنگ نین.',
  'This file cannot be imported': 'ئەم فایلە هاوردە ناکرێت',
  'This import does not exist.': 'ئەم هاوردەکردنە بوونی نییە.',
  'This import has already been undone.': 'پێشتر لەم هاوردەکردنە پاشگەز بوونەتەوە.',
  'This list has too many rows for an Excel sheet. Export it as CSV instead.':
    'ئەم لیستە بۆ پەڕەیەکی Excel ڕیزی زۆری تێدایە. بە CSV هەناردەی بکە.',
  'Undo import': 'پاشگەزبوونەوە لە هاوردەکردن',
  'Undo this import?': 'دەتەوێت لەم هاوردەکردنە پاشگەز بیتەوە؟',
  'Undone at': 'کاتی پاشگەزبوونەوە',
  'Undone by': 'ئەوەی پاشگەز بووەوە',
  Changes: 'گۆڕانکارییەکان',
  'Rows with errors': 'ڕیزە هەڵەدارەکان',
  'Headers do not match the required fields. Missing: {columns}. Read: {place}.':
    'سەردێڕی ستوونەکان لەگەڵ خانە پێویستەکان ناگونجێن. ستوونە نەبووەکان: {columns}. خوێندرایەوە: {place}.',
  'row {row}': 'ڕیزی {row}',
  'row {row} of the sheet “{sheet}”': 'ڕیزی {row}ی پەڕەی «{sheet}»',
  Headings: 'سەردێڕەکان',
  Sheet: 'پەڕەی خشتە',
  'Headings: {place}': 'سەردێڕەکان: {place}',
  '{label} {key} is already in row {first}.': '«{label}» {key} پێشتر لە ڕیزی {first}دا هەیە.',
  '{label} must be in {currency}, not {found}.': '«{label}» دەبێت بە {currency} بێت، نەک {found}.',
  '{label} could mean {asDecimals} or {asThousands}. Enter one of these values.':
    '«{label}» دەکرێت {asDecimals} یان {asThousands} بێت. یەکێکیان بنووسە.',
  'The file holds {counts}. Read: {place}.': 'فایلەکە ئەمانەی تێدایە: {counts}. خوێندرایەوە: {place}.',
  '{label} is a date, not a code. Enter the code as text.':
    '«{label}» بەروارە، نەک کۆد. تکایە کۆدەکە وەک دەق بنووسە.',
  '{label} is {shown}, not a code. Enter the code as text.':
    '«{label}» بە {shown} خوێندراوەتەوە، نەک کۆد. تکایە کۆدەکە وەک دەق بنووسە.',
  '{label} is a fraction, not a code. Enter the code as text.':
    '«{label}» کەرتە، نەک کۆد. تکایە کۆدەکە وەک دەق بنووسە.',
  'Imported: {counts}.': 'هاوردە کرا: {counts}.',
  '{count} new': '{count} نوێ',
  '{count} changed': '{count} گۆڕدراو',
  '{count} unchanged': '{count} نەگۆڕدراو',
  '{count} with errors': '{count} هەڵەدار',
  '{count} skipped': '{count} بازدراو',
  'Nothing was imported: {count} rows have errors.': 'هیچ شتێک هاوردە نەکرا: {count} ڕیز هەڵەی تێدایە.',
  'Row {row}, {column}: {reason}': 'ڕیزی {row}، {column}: {reason}',
  'The pictures in this file have {found} megapixels in total. The limit is {most}. Make them smaller or split the file.':
    'وێنەکانی ئەم فایلە بە گشتی {found} مێگاپیکسڵن. سنوور {most} مێگاپیکسڵە. بچووکیان بکەرەوە یان فایلەکە دابەش بکە.',
}
