import type { cashClosing as arabic } from '../ar/cash-closing.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const cashClosing: InAnotherLanguage<typeof arabic> = {
  'Enter the banknotes above, or the total here.':
    'ژمارەی پارە کاغەزییەکان لە سەرەوە، یان کۆی گشتی لێرە بنووسە.',
  'Cash Closing Details': 'وردەکارییەکانی داخستنی سندوق',
  'Cash Closings': 'داخستنەکانی سندوق',
  'Checked by': 'پشکنراوە لەلایەن',
  'Close day': 'داخستنی ڕۆژ',
  'Closed by': 'داخراوە لەلایەن',
  'Closed through': 'داخراوە تا',
  Counted: 'ژمێردراو',
  'Counted by': 'ژمێردراوە لەلایەن',
  'Create Cash Closing': 'دروستکردنی داخستنی سندوق',
  'Create your first cash closing.': 'یەکەم داخستنی سندوق دروست بکە.',
  'Over/short': 'زیادە/کەمی',
  'The over/short amount is reversed. Entries through this day can change until the day is closed again.':
    'بڕی زیادە یان کەمییەکە هەڵدەوەشێنرێتەوە. تا ڕۆژەکە جارێکی تر دادەخرێت، دەتوانرێت تۆمارەکانی تا ئەم ڕۆژە بگۆڕدرێن.',
  'Keep day closed': 'هێشتنەوەی ڕۆژ بە داخراوی',
  'No cash closings yet': 'هێشتا هیچ داخستنێکی سندوق نییە',
  'Banknotes of {amount}': 'پارەی کاغەزیی {amount}',
  Banknotes: 'پارە کاغەزییەکان',
  Reopen: 'کردنەوەی دووبارە',
  'Reopen day': 'کردنەوەی دووبارەی ڕۆژ',
  Reopened: 'کراوەتەوە',
  'Reopened on': 'کاتی کردنەوەی دووبارە',
  'Reopened by': 'کراوەتەوە لەلایەن',
  'Print Cash Closing': 'چاپکردنی داخستنی سندوق',
  'Enter a reason for the over/short amount, or “Unknown”.':
    'هۆکاری زیادە یان کەمییەکە بنووسە، یان بنووسە «نازانرێت».',
  'Search cash closings': 'گەڕان لە داخستنەکانی سندوقدا',
  Expected: 'چاوەڕوانکراو',
  'Entries changed while you were counting. Review the expected amount and try again.':
    'لە کاتی ژماردندا تۆمارەکان گۆڕدراون. بە بڕی چاوەڕوانکراودا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'The selected account does not exist. Choose another one.':
    'هەژمارە هەڵبژێردراوەکە بوونی نییە. یەکێکی تر هەڵبژێرە.',
  'Day closed.': 'ڕۆژەکە داخرا.',
  'Day reopened.': 'ڕۆژەکە کرایەوە.',
  'Counted amount does not match the banknotes. Enter {amount}.':
    'بڕی ژمێردراو لەگەڵ پارە کاغەزییەکان یەک ناگرێتەوە. {amount} بنووسە.',
  'Some of these banknotes do not exist in {currency}. Remove them.':
    'هەندێک لەم پارە کاغەزییانە بە {currency} بوونیان نییە. لایان ببە.',
  'This cash closing does not exist.': 'ئەم داخستنی سندوقە بوونی نییە.',
  'Date cannot be in the future. Enter today’s date or earlier.':
    'بەروار نابێت لە داهاتوودا بێت. بەرواری ئەمڕۆ یان پێشتر بنووسە.',
  'This day is already open.': 'ئەم ڕۆژە کراوەیە و پێویستی بە کردنەوە نییە.',
  'Required if the count is over or short.': 'ئەگەر زیادە یان کەمی هەبێت، پێویستە.',
  'Reason for reopening': 'هۆکاری کردنەوەی دووبارە',
  'A later day, {day}, is also closed. Reopen that day first.':
    'ڕۆژێکی دواتریش داخراوە: {day}. سەرەتا ئەو ڕۆژە بکەرەوە.',
  '{name} is closed for {day}. Enter a later date, or ask a superuser to reopen the day.':
    '{name} بۆ ڕۆژی {day} داخراوە. بەروارێکی دواتر بنووسە، یان داوا لە سەرپەرشتیاری گشتی بکە ڕۆژەکە بکاتەوە.',
  'No cash closings match your filters.': 'بەم پاڵاوتنە هیچ داخستنێکی سندوق نەدۆزرایەوە.',
  'Cash closings will appear here.': 'داخستنەکانی سندوق لێرە دەردەکەون.',
}
