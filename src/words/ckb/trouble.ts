import type { trouble as arabic } from '../ar/trouble.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const trouble: InAnotherLanguage<typeof arabic> = {
  'A part of the database is damaged and cannot be read. Please tell whoever looks after Inkwell.':
    'بەشێک لە بنکەی زانیارییەکان تێکچووە و ناخوێنرێتەوە. تکایە بەرپرسی Inkwell ئاگادار بکەرەوە.',
  'A part of the database is damaged: some records cannot be read, and the disk of the server may be failing. Make a copy of its data before anything else.':
    'بەشێک لە بنکەی زانیارییەکان تێکچووە: هەندێک تۆمار ناخوێنرێنەوە، و لەوانەیە دیسکی ڕاژەکار خەریکی تێکچوون بێت. تکایە پێش هەموو شتێک داتاکانی لەبەر بگرەوە.',
  'Backups: the disk of {folder} is not mounted, so no backup is written. Mount it; if the folder was moved to the disk of the data on purpose, delete {note}.':
    'کۆپیی یەدەگ: دیسکی {folder} نەبەستراوەتەوە، بۆیە هیچ کۆپییەکی یەدەگ نانووسرێت. تکایە بیبەستەرەوە؛ ئەگەر بوخچەکە بە ئەنقەست بۆ دیسکی داتاکان گوازراوەتەوە، {note} بسڕەرەوە.',
  'Something on the server needs attention: {finding}': 'شتێک لەسەر ڕاژەکار پێویستی بە چارەسەرە: {finding}',
  'The https certificate has expired: browsers refuse to open Inkwell. Renew it now.':
    'ماوەی بڕوانامەی https بەسەرچووە و وێبگەڕەکان Inkwell ناکەنەوە. تکایە ئێستا نوێی بکەرەوە.',
  'The https certificate expires in {days} days. Renew it.':
    'ماوەی بڕوانامەی https دوای {days} ڕۆژ تەواو دەبێت. تکایە نوێی بکەرەوە.',
  'The disk of the server is nearly full: {megabytes} MB are left. Make room before nothing can be saved.':
    'دیسکی ڕاژەکار خەریکە پڕ دەبێت: {megabytes} مێگابایت ماوە. تکایە جێگە بکەرەوە پێش ئەوەی هیچ پاشەکەوت نەکرێت.',
  'What was entered in the last {minutes} minutes is on one disk only: the continuous archive is behind.':
    'ئەوەی لە دوا {minutes} خولەکدا تۆمار کراوە تەنها لەسەر یەک دیسکە: ئەرشیفی بەردەوام دواکەوتووە.',
  'What was entered in the last {minutes} minutes is on one disk only: the continuous archive is behind. {reason}':
    'ئەوەی لە دوا {minutes} خولەکدا تۆمار کراوە تەنها لەسەر یەک دیسکە: ئەرشیفی بەردەوام دواکەوتووە. {reason}',
  'The money does not agree. {fault}': 'ژمارەکانی پارە یەکناگرنەوە. {fault}',
  'The money does not agree. {fault} And {count} more: npm run check-money names them.':
    'ژمارەکانی پارە یەکناگرنەوە. {fault} و {count}ی تر: فەرمانی npm run check-money ناویان دەبات.',
  'Error: {reason}': 'هەڵە: {reason}',
  'Internal Server Error': 'هەڵەی ناوخۆیی ڕاژەکار',
  'Please sign in.': 'تکایە بچۆ ژوورەوە.',
  'Too many attempts': 'هەوڵی زۆر درا',
  'A picture may have at most 50 megapixels.': 'وێنە نابێت لە 50 مێگاپیکسڵ زیاتر بێت.',
  'An error occurred while deleting.': 'لە کاتی سڕینەوەدا هەڵەیەک ڕوویدا.',
  'changes made elsewhere are not heard': 'گۆڕانکارییەکانی شوێنی تر ناگەن',
  'Error!': 'هەڵە',
  'Inkwell is being brought up to date; please try again in a moment.':
    'Inkwell ئێستا نوێ دەکرێتەوە، تکایە دوای ساتێک هەوڵ بدەرەوە.',
  'Inkwell is restarting; please try again.': 'Inkwell سەرلەنوێ دەست پێدەکاتەوە، تکایە دووبارە هەوڵ بدەرەوە.',
  'Inkwell is very busy; please try again.': 'Inkwell زۆر سەرقاڵە، تکایە دووبارە هەوڵ بدەرەوە.',
  'Not open to you': 'بۆ تۆ کراوە نییە',
  'Nothing is at this address. It may have been mistyped, or what was here may have been deleted.':
    'لەم ناونیشانەدا هیچ نییە. لەوانەیە بە هەڵە نووسرابێت، یان ئەوەی لێرە بووە سڕابێتەوە.',
  Offline: 'پەیوەندی نییە',
  'Only PNG, JPEG, WebP and GIF pictures can be used.': 'تەنها وێنەی PNG و JPEG و WebP و GIF بەکاردێت.',
  'Other records need this one.': 'تۆماری تر پێویستیان بەم تۆمارەیە.',
  'Others are changing the same at this moment; please try again.':
    'کەسانی تر لەم ساتەدا هەمان شت دەگۆڕن، تکایە دووبارە هەوڵ بدەرەوە.',
  'Page not found': 'لاپەڕەکە نەدۆزرایەوە',
  'This picture is damaged or incomplete. Choose another copy of it.':
    'ئەم وێنەیە تێکچووە یان ناتەواوە. وێنەیەکی دیکەی هەڵبژێرە.',
  'Please choose a picture: PNG, JPEG, WebP or GIF.':
    'تکایە وێنەیەک هەڵبژێرە: PNG یان JPEG یان WebP یان GIF.',
  'Some of your documents are still being made. Please try again in a moment.':
    'هەندێک لە بەڵگەنامەکانت هێشتا ئامادە دەکرێن. تکایە دوای ساتێک هەوڵ بدەرەوە.',
  'Somebody else is changing this; please try again.':
    'کەسێکی تر ئێستا ئەمە دەگۆڕێت، تکایە دووبارە هەوڵ بدەرەوە.',
  'Something went wrong': 'هەڵەیەک ڕوویدا',
  'The security log cannot be written at the moment, so nothing was done. Please try again.':
    'لە ئێستادا ناتوانرێت تۆماری ئاسایش بنووسرێت، بۆیە هیچ نەکرا. تکایە دووبارە هەوڵ بدەرەوە.',
  'Inkwell is open too often. Please close some of its tabs.':
    'Inkwell زۆر جار کراوەتەوە. تکایە هەندێک لە تابەکانی دابخە.',
  'This is nested too deeply.': 'ئەم ناوەڕۆکە زۆر بەناو یەکدا چووە.',
  'The body must be a JSON object.': 'ناوەڕۆکی داواکارییەکە دەبێت JSON بێت.',
  'The browser has blocked the new window. Allow pop-ups for this page and try again.':
    'وێبگەڕەکە ڕێی لە پەنجەرە نوێیەکە گرت. تکایە ڕێ بە پەنجەرەی نوێ بدە بۆ ئەم لاپەڕەیە و دووبارە هەوڵ بدەرەوە.',
  'The certificate was renewed': 'بڕوانامەکە نوێ کرایەوە',
  'The connection to the database broke.': 'پەیوەندی لەگەڵ بنکەی زانیارییەکان پچڕا.',
  'The database can only be read at the moment; please try again soon.':
    'بنکەی زانیارییەکان ئێستا تەنها بۆ خوێندنەوەیە، تکایە کەمێکی تر هەوڵ بدەرەوە.',
  'The database cannot be reached; please try again.':
    'ناتوانرێت پەیوەندی بە بنکەی زانیارییەکانەوە بکرێت، تکایە دووبارە هەوڵ بدەرەوە.',
  'the database cannot be read': 'بنکەی زانیارییەکان ناخوێنرێتەوە',
  'the database cannot be written': 'ناتوانرێت لە بنکەی زانیارییەکاندا بنووسرێت',
  'The database cannot read its settings; please try again.':
    'بنکەی زانیارییەکان ناتوانێت ڕێکخستنەکانی بخوێنێتەوە، تکایە دووبارە هەوڵ بدەرەوە.',
  'The database cannot read or write its files at the moment; please try again.':
    'بنکەی زانیارییەکان ئێستا ناتوانێت فایلەکانی بخوێنێتەوە یان بنووسێت، تکایە دووبارە هەوڵ بدەرەوە.',
  'The database does not confirm what is saved at the moment; please try again.':
    'بنکەی زانیارییەکان ئێستا پاشەکەوتکردن پشتڕاست ناکاتەوە، تکایە دووبارە هەوڵ بدەرەوە.',
  'The database does not let Inkwell in at the moment; please try again.':
    'بنکەی زانیارییەکان ئێستا ڕێ بە Inkwell نادات، تکایە دووبارە هەوڵ بدەرەوە.',
  'The database has reached one of its limits; please try again.':
    'بنکەی زانیارییەکان گەیشتووەتە یەکێک لە سنوورەکانی، تکایە دووبارە هەوڵ بدەرەوە.',
  'The database is restarting; please try again.':
    'بنکەی زانیارییەکان سەرلەنوێ دەست پێدەکاتەوە، تکایە دووبارە هەوڵ بدەرەوە.',
  'The database is short of memory; please try again.':
    'بیرگەی بنکەی زانیارییەکان بەش ناکات، تکایە دووبارە هەوڵ بدەرەوە.',
  'The disk of the server is full: nothing can be saved until there is room.':
    'دیسکی ڕاژەکار پڕ بووە: هیچ شتێک پاشەکەوت ناکرێت تا جێگا هەبێت.',
  'The form could not be read.': 'فۆرمەکە نەخوێنرایەوە.',
  'The metrics are for this machine only, or with their token.':
    'پێوەرەکان تەنها بۆ ئەم ئامێرەن یان بە تۆکنی خۆیان.',
  'The pictures may have at most 50 megapixels together.':
    'وێنەکان بە هەموویان نابێت لە 50 مێگاپیکسڵ زیاتر بن.',
  'The request could not be understood.': 'سیستەمەکە لە داواکارییەکە تێنەگەیشت.',
  'The request has a character or value that cannot be kept.':
    'لە داواکارییەکەدا پیتێک یان بەهایەک هەیە کە ناتوانرێت پاشەکەوت بکرێت.',
  'The server cannot be reached. Check the connection and try again.':
    'ناتوانرێت پەیوەندی بە ڕاژەکارەوە بکرێت. تکایە هێڵەکە بپشکنە و دووبارە هەوڵ بدەرەوە.',
  'The server cannot be reached. Trying again…':
    'ناتوانرێت پەیوەندی بە ڕاژەکارەوە بکرێت. دووبارە هەوڵ دەدرێتەوە…',
  'The server is stopping.': 'ڕاژەکارەکە دەوەستێت.',
  'There is no such picture.': 'ئەم وێنەیە بوونی نییە.',
  'This is larger than allowed.': 'ئەمە لە قەبارەی ڕێگەپێدراو گەورەترە.',
  'This is not the address of a picture.': 'ئەمە ناونیشانی وێنە نییە.',
  'This page could not be loaded. Check the connection and try again.':
    'ئەم لاپەڕەیە بار نەبوو. تکایە هێڵەکە بپشکنە و دووبارە هەوڵ بدەرەوە.',
  'This picture takes too long to read.': 'خوێندنەوەی ئەم وێنەیە زۆری پێدەچێت.',
  'This took too long and was stopped; please ask for less.':
    'ئەمە زۆری پێچوو و وەستێنرا، تکایە داوای کەمتر بکە.',
  'Too many files are being read. Please try again in a moment.':
    'فایلی زۆر دەخوێنرێنەوە. تکایە دوای ساتێک هەوڵ بدەرەوە.',
  'Too many pictures are being read. Please try again in a moment.':
    'وێنەی زۆر دەخوێنرێنەوە. تکایە دوای ساتێک هەوڵ بدەرەوە.',
  'Too many requests. Please try again in a moment.': 'داواکاری زۆرن. تکایە دوای ساتێک هەوڵ بدەرەوە.',
  'Too much is being sent at once. Please try again in a moment.':
    'زانیاریی زۆر لە یەک کاتدا دەنێردرێت. تکایە دوای ساتێک هەوڵ بدەرەوە.',
  'You do not have permission to do this.': 'دەسەڵاتی ئەنجامدانی ئەمەت نییە.',
  'You do not have permission to restore this.': 'دەسەڵاتی گەڕاندنەوەی ئەمەت نییە.',
  'You do not have permission to see this.': 'دەسەڵاتی بینینی ئەمەت نییە.',
  'You search too much at once; please wait a moment.': 'لە یەک کاتدا زۆر دەگەڕێیت، تکایە ساتێک چاوەڕوان بە.',
  'Your role does not let you see this page. Whoever manages the users can change that.':
    'ڕۆڵەکەت ڕێگەت پێنادات ئەم لاپەڕەیە ببینیت. ئەوەی بەکارهێنەران بەڕێوە دەبات دەتوانێت بیگۆڕێت.',
  'Please search for at most {most} words.': 'تکایە بە زۆرترین {most} وشە بگەڕێ.',
  'A file here may have at most {most} MB.': 'فایل لێرە نابێت لە {most} مێگابایت زیاتر بێت.',
  'An Idempotency-Key has at most {most} characters.': 'Idempotency-Key نابێت لە {most} پیت زیاتر بێت.',
  'This document took longer than {count} seconds, so it was given up. Please try again in a moment.':
    'ئامادەکردنی ئەم بەڵگەنامەیە لە {count} چرکە زیاتری پێچوو، بۆیە وەستێنرا. تکایە دوای ساتێک هەوڵ بدەرەوە.',
  'This document could not be made. Please try again in a moment.':
    'ئەم بەڵگەنامەیە ئامادە نەکرا. تکایە دوای ساتێک هەوڵ بدەرەوە.',
}
