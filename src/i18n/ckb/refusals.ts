import type { refusals as arabic } from '../ar/refusals.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const refusals: InAnotherLanguage<typeof arabic> = {
  'You changed this view in another window. Reload the page.':
    'ئەم دیمەنە لە پەنجەرەیەکی تردا گۆڕدراوە. پەڕەکە دووبارە باربکەرەوە.',
  'Record type “{kind}” does not exist. Use “{key}”.': 'تۆماری جۆری «{kind}» نییە. «{key}» بەکاربهێنە.',
  'This date is more than one year in the future. Check the date.':
    'ئەم بەروارە زیاتر لە ساڵێک لە داهاتوودایە. بەروارەکە بپشکنە.',
  'another record now has the same {field}.': 'ئێستا تۆمارێکی تر هەمان «{field}»ی هەیە.',
  'entry no': 'ژمارەی تۆمار',
  'Number {number} was used by a deleted record and cannot be used again. Enter another number.':
    'ژمارە {number} هی تۆمارێکی سڕاوە بووە و دووبارە بەکارناهێنرێتەوە. ژمارەیەکی تر بنووسە.',
  '{number} is far above the last number, {last}. Check the number.':
    '{number} زۆر لە دوایین ژمارە ({last}) گەورەترە. ژمارەکە بپشکنە.',
  'Number cannot be changed because it may already be printed.':
    'ژمارەکە ناگۆڕدرێت، چونکە لەوانەیە پێشتر چاپ کرابێت.',
  'This admin log sheet cannot be restored': 'ئەم نووسراوە کارگێڕییە ناگەڕێنرێتەوە',
  'This cash closing cannot be restored': 'ئەم داخستنی سندوقە ناگەڕێنرێتەوە',
  'This customer cannot be restored': 'ئەم کڕیارە ناگەڕێنرێتەوە',
  'This import cannot be undone because some of its customers have been changed since ({changed}).':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە دوای ئەوە هەندێک لە کڕیارەکانی گۆڕدراون ({changed}).',
  'This file changes existing customers ({changed}), but you can only create new ones. Remove those rows and try again.':
    'ئەم فایلە کڕیاری تۆمارکراو دەگۆڕێت ({changed})، بەڵام تۆ تەنها دەتوانیت کڕیاری نوێ دروست بکەیت. ئەو ڕیزانە لاببە و دووبارە هەوڵ بدەرەوە.',
  'Import undone: {count} customers deleted, {restored} reverted.': {
    one: 'پاشگەزبوونەوە لە هاوردەکردن: {count} کڕیار سڕایەوە، {restored} گەڕانەوە بۆ دۆخی پێشوو.',
    other: 'پاشگەزبوونەوە لە هاوردەکردن: {count} کڕیار سڕانەوە، {restored} گەڕانەوە بۆ دۆخی پێشوو.',
  },
  'This weekly report cannot be restored': 'ئەم ڕاپۆرتە هەفتانەیە ناگەڕێنرێتەوە',
  'This financial log sheet cannot be restored': 'ئەم نووسراوە داراییە ناگەڕێنرێتەوە',
  'the deleted record is missing {field}, which is now required.':
    'لە تۆمارە سڕاوەکەدا {field} نییە، کە ئێستا پێویستە.',
  '{label}. {reason}': '{label}. {reason}',
  'a field': 'خانەیەک',
  'This record cannot be restored because the record that it belongs to is deleted. Restore that record first.':
    'ئەم تۆمارە ناگەڕێنرێتەوە، چونکە ئەو تۆمارەی پێیەوە بەستراوە سڕاوەتەوە. سەرەتا ئەو تۆمارە بگەڕێنەرەوە.',
  'warehouse sheets': 'تۆمارەکانی کۆگا',
  orders: 'داواکارییەکان',
  'financial log sheets': 'نووسراوە داراییەکان',
  customer: 'کڕیار',
  customers: 'کڕیاران',
  settings: 'ڕێکخستنەکان',
  'cash closings': 'داخستنەکانی سندوق',
  'weekly reports': 'ڕاپۆرتە هەفتانەکان',
  employee: 'کارمەند',
  employees: 'کارمەندان',
  product: 'بەرهەم',
  products: 'بەرهەمەکان',
  'exchange rates': 'نرخەکانی ئاڵوگۆڕ',
  'admin log sheets': 'نووسراوە کارگێڕییەکان',
  users: 'بەکارهێنەران',
  'security log entries': 'تۆمارەکانی پاراستن',
  'A record with this {field} already exists.': 'پێشتر تۆمارێک بە هەمان بەها لە خانەی «{field}» هەیە.',
  'The selected {field} does not exist. Choose another one.':
    'ئەوەی لە خانەی «{field}» هەڵبژێردراوە بوونی نییە. یەکێکی تر هەڵبژێرە.',
  'document number': 'ژمارەی بەڵگەنامە',
  code: 'کۆد',
  date: 'بەروار',
  'item code': 'کۆدی بەرهەم',
  'week ending': 'کۆتایی هەفتە',
  keeper: 'بەرپرسی سندوق',
  'Lists of {many} cannot be sorted by “{name}”.': 'لیستی {many} بەپێی «{name}» ڕیز ناکرێت.',
  'Record type “{kind}” does not exist.': 'جۆری تۆماری «{kind}» بوونی نییە.',
  'This user cannot be restored': 'ئەم بەکارهێنەرە ناگەڕێنرێتەوە',
  'This product cannot be restored': 'ئەم بەرهەمە ناگەڕێنرێتەوە',
  'This import cannot be undone because some of its products have been changed since ({changed}).':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە دوای ئەوە هەندێک لە بەرهەمەکانی گۆڕدراون ({changed}).',
  'This file changes existing products ({changed}), but you can only create new ones. Remove those rows and try again.':
    'ئەم فایلە بەرهەمی تۆمارکراو دەگۆڕێت ({changed})، بەڵام تۆ تەنها دەتوانیت بەرهەمی نوێ دروست بکەیت. ئەو ڕیزانە لاببە و دووبارە هەوڵ بدەرەوە.',
  'Import undone: {count} products deleted, {restored} reverted.': {
    one: 'پاشگەزبوونەوە لە هاوردەکردن: {count} بەرهەم سڕایەوە، {restored} گەڕانەوە بۆ دۆخی پێشوو.',
    other: 'پاشگەزبوونەوە لە هاوردەکردن: {count} بەرهەم سڕانەوە، {restored} گەڕانەوە بۆ دۆخی پێشوو.',
  },
  'This warehouse sheet cannot be restored': 'ئەم تۆماری کۆگایە ناگەڕێنرێتەوە',
  'BACKUP_COMMAND failed: exit status {code}': 'BACKUP_COMMAND سەرکەوتوو نەبوو: کۆدی دەرچوون {code}',
  'BACKUP_PASSPHRASE does not match this backup, or the file is damaged.':
    'BACKUP_PASSPHRASE هی ئەم کۆپییە یەدەگە نییە، یان فایلەکە تێکچووە.',
  'The file is incomplete or damaged.': 'فایلەکە تەواو نییە یان تێکچووە.',
  'The program reading from {path} has stopped.': 'ئەو بەرنامەیەی {path}ی دەخوێندەوە وەستاوە.',
  'Database error: {reason}.': 'هەڵەی بنکەی زانیارییەکان: {reason}.',
  'Not enough disk space for a backup in {folder}: {needed} MB needed, {free} MB free.':
    'لە {folder} شوێنی پێویست بۆ کۆپیی یەدەگ نییە: {needed} مێگابایت پێویستە، {free} مێگابایت بەتاڵە.',
  'Not enough disk space for a copy of the database in {folder}: {needed} MB needed, {free} MB free.':
    'لە {folder} شوێنی پێویست بۆ کۆپیی بنکەی زانیارییەکان نییە: {needed} مێگابایت پێویستە، {free} مێگابایت بەتاڵە.',
  'Not enough disk space to write {path}.': 'لەسەر دیسک شوێنی پێویست بۆ نووسینی {path} نییە.',
  '{path} or its folder does not exist.': '{path} یان فۆڵدەرەکەی بوونی نییە.',
  'This backup is from a newer version of Inkwell (unknown migration {name}). Update Inkwell first.':
    'ئەم کۆپییە یەدەگە لە وەشانێکی نوێتری Inkwell دروست کراوە (هەنگاوی نوێکردنەوەی {name} نەناسراوە). سەرەتا Inkwell نوێ بکەرەوە.',
  'This backup is from a newer version of Inkwell. Update Inkwell first.':
    'ئەم کۆپییە یەدەگە لە وەشانێکی نوێتری Inkwell دروست کراوە. سەرەتا Inkwell نوێ بکەرەوە.',
  'This backup is damaged or incomplete.': 'ئەم کۆپییە یەدەگە تێکچووە یان تەواو نییە.',
  'This backup is damaged: its contents have changed since it was created.':
    'ئەم کۆپییە یەدەگە تێکچووە: ناوەڕۆکەکەی دوای دروستکردنی گۆڕاوە.',
  'This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase used to create it.':
    'ئەم کۆپییە یەدەگە شفرە کراوە. لە BACKUP_PASSPHRASE ئەو دەستەواژە نهێنییە دابنێ کە پێی دروست کراوە.',
  'This backup is incomplete: the end of the file is missing.':
    'ئەم کۆپییە یەدەگە تەواو نییە: کۆتایی فایلەکە نییە.',
  'This file is damaged or is not an Inkwell backup.': 'ئەم فایلە تێکچووە یان کۆپیی یەدەگی Inkwell نییە.',
  'This file is not an Inkwell backup.': 'ئەم فایلە کۆپیی یەدەگی Inkwell نییە.',
  '{file} cannot be used. {reason}': '{file} بەکارناهێنرێت. {reason}',
  '{path} cannot be read or written ({code}).': '{path} ناخوێنرێتەوە یان لێی نانووسرێت ({code}).',
  '{path} is a folder. Enter the path of a file.': '{path} فۆڵدەرە. ڕێڕەوی فایلێک بنووسە.',
  '{path} is on a read-only file system.': '{path} لەسەر دیسکێکە کە تەنها بۆ خوێندنەوەیە.',
  'This system user does not have permission to open {path}.':
    'ئەم بەکارهێنەری سیستەمە دەسەڵاتی کردنەوەی {path}ی نییە.',
  'This file is not a spreadsheet. Choose an .xlsx, .xls or .csv file.':
    'ئەم فایلە خشتە نییە. فایلێکی ‎.xlsx یان ‎.xls یان ‎.csv هەڵبژێرە.',
  '{kind} files cannot be read. Save the file as .xlsx and try again.':
    'فایلی ‎{kind} ناخوێنرێتەوە. وەک ‎.xlsx پاشەکەوتی بکە و دووبارە هەوڵ بدەرەوە.',
  'Spreadsheets from Excel 95 or earlier cannot be read. Save the file as .xlsx and try again.':
    'خشتەی Excel 95 یان کۆنتر ناخوێنرێتەوە. وەک ‎.xlsx پاشەکەوتی بکە و دووبارە هەوڵ بدەرەوە.',
  'This spreadsheet is damaged and cannot be read. Save a new copy and try again.':
    'ئەم خشتەیە تێکچووە و ناخوێنرێتەوە. کۆپییەکی نوێی لێ پاشەکەوت بکە و دووبارە هەوڵ بدەرەوە.',
  'This spreadsheet is protected by a password. Remove the password and try again.':
    'ئەم خشتەیە بە وشەی نهێنی پارێزراوە. وشەی نهێنییەکە لاببە و دووبارە هەوڵ بدەرەوە.',
  'This spreadsheet is too large to read. Split it into smaller files.':
    'ئەم خشتەیە زۆر گەورەیە و ناخوێنرێتەوە. دابەشی بکە بۆ چەند فایلێکی بچووکتر.',
  'This file takes too much time or memory to read. Split it into smaller files.':
    'خوێندنەوەی ئەم فایلە کات یان بیرگەی زۆری دەوێت. دابەشی بکە بۆ چەند فایلێکی بچووکتر.',
  'This file has more than {most} rows. Split it into smaller files.':
    'ئەم فایلە لە {most} ڕیز زیاتری تێدایە. دابەشی بکە بۆ چەند فایلێکی بچووکتر.',
  'A cell in this file has more than {most} characters. Shorten its text.':
    'خانەیەکی ئەم فایلە لە {most} پیت زیاتری تێدایە. دەقەکەی کورت بکەرەوە.',
  'This file has more than {most} characters in total. Split it into smaller files.':
    'ئەم فایلە بە گشتی لە {most} پیت زیاتری تێدایە. دابەشی بکە بۆ چەند فایلێکی بچووکتر.',
  'This file has more than {most} pictures. Split it into smaller files.':
    'ئەم فایلە لە {most} وێنە زیاتری تێدایە. دابەشی بکە بۆ چەند فایلێکی بچووکتر.',
  'The pictures in this file are larger than 40 MB in total. Make them smaller or split the file.':
    'وێنەکانی ئەم فایلە بە گشتی لە 40 مێگابایت گەورەترن. بچووکیان بکەرەوە یان فایلەکە دابەش بکە.',
  '{label} contains a formula without a result. Open the file in a spreadsheet program, save it and try again.':
    '«{label}» هاوکێشەیەکی بێ ئەنجامی تێدایە. فایلەکە لە بەرنامەی خشتەدا بکەرەوە، پاشەکەوتی بکە و دووبارە هەوڵ بدەرەوە.',
  '{label} has more digits than a spreadsheet can store in a number. Format the cell as text and enter the value again.':
    'ژمارەکانی «{label}» لەوە زیاترن کە خشتە لە ژمارەیەکدا دەیپارێزێت. خانەکە بکە بە دەق و بەهاکە سەرلەنوێ بنووسە.',
  '{label} must not be 0.': '«{label}» نابێت سفر بێت.',
  'No customer has the code {code}.': 'هیچ کڕیارێک کۆدی {code}ی نییە.',
  'opening balances': 'باڵانسەکانی سەرەتا',
  'Import undone: {count} opening balances deleted, {restored} reverted.': {
    one: 'پاشگەزبوونەوە لە هاوردەکردن: {count} باڵانسی سەرەتا سڕایەوە، {restored} گەڕانەوە بۆ دۆخی پێشوو.',
    other: 'پاشگەزبوونەوە لە هاوردەکردن: {count} باڵانسی سەرەتا سڕانەوە، {restored} گەڕانەوە بۆ دۆخی پێشوو.',
  },
  'This customer cannot be deleted because it has {count} openings.':
    'ئەم کڕیارە ناسڕدرێتەوە، چونکە {count} باڵانسی سەرەتای هەیە.',
  'This file changes existing opening balances ({changed}), but you can only create new ones. Remove those rows and try again.':
    'ئەم فایلە باڵانسی سەرەتای تۆمارکراو دەگۆڕێت ({changed})، بەڵام تۆ تەنها دەتوانیت باڵانسی سەرەتای نوێ دروست بکەیت. ئەو ڕیزانە لاببە و دووبارە هەوڵ بدەرەوە.',
  'This import cannot be undone because some of its opening balances have been changed since ({changed}).':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە دوای ئەوە هەندێک لە باڵانسەکانی سەرەتا گۆڕدراون ({changed}).',
  'This import cannot be undone because its customers have {count} openings.':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە کڕیارەکانی {count} باڵانسی سەرەتایان هەیە.',
  'This opening balance cannot be restored': 'ئەم باڵانسی سەرەتایە ناگەڕێنرێتەوە',
  'This opening balance cannot be restored because its customer is deleted. Restore the customer first.':
    'ئەم باڵانسی سەرەتایە ناگەڕێنرێتەوە، چونکە کڕیارەکەی سڕاوەتەوە. سەرەتا کڕیارەکە بگەڕێنەرەوە.',
  'No more than {most} comments by one user about one record. Delete one first.':
    'زیاتر لە {most} لێدوان بۆ یەک بەکارهێنەر لەسەر یەک تۆمار ڕێگەپێدراو نییە. سەرەتا یەکێکیان بسڕەوە.',
  'No more than {most} open tasks created by one user. Complete or delete one first.':
    'زیاتر لە {most} ئەرکی کراوە کە یەک بەکارهێنەر دروستی کردبێت ڕێگەپێدراو نییە. سەرەتا یەکێکیان تەواو بکە یان بیسڕەوە.',
  'No more than {most} drafts created by one user. Issue or delete one first.':
    'زیاتر لە {most} ڕەشنووس کە یەک بەکارهێنەر دروستی کردبێت ڕێگەپێدراو نییە. سەرەتا یەکێکیان دەربکە یان بیسڕەوە.',
  'No more than {most} opening balances of one customer. Add up the oldest ones.':
    'زیاتر لە {most} باڵانسی سەرەتایی بۆ یەک کڕیار ڕێگەپێدراو نییە. کۆنترینەکان لە یەک باڵانسدا کۆبکەرەوە.',
}
