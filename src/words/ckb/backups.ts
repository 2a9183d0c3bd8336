import type { backups as arabic } from '../ar/backups.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const backups: InAnotherLanguage<typeof arabic> = {
  'A backup is being made already.': 'هەر ئێستا کۆپییەکی یەدەگ دروست دەکرێت.',
  'and from {since} to {until}': 'و لە {since} تا {until}',
  'Any moment from {since} until {age} ago can be brought back':
    'هەر ساتێک لە {since} تا پێش {age} دەگەڕێنرێتەوە',
  'Back up now': 'دروستکردنی کۆپیی یەدەگ ئێستا',
  'BACKUP_COMMAND failed: {trouble}': 'جێبەجێکردنی BACKUP_COMMAND سەرکەوتوو نەبوو: {trouble}',
  'Backups are made': 'دروستکردنی کۆپیی یەدەگ چالاکە',
  'Backups are turned off on this server (BACKUP_DIR).':
    'کۆپیی یەدەگ لەسەر ئەم ڕاژەکارە ڕاگیراوە (BACKUP_DIR).',
  'Backups are turned off on this server (BACKUP_DIR=off).':
    'کۆپیی یەدەگ لەسەر ئەم ڕاژەکارە ڕاگیراوە (BACKUP_DIR=off).',
  'Before a restore': 'پێش گەڕاندنەوە',
  'Before an upgrade': 'پێش نوێکردنەوە',
  'Between them': 'لەنێوانیاندا',
  'By hand': 'بە دەست',
  Daily: 'ڕۆژانە',
  'Daily at': 'ڕۆژانە کاتژمێر',
  Download: 'داگرتن',
  'Download the backup of {at}': 'داگرتنی کۆپیی یەدەگی {at}',
  Downloaded: 'کاتی داگرتن',
  'Downloaded by': 'داگیراوە لەلایەن',
  'Downloaded {at} by {name}': 'لە {at} لەلایەن {name} داگیراوە',
  Encrypted: 'شفرەکراو',
  Failed: 'سەرکەوتوو نەبوو',
  Folder: 'بوخچە',
  'It does not say which house made it. It is not counted, and never removed.':
    'ناڵێت کام دامەزراوە دروستی کردووە. ناژمێردرێت و هەرگیز ناسڕدرێتەوە.',
  'It is of another house: {house}. It is not counted here, and never removed.':
    'هی دامەزراوەیەکی ترە: {house}. لێرە ناژمێردرێت و هەرگیز ناسڕدرێتەوە.',
  'It is of another instance of this installation: {instance}. It is not counted here, and never removed.':
    'هی کۆپییەکی تری کارپێکراوی ئەم دامەزراندنەیە: {instance}. لێرە ناژمێردرێت و هەرگیز ناسڕدرێتەوە.',
  'It was cut off before its end.': 'پێش تەواوبوونی پچڕا.',
  'It was not made here, though it bears the number of this house. It is not counted, and never removed.':
    'لێرە دروست نەکراوە، هەرچەندە ژمارەی ئەم دامەزراوەیەی پێوەیە. ناژمێردرێت و هەرگیز ناسڕدرێتەوە.',
  'less than a minute': 'کەمتر لە خولەکێک',
  Machine: 'ئامێر',
  'Made by': 'دروستکراوە لەلایەن',
  'Moments that can be brought back': 'ئەو ساتانەی دەگەڕێنرێنەوە',
  'Newest verified one': 'نوێترین کۆپیی پشتڕاستکراوە',
  'No backup has been made and read again yet.': 'هێشتا هیچ کۆپییەکی یەدەگ دروست نەکراوە و نەخوێنراوەتەوە.',
  'No moment can be brought back yet: the first copy of the database is being made.':
    'هێشتا هیچ ساتێک ناگەڕێنرێتەوە: یەکەم کۆپیی بنکەی زانیارییەکان دروست دەکرێت.',
  'No: keep the files like the books themselves': 'نەخێر: فایلەکان وەک دەفتەرەکان خۆیان بپارێزە',
  'Not counted': 'ناژمێردرێت',
  'Nothing: your own database server must archive its log itself':
    'هیچ: ڕاژەکاری بنکەی زانیارییەکانی خۆتان دەبێت خۆی لۆگەکەی ئەرشیڤ بکات',
  'On the disk of the data': 'لەسەر دیسکی داتاکان',
  'A piece of the log is missing in the archive, or damaged: nothing after it can be brought back before another copy of the database is made.':
    'هیچ شتێک دوای پارچەیەکی ونبوو یان تێکچووی ئەرشیڤ ناگەڕێنرێتەوە پێش دروستکردنی کۆپییەکی تری بنکەی زانیارییەکان.',
  'Pieces of the archive are missing or damaged: no moment from {since} to {until} can be brought back.':
    'پارچەکانی ئەرشیڤ ونن یان تێکچوون: هیچ ساتێک لە {since} تا {until} ناگەڕێنرێتەوە.',
  Progress: 'بەرەوپێشچوون',
  'Progress of the backup': 'بەرەوپێشچوونی کۆپیی یەدەگ',
  Rows: 'ڕیزەکان',
  Running: 'لە جێبەجێکردندایە',
  'See why': 'بینینی هۆکار',
  Taken: 'کاتی دروستکردن',
  'The archive between the backups is behind: what was entered last is on one disk only.':
    'ئەرشیڤی نێوان کۆپییە یەدەگەکان دواکەوتووە: ئەوەی دواجار تۆمار کراوە تەنها لەسەر یەک دیسکە.',
  'The archive is behind': 'ئەرشیڤەکە دواکەوتووە',
  'The backup has begun.': 'دروستکردنی کۆپیی یەدەگ دەستی پێکرد.',
  'The backups lie on the same disk as the data: when it breaks, both are gone. Set BACKUP_DIR to a folder on another disk.':
    'کۆپییە یەدەگەکان لەسەر هەمان دیسکی داتاکانن: ئەگەر تێکبچێت هەردووکیان لەدەست دەچن. تکایە BACKUP_DIR بکە بە بوخچەیەک لەسەر دیسکێکی تر.',
  'The log is archived': 'لۆگەکە ئەرشیڤ دەکرێت',
  'The newest backup is {age} old.': 'نوێترین کۆپیی یەدەگ پێش {age} دروست کراوە.',
  'The newest one that was read again after it was written is {age} old.':
    'نوێترین کۆپی کە دوای نووسین خوێنراوەتەوە پێش {age} دروست کراوە.',
  'There is no backup yet.': 'هێشتا هیچ کۆپییەکی یەدەگ نییە.',
  'There is no backup yet. The first one is made a minute after the start.':
    'هێشتا هیچ کۆپییەکی یەدەگ نییە. یەکەمیان خولەکێک دوای دەستپێکردن دروست دەکرێت.',
  'There is no such backup.': 'کۆپییەکی یەدەگی لەم شێوەیە نییە.',
  'This backup lies on the machine {machine}.': 'ئەم کۆپییە یەدەگە لەسەر ئامێری {machine} دانراوە.',
  'Time of the daily one': 'کاتی کۆپیی ڕۆژانە',
  'Too old': 'زۆر کۆنە',
  Until: 'تا',
  Verified: 'پشتڕاستکراوە',
  'What is wrong with the archive': 'کێشەی ئەرشیڤ',
  'What stays': 'ئەوەی دەمێنێتەوە',
  '{age} old': 'پێش {age}',
  '{count} days|of age': '{count} ڕۆژ',
  '{count} hours|of age': '{count} کاتژمێر',
  '{count} minutes|of age': '{count} خولەک',
  '{count} rows': '{count} ڕیز',
  '{daily} daily, {weekly} weekly, {monthly} monthly':
    'ڕۆژانە: {daily}، هەفتانە: {weekly}، مانگانە: {monthly}',
  '{kind} by {name}': '{kind} لەلایەن {name}',
  '{time}, where the company is': '{time} بە کاتی کۆمپانیا',
}
