/** The books: cancelling, closing, and what a closed day refuses. */
export const ledger = {
  'A cancelled document cannot be changed.': 'بەڵگەنامەی هەڵوەشێنراوە ناگۆڕدرێت.',
  'Valid|a document': 'کارا',
  'Cancelled|a document': 'هەڵوەشێنراوە',
  'Cancelled|vouchers': 'هەڵوەشێنراوەکان',
  'Cancelled|an entry': 'هەڵوەشاندنەوە',
  Cancellation: 'هەڵوەشاندنەوە',
  'Include same-day cancellations': 'لەگەڵ هەڵوەشێنراوەکانی هەمان ڕۆژ',
  'Cancelled on': 'ڕۆژی هەڵوەشاندنەوە',
  'Cancelled on {moment}|a document': 'لە {moment} هەڵوەشێنراوەتەوە',
  'Cancelled on {moment} by {who}|a document': '{who} لە {moment} هەڵیوەشاندووەتەوە',
  'Cancellation date': 'بەرواری هەڵوەشاندنەوە',
  'This document is cancelled and cannot be changed.': 'ئەم بەڵگەنامەیە هەڵوەشێنراوەتەوە و دەستکاری ناکرێت.',
  'Cancellation date must be {day} or later.': 'بەرواری هەڵوەشاندنەوە دەبێت {day} یان دوای ئەوە بێت.',
  'As of': 'تا ڕۆژی',
  'The books are closed': 'دەفتەرەکان داخراون',
  'As of {day}. The books are closed for this date, so these figures are final.':
    'تا ڕۆژی {day}. دەفتەرەکان بۆ ئەم ڕۆژە داخراون، بۆیە ئەم ژمارانە ناگۆڕدرێن.',
  'As of {day}. The books are still open for this date, so these figures may change.':
    'تا ڕۆژی {day}. دەفتەرەکان بۆ ئەم ڕۆژە هێشتا کراوەن، بۆیە لەوانەیە ئەم ژمارانە بگۆڕدرێن.',
  'The books are closed through {day}.': 'دەفتەرەکان تا {day} داخراون.',
  'The books are already closed through {day}. Enter a later date.':
    'دەفتەرەکان پێشتر تا {day} داخراون. بەروارێکی دواتر بنووسە.',
  'Only past days can be closed. Enter yesterday’s date or earlier.':
    'تەنها ڕۆژانی ڕابردوو دادەخرێن. بەرواری دوێنێ یان پێشتر بنووسە.',
  'Only closed days can be reopened. Enter a date before the current closing date.':
    'تەنها ڕۆژە داخراوەکان دەکرێنەوە. بەروارێکی پێش بەرواری داخستنی ئێستا بنووسە.',
  'Enter a reason.': 'هۆکارەکەی بنووسە.',
  'You cannot unapply more than was applied.': 'لە بڕی تەرخانکراو زیاتر لانابرێت.',
  'Payment voucher cancelled.': 'پسوولەی خەرجکردنەکە هەڵوەشێنرایەوە.',
  'Petty cash entry cancelled.': 'تۆماری نەسرییەکە هەڵوەشێنرایەوە.',
  'Transfer cancelled.': 'گواستنەوەکە هەڵوەشێنرایەوە.',
  'Cancel petty cash entry {number}': 'هەڵوەشاندنەوەی تۆماری نەسرییەی {number}',
  'Cancel payment voucher {number}': 'هەڵوەشاندنەوەی پسوولەی خەرجکردنی {number}',
  'Cancel transfer': 'هەڵوەشاندنەوەی گواستنەوە',
  'Cancel transfer {number}': 'هەڵوەشاندنەوەی گواستنەوەی {number}',
  'The entry keeps its number and stays visible as cancelled. Its amount returns to the cash box on the cancellation date.':
    'تۆمارەکە ژمارەی خۆی دەپارێزێت و وەک هەڵوەشێنراوە لە لیستەکەدا دەمێنێتەوە. پارەکەی لە بەرواری هەڵوەشاندنەوەدا دەگەڕێتەوە بۆ سندوقەکە.',
  'The voucher keeps its number and stays visible as cancelled. Its amount returns to the account on the cancellation date.':
    'پسوولەی خەرجکردنەکە ژمارەی خۆی دەپارێزێت و وەک هەڵوەشێنراوە لە لیستەکەدا دەمێنێتەوە. پارەکەی لە بەرواری هەڵوەشاندنەوەدا دەگەڕێتەوە بۆ هەژمارەکە.',
  'The transfer keeps its number and stays visible as cancelled. Its amount returns to the original account on the cancellation date.':
    'گواستنەوەکە ژمارەی خۆی دەپارێزێت و وەک هەڵوەشێنراوە لە لیستەکەدا دەمێنێتەوە. پارەکەی لە بەرواری هەڵوەشاندنەوەدا دەگەڕێتەوە بۆ ئەو هەژمارەی لێی نێردراوە.',
  'Payment {number} has been printed and cannot be deleted. Cancel it instead.':
    'پسوولەی خەرجکردنی {number} چاپ کراوە و ناسڕدرێتەوە. لەجیاتی ئەوە هەڵیبوەشێنەرەوە.',
  'Close the Books': 'داخستنی دەفتەرەکان',
  'Drafts not issued': 'ڕەشنووسی دەرنەکراو',
  'Cash boxes not counted': 'سندوقە نەژمێردراوەکان',
  'Amounts in unknown accounts': 'پارە لە هەژماری نەناسراودا',
  'Closed through|the books': 'داخراوە تا',
  'Closed|books': 'داخستن',
  'Close the books': 'داخستنی دەفتەرەکان',
  'The books are open. No day has been closed yet.': 'دەفتەرەکان کراوەن. هێشتا هیچ ڕۆژێک دانەخراوە.',
  'All days reopened.': 'هەموو ڕۆژەکان کرانەوە.',
  'Entries dated on or before this day can no longer be added, changed or deleted. To correct one, cancel it on an open day.':
    'لەمەودوا تۆماری ئەم ڕۆژە و ڕۆژانی پێشووتر زیاد ناکرێت، ناگۆڕدرێت و ناسڕدرێتەوە. بۆ ڕاستکردنەوەی تۆمارێک، لە ڕۆژێکی کراوەدا هەڵیبوەشێنەرەوە.',
  'Reopen the books': 'کردنەوەی دووبارەی دەفتەرەکان',
  'The books stay closed through the date you enter. Leave empty to reopen all days.':
    'دەفتەرەکان تا ئەو بەروارەی دەینووسیت بە داخراوی دەمێننەوە. ئەگەر دەتەوێت هەموو ڕۆژەکان بکرێنەوە، بەتاڵی بهێڵەرەوە.',
  'Open issues through this day': 'کێشە چارەسەرنەکراوەکان تا ئەم ڕۆژە',
  'No open issues through this day.': 'تا ئەم ڕۆژە هیچ کێشەیەکی چارەسەرنەکراو نییە.',
  'Closing history': 'مێژووی داخستن',
  'All days reopened': 'هەموو ڕۆژەکان کرانەوە',
  'Closed through {day}': 'داخراوە تا {day}',
  'Books closed through {day}': 'دەفتەرەکان تا {day} داخران',
  'Books reopened, closed through {day}. Reason: {reason}':
    'دەفتەرەکان کرانەوە و تا {day} داخراون. هۆکار: {reason}',
  'All days of the books reopened. Reason: {reason}': 'هەموو ڕۆژەکانی دەفتەرەکان کرانەوە. هۆکار: {reason}',
  'Closed day of a cash box reopened. Reason: {reason}': 'ڕۆژێکی داخراوی سندوق کرایەوە. هۆکار: {reason}',
  'Reopened, closed through {day}': 'کرایەوە، داخراوە تا {day}',
}
