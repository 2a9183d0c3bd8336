import type { refusals as arabic } from '../ar/refusals.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const refusals: InAnotherLanguage<typeof arabic> = {
  'You changed this view in another window. Reload the page.':
    'ئەم دیمەنە لە پەنجەرەیەکی تردا گۆڕدراوە. پەڕەکە دووبارە باربکەرەوە.',
  'There are no records of the kind "{kind}". Use "{key}".': 'تۆماری جۆری «{kind}» نییە. «{key}» بەکاربهێنە.',
  'This is more than a year ahead: is it meant?': 'ئەمە زیاتر لە ساڵێک لە داهاتوودایە: ئایا مەبەستە؟',
  'another record has the same {field} by now.': 'ئێستا تۆمارێکی تر هەمان بەهای لە خانەی «{field}» هەیە.',
  'entry no': 'ژمارەی تۆمار',
  'No. {number} was given to a record that has been deleted: no number is given twice.':
    'ژمارە {number} بە تۆمارێکی سڕاوە درابوو: هیچ ژمارەیەک دوو جار نادرێت.',
  'The last number is {last}: is {number} meant?': 'دوایین ژمارە بریتییە لە {last}: ئایا {number} مەبەستە؟',
  'The number stays: it may stand on a paper already.':
    'ژمارەکە وەک خۆی دەمێنێتەوە: لەوانەیە لەسەر کاغەزێک چاپ کرابێت.',
  'This admin log sheet cannot come back': 'ئەم نووسراوە کارگێڕییە ناگەڕێنرێتەوە',
  'This cash closing cannot come back': 'ئەم داخستنی سندوقە ناگەڕێنرێتەوە',
  'This customer cannot come back': 'ئەم کڕیارە ناگەڕێنرێتەوە',
  'This import cannot be undone: {changed} of its customers have been changed since.':
    'ناتوانرێت لەم هاوردەکردنە پاشگەزبیتەوە: دوای ئەوە {changed} لە کڕیارەکان گۆڕدراون.',
  'This file changes {changed} customers, and you may only create new ones.':
    'ئەم فایلە {changed} لە کڕیارەکان دەگۆڕێت، تۆش تەنها دەتوانیت نوێ دروست بکەیت.',
  'The import was undone: {count} customers deleted, {restored} changed back.':
    'لە هاوردەکردنەکە پاشگەزبوونەوە کرا: {count} کڕیار سڕانەوە، {restored} گەڕێنرانەوە بۆ دۆخی پێشوو.',
  'This weekly report cannot come back': 'ئەم ڕاپۆرتە هەفتانەیە ناگەڕێنرێتەوە',
  'This financial log sheet cannot come back': 'ئەم نووسراوە داراییە ناگەڕێنرێتەوە',
  'it was deleted before {field} was required.': 'پێش ئەوەی خانەی «{field}» پێویست بێت سڕایەوە.',
  '{label}. {reason}': '{label}. {reason}',
  'what it lacks': 'ئەوەی کەمییەتی',
  'This record cannot come back before its owner does. Restore that first.':
    'ئەم تۆمارە ناگەڕێنرێتەوە پێش گەڕاندنەوەی ئەو تۆمارەی سەر بەوە. تکایە سەرەتا ئەوە بگەڕێنەوە.',
  'warehouse sheets': 'تۆمارەکانی کۆگا',
  orders: 'داواکارییەکان',
  'financial log sheets': 'نووسراوە داراییەکان',
  customer: 'کڕیار',
  customers: 'کڕیاران',
  settings: 'ڕێکخستنەکان',
  'cash closings': 'داخستنەکانی سندوق',
  'weekly reports': 'ڕاپۆرتە هەفتانەکان',
  employee: 'فەرمانبەر',
  employees: 'فەرمانبەران',
  product: 'بەرهەم',
  products: 'بەرهەمەکان',
  'exchange rates': 'نرخەکانی ئاڵوگۆڕ',
  'admin log sheets': 'نووسراوە کارگێڕییەکان',
  users: 'بەکارهێنەران',
  'security log': 'تۆماری ئاسایش',
  'A record with this {field} already exists.': 'پێشتر تۆمارێک بە هەمان بەها لە خانەی «{field}» هەیە.',
  'The chosen {field} does not exist.': 'ئەوەی لە خانەی «{field}» هەڵبژێردراوە بوونی نییە.',
  'document number': 'ژمارەی بەڵگەنامە',
  code: 'کۆد',
  date: 'بەروار',
  'item code': 'کۆدی بەرهەم',
  'week ending': 'کۆتایی هەفتە',
  keeper: 'بەرپرسی سندوق',
  'Lists of {many} have no ordering "{name}".': 'لیستی {many} ناتوانرێت بەپێی «{name}» ڕیز بکرێت.',
  'There are no records of the kind "{kind}".': 'تۆماری جۆری «{kind}» نییە.',
  'This user cannot come back': 'ئەم بەکارهێنەرە ناگەڕێنرێتەوە',
  'This product cannot come back': 'ئەم بەرهەمە ناگەڕێنرێتەوە',
  'This import cannot be undone: {changed} of its products have been changed since.':
    'ناتوانرێت لەم هاوردەکردنە پاشگەزبیتەوە: دوای ئەوە {changed} لە بەرهەمەکان گۆڕدراون.',
  'This file changes {changed} products, and you may only create new ones.':
    'ئەم فایلە {changed} لە بەرهەمەکان دەگۆڕێت، تۆش تەنها دەتوانیت نوێ دروست بکەیت.',
  'The import was undone: {count} products deleted, {restored} changed back.':
    'لە هاوردەکردنەکە پاشگەزبوونەوە کرا: {count} بەرهەم سڕانەوە، {restored} گەڕێنرانەوە بۆ دۆخی پێشوو.',
  'This warehouse sheet cannot come back': 'ئەم تۆماری کۆگایە ناگەڕێنرێتەوە',
  'A backup has ended without its end.': 'کۆپییەکی یەدەگ پێش تەواوبوونی کۆتایی هات.',
  'BACKUP_COMMAND failed: it ended with {code}': 'BACKUP_COMMAND سەرکەوتوو نەبوو: بە کۆدی {code} کۆتایی هات',
  'BACKUP_PASSPHRASE is not the one of this backup, or the file is damaged.':
    'BACKUP_PASSPHRASE هی ئەم کۆپییە یەدەگە نییە، یان فایلەکە تێکچووە.',
  'It was cut off, or is damaged.': 'پێش تەواوبوونی بڕاوە، یان تێکچووە.',
  'Nobody reads {path} any more.': 'چیتر کەس {path} ناخوێنێتەوە.',
  'The database refused: {reason}.': 'بنکەی زانیارییەکان ڕەتی کردەوە: {reason}.',
  'There is no room for a backup in {folder}: {free} MB are free, and {needed} MB are needed.':
    'لە {folder} شوێن بۆ کۆپیی یەدەگ نییە: {free} MB بەتاڵە، و {needed} MB پێویستە.',
  'There is no room for a copy of the database in {folder}: {free} MB are free, and {needed} MB are needed.':
    'لە {folder} شوێن بۆ کۆپییەکی بنکەی زانیارییەکان نییە: {free} MB بەتاڵە، و {needed} MB پێویستە.',
  'There is no room left for {path}.': 'شوێن بۆ {path} نەماوە.',
  'There is no {path}, or no folder for it.': '{path} نییە، یان فۆڵدەری بۆ نییە.',
  'This backup comes from a newer version of Inkwell, which knows {name}.':
    'ئەم کۆپییە یەدەگە لە وەشانێکی نوێتری Inkwell ـەوەیە، کە {name} دەناسێت.',
  'This backup comes from a newer version of Inkwell.':
    'ئەم کۆپییە یەدەگە لە وەشانێکی نوێتری Inkwell ـەوەیە.',
  'This backup is damaged, or was cut off.': 'ئەم کۆپییە یەدەگە تێکچووە، یان پێش تەواوبوونی بڕاوە.',
  'This backup is damaged: what it holds is not what was written.':
    'ئەم کۆپییە یەدەگە تێکچووە: ناوەڕۆکەکەی ئەوە نییە کە نووسراوە.',
  'This backup is encrypted: set BACKUP_PASSPHRASE to the passphrase that it was made with.':
    'ئەم کۆپییە یەدەگە شفرەکراوە: تکایە BACKUP_PASSPHRASE بکە بەو دەستەواژەی نهێنییەی کە پێی دروستکراوە.',
  'This backup was cut off before its end.': 'ئەم کۆپییە یەدەگە پێش تەواوبوونی بڕاوە.',
  'This file is damaged, or no backup of Inkwell.': 'ئەم فایلە تێکچووە، یان کۆپیی یەدەگی Inkwell نییە.',
  'This file is not a backup of Inkwell.': 'ئەم فایلە کۆپیی یەدەگی Inkwell نییە.',
  '{file} cannot be used: {reason}': '{file} بەکارناهێنرێت: {reason}',
  '{path} cannot be read or written ({code}).': '{path} ناخوێنرێتەوە یان لێی نانووسرێت ({code}).',
  '{path} is a folder, and a file is wanted.': '{path} فۆڵدەرە، و فایل داواکراوە.',
  '{path} lies where nothing can be written.': '{path} لە شوێنێکە کە هیچی لێ نانووسرێت.',
  '{path} may not be opened by this user.': 'ئەم بەکارهێنەرە ڕێگەی پێنەدراوە {path} بکاتەوە.',
  'This file is not a spreadsheet. Please choose an .xlsx, .xls or .csv file.':
    'ئەم فایلە خشتە نییە. تکایە فایلێکی ‎.xlsx یان ‎.xls یان ‎.csv هەڵبژێرە.',
  'This is a spreadsheet of the kind {kind}, which cannot be read. Please save it as .xlsx and retry.':
    'ئەمە خشتەیەکی جۆری ‎{kind}ە و ناخوێنرێتەوە. تکایە وەک ‎.xlsx پاشەکەوتی بکە و هەوڵ بدەرەوە.',
  'This spreadsheet is from Excel 95 or earlier and cannot be read. Please save it as .xlsx and retry.':
    'ئەم خشتەیە هی Excel 95 یان کۆنترە و ناخوێنرێتەوە. تکایە وەک ‎.xlsx پاشەکەوتی بکە و هەوڵ بدەرەوە.',
  'This spreadsheet is damaged and cannot be read. Please save it again and retry.':
    'ئەم خشتەیە تێکچووە و ناخوێنرێتەوە. تکایە دووبارە پاشەکەوتی بکە و هەوڵ بدەرەوە.',
  'This spreadsheet is protected by a password. Please save it without one and retry.':
    'ئەم خشتەیە بە وشەی نهێنی پارێزراوە. تکایە بەبێ ئەو پاشەکەوتی بکە و هەوڵ بدەرەوە.',
  'This spreadsheet unpacks to more than can be read. Please divide it.':
    'ناوەڕۆکی ئەم خشتەیە لەوە زیاترە کە بخوێنرێتەوە. تکایە دابەشی بکە.',
  'This file takes too long or too much memory to read. Please divide it.':
    'خوێندنەوەی ئەم فایلە کات یان بیرگەی زۆری دەوێت. تکایە دابەشی بکە.',
  'A file may have at most {most} rows.': 'فایل نابێت لە {most} ڕیز زیاتری تێدا بێت.',
  'A cell may hold at most {most} characters.': 'خانەی خشتە نابێت لە {most} پیت زیاتری تێدا بێت.',
  'The cells of a file may hold at most {most} characters together. Please divide it.':
    'خانەکانی فایل بە هەموویان نابێت لە {most} پیت زیاتریان تێدا بێت. تکایە دابەشی بکە.',
  'A file may have at most {most} pictures.': 'فایل نابێت لە {most} وێنە زیاتری تێدا بێت.',
  'The pictures of a file may have at most 40 MB together.':
    'وێنەکانی فایل بە هەموویان نابێت لە 40 مێگابایت زیاتر بن.',
  '{label} is a formula without its result. Please open the file in a spreadsheet program and save it there.':
    '«{label}» هاوکێشەیەکە بەبێ ئەنجامەکەی. تکایە فایلەکە لە بەرنامەی خشتەدا بکەرەوە و لەوێ پاشەکەوتی بکە.',
  '{label} has more digits than a spreadsheet keeps of a number. Please write it as text.':
    'ژمارەکانی «{label}» لەوە زیاترن کە خشتە لە ژمارەدا دەیپارێزێت. تکایە وەک دەق بینووسە.',
  '{label} must not be 0.': '«{label}» نابێت سفر بێت.',
  'No customer has the code {code}.': 'هیچ کڕیارێک کۆدی {code}ی نییە.',
  'opening documents': 'بەڵگەنامەکانی سەرەتا',
  'The import was undone: {count} opening documents deleted, {restored} changed back.':
    'لە هاوردەکردنەکە پاشگەزبوونەوە کرا: {count} بەڵگەنامەی سەرەتا سڕانەوە، {restored} گەڕێنرانەوە بۆ دۆخی پێشوو.',
  'This customer has {count} openings.': 'ئەم کڕیارە {count} بەڵگەنامەی سەرەتای هەیە.',
  'This file changes {changed} opening documents, and you may only create new ones.':
    'ئەم فایلە {changed} لە بەڵگەنامەکانی سەرەتا دەگۆڕێت، تۆش تەنها دەتوانیت نوێ دروست بکەیت.',
  'This import cannot be undone: {changed} of its opening documents have been changed since.':
    'ناتوانرێت لەم هاوردەکردنە پاشگەزبیتەوە: دوای ئەوە {changed} لە بەڵگەنامەکانی سەرەتا گۆڕدراون.',
  'This import of customer has {count} openings.':
    'ئەو کڕیارانەی هاوردە کراون {count} بەڵگەنامەی سەرەتایان هەیە.',
  'This opening document cannot come back': 'ئەم بەڵگەنامەی سەرەتایە ناگەڕێتەوە',
  'This opening document cannot come back before its customer does. Restore that first.':
    'ئەم بەڵگەنامەی سەرەتایە پێش کڕیارەکەی ناگەڕێتەوە. سەرەتا کڕیارەکە بگەڕێنەرەوە.',
  'No more than {most} comments by one user about one record. Delete one first.':
    'زیاتر لە {most} لێدوان بۆ یەک بەکارهێنەر لەسەر یەک تۆمار ڕێگەپێدراو نییە. سەرەتا یەکێکیان بسڕەوە.',
  'No more than {most} open tasks created by one user. Complete or delete one first.':
    'زیاتر لە {most} ئەرکی کراوە کە یەک بەکارهێنەر دروستی کردبێت ڕێگەپێدراو نییە. سەرەتا یەکێکیان تەواو بکە یان بیسڕەوە.',
  'No more than {most} drafts created by one user. Issue or delete one first.':
    'زیاتر لە {most} ڕەشنووس کە یەک بەکارهێنەر دروستی کردبێت ڕێگەپێدراو نییە. سەرەتا یەکێکیان دەربکە یان بیسڕەوە.',
  'No more than {most} opening balances of one customer. Add up the oldest ones.':
    'زیاتر لە {most} باڵانسی سەرەتایی بۆ یەک کڕیار ڕێگەپێدراو نییە. کۆنترینەکان لە یەک باڵانسدا کۆبکەرەوە.',
}
