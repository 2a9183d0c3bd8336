import type { backups as arabic } from '../ar/backups.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const backups: InAnotherLanguage<typeof arabic> = {
  'A backup is already running. Try again when it has finished.':
    'کۆپییەکی یەدەگ ئێستا دروست دەکرێت. کاتێک تەواو بوو، دووبارە هەوڵ بدەرەوە.',
  'and between {since} and {until}': 'و لە {since} تا {until}',
  'You can restore to any time between {since} and {age} ago':
    'دەتوانیت داتاکان بگەڕێنیتەوە بۆ هەر کاتێک لە {since} تا پێش {age}',
  'Back up now': 'دروستکردنی کۆپیی یەدەگ ئێستا',
  'BACKUP_COMMAND failed: {trouble}': 'جێبەجێکردنی BACKUP_COMMAND سەرکەوتوو نەبوو: {trouble}',
  'Backups enabled': 'کۆپیی یەدەگ چالاکە',
  'Backups are turned off on this server. Set BACKUP_DIR to a folder to turn them on.':
    'کۆپیی یەدەگ لەسەر ئەم ڕاژەکارە ناچالاکە. بۆ چالاککردنی، ڕێڕەوی فۆڵدەرێک لە BACKUP_DIR دابنێ.',
  'Before a restore': 'پێش گەڕاندنەوە',
  'Before an upgrade': 'پێش نوێکردنەوە',
  Manual: 'دەستی',
  Daily: 'ڕۆژانە',
  'Daily at': 'ڕۆژانە کاتژمێر',
  Download: 'داگرتن',
  'Download backup of {at}': 'داگرتنی کۆپیی یەدەگی {at}',
  'Downloaded on': 'کاتی داگرتن',
  'Downloaded by': 'داگیراوە لەلایەن',
  'Downloaded {at} by {name}': 'لە {at} لەلایەن {name} داگیراوە',
  Encrypted: 'شفرەکراو',
  Failed: 'سەرکەوتوو نەبوو',
  Folder: 'فۆڵدەر',
  'It does not say which house made it. It is not counted, and never removed.':
    'دیار نییە ئەم کۆپییە یەدەگە هی کام دامەزراندنە. ناژمێردرێت و هەرگیز خۆکارانە ناسڕدرێتەوە.',
  'It is of another house: {house}. It is not counted here, and never removed.':
    'ئەم کۆپییە یەدەگە هی دامەزراندنێکی ترە: {house}. ناژمێردرێت و هەرگیز خۆکارانە ناسڕدرێتەوە.',
  'This backup belongs to another instance of this installation: {instance}. It is excluded and never deleted automatically.':
    'هی کۆپییەکی تری کارپێکراوی ئەم دامەزراندنەیە: {instance}. لێرە ناژمێردرێت و هەرگیز ناسڕدرێتەوە.',
  'It was cut off before its end.': 'دروستکردنی کۆپییە یەدەگەکە پێش تەواوبوونی پچڕا.',
  'It was not made here, though it bears the number of this house. It is not counted, and never removed.':
    'ئەم کۆپییە یەدەگە ناسێنەری ئەم دامەزراندنەی پێوەیە، بەڵام لێرە دروست نەکراوە. ناژمێردرێت و هەرگیز خۆکارانە ناسڕدرێتەوە.',
  'less than a minute': 'کەمتر لە خولەکێک',
  Server: 'ڕاژەکار',
  'Created by': 'دروستکراوە لەلایەن',
  'Recovery points': 'خاڵەکانی گەڕاندنەوە',
  'Newest verified backup': 'نوێترین کۆپیی یەدەگی پشتڕاستکراو',
  'No verified backup yet.': 'هێشتا هیچ کۆپییەکی یەدەگی پشتڕاستکراو نییە.',
  'No recovery points yet. The first copy of the database is being made.':
    'هێشتا هیچ خاڵێکی گەڕاندنەوە نییە. یەکەم کۆپیی بنکەی زانیارییەکان ئێستا دروست دەکرێت.',
  'No. Store the files securely.': 'نەخێر. فایلەکان لە شوێنێکی پارێزراودا هەڵبگرە.',
  'Excluded|a backup': 'ناژمێردرێت',
  'None. Set up a continuous archive on your own database server.':
    'نییە. ئەرشیفی بەردەوام لەسەر ڕاژەکاری بنکەی زانیارییەکانی خۆت ڕێک بخە.',
  'Same disk as the data': 'هەمان دیسکی داتاکان',
  'Part of the continuous archive is missing or damaged. Later times cannot be restored until a new copy of the database is made.':
    'بەشێک لە ئەرشیفی بەردەوام ونە یان تێکچووە. تا کۆپییەکی نوێی بنکەی زانیارییەکان دروست نەکرێت، ناتوانیت داتاکان بگەڕێنیتەوە بۆ کاتەکانی دوای ئەوە.',
  'Parts of the continuous archive are missing or damaged. You cannot restore to a time between {since} and {until}.':
    'چەند بەشێکی ئەرشیفی بەردەوام ونن یان تێکچوون. ناتوانیت داتاکان بگەڕێنیتەوە بۆ هیچ کاتێک لە {since} تا {until}.',
  Progress: 'بەرەوپێشچوون',
  'Backup progress': 'بەرەوپێشچوونی کۆپیی یەدەگ',
  Rows: 'ڕیزەکان',
  Running: 'لە جێبەجێکردندایە',
  'View backups': 'بینینی کۆپییە یەدەگەکان',
  'Created on': 'کاتی دروستکردن',
  'The continuous archive is behind. The latest entries are on one disk only.':
    'ئەرشیفی بەردەوام دواکەوتووە. دوایین تۆمارەکان تەنها لەسەر یەک دیسکن.',
  'Continuous archive behind': 'ئەرشیفی بەردەوام دواکەوتووە',
  'Backup started.': 'دروستکردنی کۆپیی یەدەگ دەستی پێکرد.',
  'Backups are on the same disk as the data. If the disk fails, both are lost. Set BACKUP_DIR to a folder on another disk.':
    'کۆپییە یەدەگەکان لەسەر هەمان دیسکی داتاکانن. ئەگەر دیسکەکە تێکبچێت، هەردووکیان لەدەست دەچن. لە BACKUP_DIR ڕێڕەوی فۆڵدەرێک لەسەر دیسکێکی تر دابنێ.',
  'Continuous archive enabled': 'ئەرشیفی بەردەوام چالاکە',
  'The newest backup is {age} old.': 'نوێترین کۆپیی یەدەگ پێش {age} دروست کراوە.',
  'The newest verified backup is {age} old.': 'نوێترین کۆپیی یەدەگی پشتڕاستکراو پێش {age} دروست کراوە.',
  'No backups yet.': 'هێشتا هیچ کۆپییەکی یەدەگ نییە.',
  'No backups yet. The first backup starts one minute after Inkwell starts.':
    'هێشتا هیچ کۆپییەکی یەدەگ نییە. یەکەمیان خولەکێک دوای دەستپێکردنی Inkwell دروست دەکرێت.',
  'This backup does not exist.': 'ئەم کۆپییە یەدەگە بوونی نییە.',
  'This backup is on another server: {machine}. Download the backup there.':
    'ئەم کۆپییە یەدەگە لەسەر ڕاژەکارێکی ترە: {machine}. لەوێ دایبگرە.',
  'Time of the daily backup': 'کاتی کۆپیی یەدەگی ڕۆژانە',
  'Backup overdue': 'کۆپیی یەدەگ دواکەوتووە',
  Until: 'تا',
  Verified: 'پشتڕاستکراوە',
  'Continuous archive error': 'هەڵەی ئەرشیفی بەردەوام',
  'Backups kept': 'کۆپییە هەڵگیراوەکان',
  '{age} old': 'پێش {age}',
  '{count} days|of age': '{count} ڕۆژ',
  '{count} hours|of age': '{count} کاتژمێر',
  '{count} minutes|of age': '{count} خولەک',
  '{count} rows': '{count} ڕیز',
  '{daily} daily, {weekly} weekly, {monthly} monthly':
    'ڕۆژانە: {daily}، هەفتانە: {weekly}، مانگانە: {monthly}',
  '{kind}, by {name}': '{kind}، لەلایەن {name}',
  '{time} (company time zone)': '{time} (بە کاتی کۆمپانیا)',
}
