import type { cashClosing as arabic } from '../ar/cash-closing.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const cashClosing: InAnotherLanguage<typeof arabic> = {
  'By its notes, or as one sum.': 'بە ژمارەی پارە کاغەزییەکان، یان وەک یەک بڕ.',
  'Cash Closing Details': 'وردەکارییەکانی داخستنی سندوق',
  'Cash Closings': 'داخستنەکانی سندوق',
  'Checked by': 'پشکنراوە لەلایەن',
  'Close the Day': 'داخستنی ڕۆژ',
  'Closed by': 'داخراوە لەلایەن',
  'Closed until': 'داخراوە تا',
  Counted: 'ژمێردراو',
  'Counted by': 'ژمێردراوە لەلایەن',
  'Create Cash Closing': 'دروستکردنی داخستنی سندوق',
  'Create the first cash closing; it will then be listed here.':
    'یەکەم داخستنی سندوق دروست بکە، پاشان لێرە دەردەکەوێت.',
  Difference: 'جیاوازی',
  'Its difference is taken back, and entries up to this day may change until it is closed anew.':
    'جیاوازییە تۆمارکراوەکە هەڵدەوەشێتەوە، و تا سەرلەنوێ دادەخرێتەوە دەکرێت تۆمارەکانی تا ئەم ڕۆژە بگۆڕدرێن.',
  'Keep it closed': 'هێشتنەوەی بە داخراوی',
  'No cash closings yet': 'هێشتا هیچ داخستنێکی سندوق نییە',
  'Notes of {amount}': 'پارەی کاغەزی جۆری {amount}',
  'Notes|of money': 'پارە کاغەزییەکان',
  'Open again': 'سەرلەنوێ کردنەوە',
  'Open the day again': 'سەرلەنوێ کردنەوەی ڕۆژ',
  'Opened again': 'سەرلەنوێ کراوەتەوە',
  'Opened again at': 'کاتی سەرلەنوێ کردنەوە',
  'Opened again by': 'سەرلەنوێ کراوەتەوە لەلایەن',
  'Print Cash Closing': 'چاپکردنی داخستنی سندوق',
  'Say what the difference comes from, or that nobody knows.':
    'تکایە هۆکاری جیاوازییەکە بنووسە، یان بنووسە کە نازانرێت.',
  'Search cash closings': 'گەڕان لە داخستنەکانی سندوقدا',
  'Should be there': 'بڕی چاوەڕوانکراو',
  'Something was written meanwhile: look at what should be there now.':
    'لەم ماوەیەدا شتێک تۆمار کراوە: تکایە سەیری بڕی چاوەڕوانکراوی ئێستا بکە.',
  State: 'دۆخ',
  'The chosen account does not exist.': 'هەژمارە هەڵبژێردراوەکە بوونی نییە.',
  'The day is closed.': 'ڕۆژەکە داخرا.',
  'The day is open again.': 'ڕۆژەکە سەرلەنوێ کرایەوە.',
  'The notes come to {amount}.': 'کۆی گشتیی پارە کاغەزییەکان بریتییە لە {amount}.',
  'These are no notes of {currency}.': 'ئەمانە پارەی کاغەزی {currency} نین.',
  'This cash closing does not exist.': 'ئەم داخستنی سندوقە بوونی نییە.',
  'This day has not come yet.': 'ئەم ڕۆژە هێشتا نەهاتووە.',
  'This day is open already.': 'ئەم ڕۆژە هەر کراوەیە.',
  'Where there is a difference.': 'ئەگەر جیاوازی هەبێت.',
  'Why it was opened again': 'هۆکاری سەرلەنوێ کردنەوە',
  '{day} is closed as well: open it first.': 'هەروەها ڕۆژی {day} داخراوە: تکایە سەرەتا ئەو بکەرەوە.',
  '{name} is closed for {day}.': '{name} بۆ ڕۆژی {day} داخراوە.',
  'None of the cash closings matches the search and the filters.':
    'هیچ داخستنێکی سندوق لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are cash closings, they are listed here.':
    'هەر داخستنێکی سندوق زیاد بکرێت، لێرە دەردەکەوێت.',
}
