import type { databaseErrors as arabic } from '../ar/database-errors.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const databaseErrors: InAnotherLanguage<typeof arabic> = {
  'Part of the database is damaged and cannot be read. Contact an admin.':
    'بەشێک لە بنکەی زانیارییەکان تێکچووە و ناخوێنرێتەوە. پەیوەندی بە سەرپەرشتیارەوە بکە.',
  'Some records cannot be read: part of the database is damaged, and the server disk may be failing. Copy the server’s data before you do anything else.':
    'هەندێک تۆمار ناخوێنرێنەوە: بەشێک لە بنکەی زانیارییەکان تێکچووە و لەوانەیە دیسکی ڕاژەکار خەریکی تێکچوون بێت. پێش هەموو شتێک داتاکانی ڕاژەکار کۆپی بکە.',
  'Backups: the disk of {folder} is not mounted, so no backup is written. Mount it; if the folder was moved on purpose, delete {note}.':
    'کۆپیی یەدەگ: دیسکی {folder} نەبەستراوەتەوە، بۆیە هیچ کۆپییەکی یەدەگ نانووسرێت. تکایە بیبەستەرەوە؛ ئەگەر بوخچەکە بە ئەنقەست گوازراوەتەوە، {note} بسڕەرەوە.',
  'Something on the server needs attention: {finding}': 'شتێک لەسەر ڕاژەکار پێویستی بە چارەسەرە: {finding}',
  'The https certificate has expired: browsers refuse to open Inkwell. Renew it now.':
    'ماوەی بڕوانامەی https بەسەرچووە و وێبگەڕەکان Inkwell ناکەنەوە. تکایە ئێستا نوێی بکەرەوە.',
  'The https certificate cannot be read. Inkwell will not start again with it. Replace it now.':
    'بڕوانامەی https ناخوێنرێتەوە و جارێکی تر Inkwell بەو بڕوانامەیە ناکرێتەوە. تکایە ئێستا بیگۆڕە.',
  'The https certificate expires in {days} days. Renew it.':
    'ماوەی بڕوانامەی https دوای {days} ڕۆژ تەواو دەبێت. تکایە نوێی بکەرەوە.',
  'The server disk is almost full: {megabytes} MB left. Free up space. When the disk is full, nothing can be saved.':
    'دیسکی ڕاژەکار خەریکە پڕ دەبێت: {megabytes} مێگابایت ماوە. شوێن بەتاڵ بکەرەوە. کە دیسکەکە پڕ بوو، هیچ شتێک پاشەکەوت ناکرێت.',
  'Data entered in the last {minutes} minutes is on one disk only: the continuous archive is behind.':
    'زانیارییەکانی دوایین {minutes} خولەک تەنها لەسەر یەک دیسکن: ئەرشیفی بەردەوام دواکەوتووە.',
  'Data entered in the last {minutes} minutes is on one disk only: the continuous archive is behind. {reason}':
    'زانیارییەکانی دوایین {minutes} خولەک تەنها لەسەر یەک دیسکن: ئەرشیفی بەردەوام دواکەوتووە. {reason}',
  'Ledger check failed. {fault}': 'لە پشکنینی دەفتەری گشتیدا جیاوازی دۆزرایەوە. {fault}',
  'Ledger check failed. {fault} Run npm run check-money to list {count} more.':
    'لە پشکنینی دەفتەری گشتیدا جیاوازی دۆزرایەوە. {fault} بۆ بینینی {count} جیاوازیی تر npm run check-money جێبەجێ بکە.',
  'Error: {reason}': 'هەڵە: {reason}',
  'Internal Server Error': 'هەڵەی ناوخۆیی ڕاژەکار',
  'Sign in to continue.': 'بۆ بەردەوامبوون بچۆرە ژوورەوە.',
  'Too many attempts': 'هەوڵی زۆر درا',
  'This picture has more than 50 megapixels. Choose a smaller one.':
    'ئەم وێنەیە لە 50 مێگاپیکسڵ زیاترە. وێنەیەکی بچووکتر هەڵبژێرە.',
  'An error occurred while deleting.': 'لە کاتی سڕینەوەدا هەڵەیەک ڕوویدا.',
  'changes from other servers are not received': 'گۆڕانکاریی ڕاژەکارەکانی تر ناگات',
  'Error!': 'هەڵە',
  'Inkwell is being updated. Try again in a moment.': 'Inkwell ئێستا نوێ دەکرێتەوە. کەمێکی تر هەوڵ بدەرەوە.',
  'Inkwell is restarting. Try again in a moment.':
    'Inkwell سەرلەنوێ دەست پێ دەکاتەوە. کەمێکی تر هەوڵ بدەرەوە.',
  'Inkwell is very busy. Try again in a moment.': 'Inkwell زۆر سەرقاڵە. کەمێکی تر هەوڵ بدەرەوە.',
  'You do not have access to this page': 'ڕێگەت پێ نەدراوە ئەم لاپەڕەیە ببینیت',
  'There is no page at this address. Check the address. If this was a record, it may have been deleted.':
    'لەم ناونیشانەدا هیچ لاپەڕەیەک نییە. ناونیشانەکە بپشکنە. ئەگەر تۆمارێک بووبێت، لەوانەیە سڕابێتەوە.',
  Offline: 'پەیوەندی نییە',
  'This record cannot be deleted because other records use it.':
    'ئەم تۆمارە ناسڕدرێتەوە، چونکە تۆماری تر بەکاری دەهێنن.',
  'Someone else is changing the same data. Try again in a moment.':
    'کەسێکی تر ئێستا هەمان زانیاری دەگۆڕێت. کەمێکی تر هەوڵ بدەرەوە.',
  'Page not found': 'لاپەڕەکە نەدۆزرایەوە',
  'This picture is damaged or incomplete. Choose another copy of it.':
    'ئەم وێنەیە تێکچووە یان ناتەواوە. وێنەیەکی دیکەی هەڵبژێرە.',
  'This file is not a supported picture. Choose a PNG, JPEG, WebP or GIF file.':
    'ئەم فایلە وێنەیەکی گونجاو نییە. فایلێکی PNG یان JPEG یان WebP یان GIF هەڵبژێرە.',
  'Some of your documents are still being created. Try again in a moment.':
    'هەندێک لە بەڵگەنامەکانت هێشتا ئامادە دەکرێن. کەمێکی تر هەوڵ بدەرەوە.',
  'Someone else is changing this record. Try again in a moment.':
    'کەسێکی تر ئێستا ئەم تۆمارە دەگۆڕێت. کەمێکی تر هەوڵ بدەرەوە.',
  'Something went wrong': 'هەڵەیەک ڕوویدا',
  'This action was not completed because the security log cannot be written. Try again in a moment.':
    'ئەم کارە ئەنجام نەدرا، چونکە ناتوانرێت لە تۆماری پاراستندا بنووسرێت. کەمێکی تر هەوڵ بدەرەوە.',
  'Inkwell is open in too many tabs. Close some of them.':
    'Inkwell لە تابی زۆردا کراوەتەوە. هەندێکیان دابخە.',
  'The request body is nested too deeply.': 'ناوەڕۆکی داواکارییەکە زۆر بەناو یەکدا چووە.',
  'The request body must be a JSON object.': 'ناوەڕۆکی داواکارییەکە دەبێت ئۆبجێکتێکی JSON بێت.',
  'Your browser blocked the new window. Allow pop-ups for this page and try again.':
    'وێبگەڕەکەت ڕێی لە پەنجەرە نوێیەکە گرت. ڕێگە بە پەنجەرەی نوێ بدە بۆ ئەم لاپەڕەیە و دووبارە هەوڵ بدەرەوە.',
  'The certificate was renewed': 'بڕوانامەکە نوێ کرایەوە',
  'The connection to the database was lost.': 'پەیوەندی لەگەڵ بنکەی زانیارییەکان پچڕا.',
  'Nothing can be saved because the database is read-only. Try again in a moment.':
    'هیچ شتێک پاشەکەوت ناکرێت، چونکە بنکەی زانیارییەکان تەنها بۆ خوێندنەوەیە. کەمێکی تر هەوڵ بدەرەوە.',
  'The database cannot be reached. Try again in a moment.':
    'ناتوانرێت پەیوەندی بە بنکەی زانیارییەکانەوە بکرێت. کەمێکی تر هەوڵ بدەرەوە.',
  'the database cannot be read': 'بنکەی زانیارییەکان ناخوێنرێتەوە',
  'the database cannot be written': 'ناتوانرێت لە بنکەی زانیارییەکاندا بنووسرێت',
  'The database cannot read its configuration. Try again in a moment.':
    'بنکەی زانیارییەکان ناتوانێت ڕێکخستنەکانی بخوێنێتەوە. کەمێکی تر هەوڵ بدەرەوە.',
  'The database cannot read or write its files. Try again in a moment.':
    'بنکەی زانیارییەکان ناتوانێت فایلەکانی بخوێنێتەوە یان بنووسێت. کەمێکی تر هەوڵ بدەرەوە.',
  'The database cannot confirm that changes are saved. Try again in a moment.':
    'بنکەی زانیارییەکان ناتوانێت پشتڕاستی بکاتەوە کە گۆڕانکارییەکان پاشەکەوت کراون. کەمێکی تر هەوڵ بدەرەوە.',
  'The database refused the connection. Try again in a moment.':
    'بنکەی زانیارییەکان پەیوەندییەکەی ڕەت کردەوە. کەمێکی تر هەوڵ بدەرەوە.',
  'The database has reached one of its limits. Try again in a moment.':
    'بنکەی زانیارییەکان گەیشتووەتە یەکێک لە سنوورەکانی. کەمێکی تر هەوڵ بدەرەوە.',
  'The database is restarting. Try again in a moment.':
    'بنکەی زانیارییەکان سەرلەنوێ دەست پێ دەکاتەوە. کەمێکی تر هەوڵ بدەرەوە.',
  'The database does not have enough memory. Try again in a moment.':
    'بیرگەی بنکەی زانیارییەکان بەش ناکات. کەمێکی تر هەوڵ بدەرەوە.',
  'Nothing can be saved because the server disk is full. Contact an admin.':
    'هیچ شتێک پاشەکەوت ناکرێت، چونکە دیسکی ڕاژەکار پڕ بووە. پەیوەندی بە سەرپەرشتیارەوە بکە.',
  'The form data could not be read. Try again.': 'زانیارییەکانی فۆرمەکە نەخوێنرانەوە. دووبارە هەوڵ بدەرەوە.',
  'Metrics are available only from this server or with the metrics token.':
    'پێوەرەکان تەنها لەم ڕاژەکارەوە یان بە تۆکنی پێوەرەکان دەبینرێن.',
  'The pictures have more than 50 megapixels in total. Choose smaller ones.':
    'وێنەکان بە گشتی لە 50 مێگاپیکسڵ زیاترن. وێنەی بچووکتر هەڵبژێرە.',
  'The request could not be understood.': 'سیستەمەکە لە داواکارییەکە تێنەگەیشت.',
  'The request contains a character or value that cannot be saved.':
    'لە داواکارییەکەدا هێمایەک یان بەهایەک هەیە کە پاشەکەوت ناکرێت.',
  'The server cannot be reached. Check your connection and try again.':
    'ناتوانرێت پەیوەندی بە ڕاژەکارەوە بکرێت. هێڵی ئینتەرنێتەکەت بپشکنە و دووبارە هەوڵ بدەرەوە.',
  'The server cannot be reached. Trying again…':
    'ناتوانرێت پەیوەندی بە ڕاژەکارەوە بکرێت. دووبارە هەوڵ دەدرێتەوە…',
  'The server is shutting down. Try again in a moment.':
    'ڕاژەکارەکە خەریکە دەوەستێت. کەمێکی تر هەوڵ بدەرەوە.',
  'This picture does not exist.': 'ئەم وێنەیە بوونی نییە.',
  'The request is too large. Send less data at a time.':
    'داواکارییەکە زۆر گەورەیە. هەر جارە زانیاریی کەمتر بنێرە.',
  'This is not a valid picture address.': 'ئەمە ناونیشانێکی دروستی وێنە نییە.',
  'This page could not be loaded. Check your connection and try again.':
    'ئەم لاپەڕەیە بار نەبوو. هێڵی ئینتەرنێتەکەت بپشکنە و دووبارە هەوڵ بدەرەوە.',
  'This picture takes too long to process. Choose a smaller one.':
    'ئامادەکردنی ئەم وێنەیە زۆری پێدەچێت. وێنەیەکی بچووکتر هەڵبژێرە.',
  'The request took too long and was stopped. Try a smaller selection.':
    'داواکارییەکە زۆری پێچوو و وەستێنرا. زانیاریی کەمتر دیاری بکە.',
  'Too many files are being read. Try again in a moment.': 'فایلی زۆر دەخوێنرێنەوە. کەمێکی تر هەوڵ بدەرەوە.',
  'Too many pictures are being processed. Try again in a moment.':
    'وێنەی زۆر ئامادە دەکرێن. کەمێکی تر هەوڵ بدەرەوە.',
  'Too many requests. Try again in a moment.':
    'لە ماوەیەکی کورتدا داواکاریی زۆر نێردرا. کەمێکی تر هەوڵ بدەرەوە.',
  'Too much data is being sent at once. Try again in a moment.':
    'زانیاریی زۆر لە یەک کاتدا دەنێردرێت. کەمێکی تر هەوڵ بدەرەوە.',
  'You do not have permission to do this.': 'دەسەڵاتی ئەنجامدانی ئەمەت نییە.',
  'You do not have permission to restore this record.': 'دەسەڵاتی گەڕاندنەوەی ئەم تۆمارەت نییە.',
  'You do not have permission to view this record.': 'دەسەڵاتی بینینی ئەم تۆمارەت نییە.',
  'Too many searches at once. Try again in a moment.':
    'گەڕانی زۆر لە یەک کاتدا دەکرێت. کەمێکی تر هەوڵ بدەرەوە.',
  'Your role does not have permission to view this page. Ask an admin for access.':
    'ڕۆڵەکەت دەسەڵاتی بینینی ئەم لاپەڕەیەی نییە. داوا لە سەرپەرشتیار بکە ڕێگەت پێ بدات.',
  'Enter at most {most} search words.': 'بۆ گەڕان زۆرترین {most} وشە بنووسە.',
  'This file is larger than {most} MB. Choose a smaller one.':
    'ئەم فایلە لە {most} مێگابایت گەورەترە. فایلێکی بچووکتر هەڵبژێرە.',
  'Idempotency-Key must have at most {most} characters.': 'Idempotency-Key نابێت لە {most} پیت زیاتر بێت.',
  'This document took longer than {count} seconds and was stopped. Try again in a moment.':
    'ئامادەکردنی ئەم بەڵگەنامەیە لە {count} چرکە زیاتری پێچوو و وەستێنرا. کەمێکی تر هەوڵ بدەرەوە.',
  'This document could not be created. Try again in a moment.':
    'ئەم بەڵگەنامەیە ئامادە نەکرا. کەمێکی تر هەوڵ بدەرەوە.',
}
