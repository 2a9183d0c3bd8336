import type { refusals as arabic } from '../ar/refusals.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const refusals: InAnotherLanguage<typeof arabic> = {
  'Nothing is settled by more than it comes to.': 'هیچ شتێک زیاتر لە بڕی خۆی نادرێتەوە.',
  'What is owed is settled by what the same customer paid or was credited.':
    'قەرز بەوە دەدرێتەوە کە هەمان کڕیار داویەتی یان بۆی گەڕێنراوەتەوە.',
  'An invoice asks for no less than what settles it.': 'بڕی پسوولە لەوە کەمتر نابێت کە لێی دراوەتەوە.',
  'An invoice with receipt vouchers keeps its customer.':
    'پسوولەیەک کە پسوولەی وەرگرتنی هەبێت کڕیارەکەی ناگۆڕدرێت.',
  'Money for an invoice comes from its customer.': 'پارەی پسوولە لە کڕیارەکەی وەردەگیرێت.',
  'Entry {number} of {date} has the same bill and amount: is this another one?':
    'تۆماری {number} لە {date} هەمان وەسڵ و بڕی هەیە: ئایا ئەمە دانەیەکی ترە؟',
  'Receipt voucher {number} of {date} has this reference: is this another payment?':
    'پسوولەی وەرگرتنی {number} لە {date} ئەم سەرچاوەیەی هەیە: ئایا ئەمە پارەدانێکی ترە؟',
  'This is long before the accounts were opened: is it meant?':
    'ئەمە زۆر پێش کردنەوەی هەژمارەکانە: ئایا مەبەستە؟',
  'This is more than a year ahead: is it meant?': 'ئەمە زیاتر لە ساڵێک لە داهاتوودایە: ئایا مەبەستە؟',
  'You do not have permission to change when an issued invoice is due.':
    'دەسەڵاتی گۆڕینی وادەی پسوولەی دەرچووت نییە.',
  'It has paid back something at {rate}: delete it, and write it again.':
    'بە نرخی {rate} پارەی پێ گەڕێنراوەتەوە: بیسڕەوە و سەرلەنوێ بینووسە.',
  'It has settled something at {rate}: cancel it, and write it again.':
    'بە نرخی {rate} شتێکی پێ دراوەتەوە: هەڵیبوەشێنەوە و سەرلەنوێ بینووسە.',
  'This is too far from the rate of the day, {rate}: work at that.':
    'ئەمە زۆر لە نرخی ئەو ڕۆژە {rate} دوورە: بەو نرخە کار بکە.',
  '{amount} is typed as paid on the order of this invoice: cancel the invoice, or take it back first.':
    'لە داواکاریی ئەم پسوولەیەدا {amount} بە دەست وەک دراو نووسراوە: پسوولەکە هەڵبوەشێنەوە، یان سەرەتا نووسینەکە بسڕەوە.',
  'another record has the same {field} by now.': 'ئێستا تۆمارێکی تر هەمان بەهای لە خانەی «{field}» هەیە.',
  'entry no': 'ژمارەی تۆمار',
  'No. {number} was given to a record that has been deleted: no number is given twice.':
    'ژمارە {number} بە تۆمارێکی سڕاوە درابوو: هیچ ژمارەیەک دوو جار نادرێت.',
  'The last number is {last}: is {number} meant?': 'دوایین ژمارە بریتییە لە {last}: ئایا {number} مەبەستە؟',
  'The number stays: it may stand on a paper already.':
    'ژمارەکە وەک خۆی دەمێنێتەوە: لەوانەیە لەسەر کاغەزێک چاپ کرابێت.',
  'This transfer cannot come back': 'ئەم گواستنەوەیە ناگەڕێنرێتەوە',
  'This transfer cannot come back before its bank account does. Restore that first.':
    'ئەم گواستنەوەیە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This admin log sheet cannot come back': 'ئەم نووسراوە کارگێڕییە ناگەڕێنرێتەوە',
  'This bank account cannot come back': 'ئەم هەژمارە بانکییە ناگەڕێنرێتەوە',
  'This bank account has {count} vouchers.': 'ئەم هەژمارە بانکییە {count} سەنەدی هەیە.',
  'This bank account has {count} documents.': 'ئەم هەژمارە بانکییە {count} بەڵگەنامەی هەیە.',
  'This bad debt cannot come back': 'ئەم قەرزە لەدەستچووە ناگەڕێنرێتەوە',
  'This bad debt cannot come back before its customer does. Restore that first.':
    'ئەم قەرزە لەدەستچووە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This bad debt cannot come back before its invoice does. Restore that first.':
    'ئەم قەرزە لەدەستچووە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولەکەی. تکایە سەرەتا پسوولەکە بگەڕێنەوە.',
  'This cash closing cannot come back': 'ئەم داخستنی سندوقە ناگەڕێنرێتەوە',
  'This cash closing cannot come back before its bank account does. Restore that first.':
    'ئەم داخستنی سندوقە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This credit note cannot come back': 'ئەم پسوولەی گەڕاندنەوەیە ناگەڕێنرێتەوە',
  'This credit note cannot come back before its customer does. Restore that first.':
    'ئەم پسوولەی گەڕاندنەوەیە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This credit note cannot come back before its invoice does. Restore that first.':
    'ئەم پسوولەی گەڕاندنەوەیە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولەەکەی. تکایە سەرەتا پسوولەەکە بگەڕێنەوە.',
  'This credit note has {count} refunds.': 'ئەم پسوولەی گەڕاندنەوەیە {count} گەڕاندنەوەی پارەی هەیە.',
  'This customer cannot come back': 'ئەم کڕیارە ناگەڕێنرێتەوە',
  'This customer has {count} invoices.': 'ئەم کڕیارە {count} پسوولەی هەیە.',
  'This customer has {count} receipt vouchers.': 'ئەم کڕیارە {count} پسوولەی وەرگرتنی هەیە.',
  'This customer has {count} bad debts.': 'ئەم کڕیارە {count} قەرزی لەدەستچووی هەیە.',
  'This customer has {count} credit notes.': 'ئەم کڕیارە {count} پسوولەی گەڕاندنەوەی هەیە.',
  'This customer has {count} payment vouchers.': 'ئەم کڕیارە {count} پسوولەی خەرجکردنی هەیە.',
  'This import of customer has {count} invoices.': 'ئەو کڕیارانەی هاوردە کراون {count} پسوولەیان هەیە.',
  'This import of customer has {count} receipt vouchers.':
    'ئەو کڕیارانەی هاوردە کراون {count} پسوولەی وەرگرتنیان هەیە.',
  'This import of customer has {count} bad debts.':
    'ئەو کڕیارانەی هاوردە کراون {count} قەرزی لەدەستچوویان هەیە.',
  'This import of customer has {count} credit notes.':
    'ئەو کڕیارانەی هاوردە کراون {count} پسوولەی گەڕاندنەوەیان هەیە.',
  'This import of customer has {count} payment vouchers.':
    'ئەو کڕیارانەی هاوردە کراون {count} پسوولەی خەرجکردنیان هەیە.',
  'This import cannot be undone: {changed} of its customers have been changed since.':
    'ناتوانرێت لەم هاوردەکردنە پاشگەزبیتەوە: دوای ئەوە {changed} لە کڕیارەکان گۆڕدراون.',
  'This file changes {changed} customers, and you may only create new ones.':
    'ئەم فایلە {changed} لە کڕیارەکان دەگۆڕێت، تۆش تەنها دەتوانیت نوێ دروست بکەیت.',
  'The import was undone: {count} customers deleted, {restored} changed back.':
    'لە هاوردەکردنەکە پاشگەزبوونەوە کرا: {count} کڕیار سڕانەوە، {restored} گەڕێنرانەوە بۆ دۆخی پێشوو.',
  'This weekly report cannot come back': 'ئەم ڕاپۆرتە هەفتانەیە ناگەڕێنرێتەوە',
  'This exchange rate cannot come back': 'ئەم نرخی ئاڵوگۆڕە ناگەڕێنرێتەوە',
  'This financial log sheet cannot come back': 'ئەم نووسراوە داراییە ناگەڕێنرێتەوە',
  'This order cannot come back': 'ئەم داواکارییە ناگەڕێنرێتەوە',
  'This order cannot come back before its invoice does. Restore that first.':
    'ئەم داواکارییە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولەەکەی. تکایە سەرەتا پسوولەەکە بگەڕێنەوە.',
  'This invoice cannot come back': 'ئەم پسوولەیە ناگەڕێنرێتەوە',
  'This invoice cannot come back before its customer does. Restore that first.':
    'ئەم پسوولەیە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This invoice has {count} receipt vouchers.': 'ئەم پسوولەیە {count} پسوولەی وەرگرتنی هەیە.',
  'This invoice has {count} receipt settlements.': 'ئەم پسوولەیە {count} دانەوە بە پسوولەی وەرگرتنی هەیە.',
  'This invoice has {count} bad debts.': 'ئەم پسوولەیە {count} قەرزی لەدەستچووی هەیە.',
  'This invoice has {count} credit notes.': 'ئەم پسوولەیە {count} پسوولەی گەڕاندنەوەی هەیە.',
  'This invoice has {count} credit note settlements.':
    'ئەم پسوولەیە {count} دانەوە بە پسوولەی گەڕاندنەوەی هەیە.',
  'it was deleted before {field} was required.': 'پێش ئەوەی خانەی «{field}» پێویست بێت سڕایەوە.',
  'transfer no': 'ژمارەی گواستنەوە',
  '{label}. {reason}': '{label}. {reason}',
  'what it lacks': 'ئەوەی کەمییەتی',
  'This record cannot come back before its owner does. Restore that first.':
    'ئەم تۆمارە ناگەڕێنرێتەوە پێش گەڕاندنەوەی ئەو تۆمارەی سەر بەوە. تکایە سەرەتا ئەوە بگەڕێنەوە.',
  'warehouse sheets': 'تۆمارەکانی کۆگا',
  'receipt voucher': 'پسوولەی وەرگرتن',
  'receipt vouchers': 'پسوولەکانی وەرگرتن',
  'account transfers': 'گواستنەوەکانی نێوان هەژمارەکان',
  invoice: 'پسوولە',
  invoices: 'پسوولەکان',
  'payment voucher': 'پسوولەی خەرجکردن',
  'payment statement vouchers': 'پسوولەکانی خەرجکردن',
  orders: 'داواکارییەکان',
  'bad debts': 'قەرزە لەدەستچووەکان',
  'credit note': 'پسوولەی گەڕاندنەوە',
  'credit notes': 'پسوولەکانی گەڕاندنەوە',
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
  'petty cash sheet': 'تۆمارەکانی نەسرییە',
  'admin log sheets': 'نووسراوە کارگێڕییەکان',
  'bank account': 'هەژماری بانکی',
  'bank accounts': 'هەژمارە بانکییەکان',
  users: 'بەکارهێنەران',
  'security log': 'تۆماری ئاسایش',
  'A record with this {field} already exists.': 'پێشتر تۆمارێک بە هەمان بەها لە خانەی «{field}» هەیە.',
  'The chosen {field} does not exist.': 'ئەوەی لە خانەی «{field}» هەڵبژێردراوە بوونی نییە.',
  'document number': 'ژمارەی بەڵگەنامە',
  code: 'کۆد',
  date: 'بەروار',
  'item code': 'کۆدی بەرهەم',
  'order no': 'ژمارەی داواکاری',
  'invoice no': 'ژمارەی پسوولە',
  'voucher no': 'ژمارەی سەنەد',
  'bad debt no': 'ژمارەی قەرزی لەدەستچوو',
  'credit note no': 'ژمارەی پسوولەی گەڕاندنەوە',
  'week ending': 'کۆتایی هەفتە',
  'from account': 'لە هەژماری',
  'to account': 'بۆ هەژماری',
  account: 'هەژمار',
  'petty cash account': 'هەژماری نەسرییە',
  'default account': 'هەژماری بنەڕەتی',
  keeper: 'بەرپرسی سندوق',
  'Lists of {many} have no ordering "{name}".': 'لیستی {many} ناتوانرێت بەپێی «{name}» ڕیز بکرێت.',
  'There are no records of the kind "{kind}".': 'تۆماری جۆری «{kind}» نییە.',
  'This payment voucher cannot come back': 'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە',
  'This payment voucher cannot come back before its customer does. Restore that first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This payment voucher cannot come back before its bank account does. Restore that first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This payment voucher cannot come back before its receipt voucher does. Restore that first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولەی وەرگرتنەکەی. تکایە سەرەتا پسوولەی وەرگرتنەکە بگەڕێنەوە.',
  'This payment voucher cannot come back before its credit note does. Restore that first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولەی گەڕاندنەوەکەی. تکایە سەرەتا پسوولەی گەڕاندنەوەکە بگەڕێنەوە.',
  'This user cannot come back': 'ئەم بەکارهێنەرە ناگەڕێنرێتەوە',
  'This petty cash entry cannot come back': 'ئەم تۆماری نەسرییەیە ناگەڕێنرێتەوە',
  'This petty cash entry cannot come back before its bank account does. Restore that first.':
    'ئەم تۆماری نەسرییەیە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This product cannot come back': 'ئەم بەرهەمە ناگەڕێنرێتەوە',
  'This import of product has {count} invoice products.':
    'ئەو بەرهەمانەی هاوردە کراون {count} دێڕی پسوولەیان هەیە.',
  'This import cannot be undone: {changed} of its products have been changed since.':
    'ناتوانرێت لەم هاوردەکردنە پاشگەزبیتەوە: دوای ئەوە {changed} لە بەرهەمەکان گۆڕدراون.',
  'This file changes {changed} products, and you may only create new ones.':
    'ئەم فایلە {changed} لە بەرهەمەکان دەگۆڕێت، تۆش تەنها دەتوانیت نوێ دروست بکەیت.',
  'The import was undone: {count} products deleted, {restored} changed back.':
    'لە هاوردەکردنەکە پاشگەزبوونەوە کرا: {count} بەرهەم سڕانەوە، {restored} گەڕێنرانەوە بۆ دۆخی پێشوو.',
  'This receipt voucher cannot come back': 'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە',
  'This receipt voucher cannot come back before its customer does. Restore that first.':
    'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This receipt voucher cannot come back before its invoice does. Restore that first.':
    'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولەەکەی. تکایە سەرەتا پسوولەەکە بگەڕێنەوە.',
  'This receipt voucher cannot come back before its bank account does. Restore that first.':
    'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This receipt voucher has {count} refunds.': 'ئەم پسوولەی وەرگرتنە {count} گەڕاندنەوەی پارەی هەیە.',
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
  '{name} is not in use any more: choose another account.':
    '{name} چیتر لە بەکارهێناندا نییە: هەژمارێکی تر هەڵبژێرە.',
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
  'A quotation mark in row {row} is not closed or stands in the wrong place.':
    'لە ڕیزی {row}دا جووتکەوانەیەک دانەخراوە یان لە شوێنی هەڵەدایە.',
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
  '{rate} is {percent} % above the rate of {day}, {last}: say why.':
    '{rate} بە ڕێژەی {percent}% لە نرخی {day} کە {last} بوو بەرزترە: هۆکارەکەی بنووسە.',
  '{rate} is {percent} % below the rate of {day}, {last}: say why.':
    '{rate} بە ڕێژەی {percent}% لە نرخی {day} کە {last} بوو نزمترە: هۆکارەکەی بنووسە.',
  '{rate} is {percent} % above the rate of the day, {last}: say why.':
    '{rate} بە ڕێژەی {percent}% لە نرخی ئەو ڕۆژە {last} بەرزترە: هۆکارەکەی بنووسە.',
  '{rate} is {percent} % below the rate of the day, {last}: say why.':
    '{rate} بە ڕێژەی {percent}% لە نرخی ئەو ڕۆژە {last} نزمترە: هۆکارەکەی بنووسە.',
  '{label} must not be 0.': '«{label}» نابێت سفر بێت.',
  'No customer has the code {code}.': 'هیچ کڕیارێک کۆدی {code}ی نییە.',
  'opening documents': 'بەڵگەنامەکانی سەرەتا',
  'Something of it is settled: it keeps its day.': 'شتێکی دراوەتەوە: بەروارەکەی وەک خۆی دەمێنێتەوە.',
  'Something of it is settled: it stays with its customer.': 'شتێکی دراوەتەوە: لای کڕیارەکەی دەمێنێتەوە.',
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
  '{amount} of it is settled: it comes to no less.': '{amount}ی دراوەتەوە: لەوە کەمتر نابێت.',
  '{amount} of this opening document is settled: take that back first.':
    '{amount} لەم بەڵگەنامەی سەرەتایە دراوەتەوە: سەرەتا ئەوە بگەڕێنەرەوە.',
  'Nothing is on account that this opening document still asks for.':
    'هیچ شتێک لەسەر هەژمار نییە کە ئەم بەڵگەنامەی سەرەتایە داوای بکات.',
}
