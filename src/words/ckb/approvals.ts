import type { approvals as arabic } from '../ar/approvals.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const approvals: InAnotherLanguage<typeof arabic> = {
  '{invoice_no} is not approved: it asks for nothing.':
    'پسوولەی فرۆشتنی {invoice_no} پەسەند نەکراوە: هیچی لێ داوا ناکرێت.',
  '{amount}, beside {beside} on the same day': '{amount}، لەگەڵ {beside} لە هەمان ڕۆژدا',
  'a discount of {percent}, {amount}': 'داشکاندنی {percent}، واتە {amount}',
  'An invoice that is not approved is not paid.': 'پسوولەیەکی فرۆشتن کە پەسەند نەکرابێت پارەی بۆ نادرێت.',
  Approval: 'پەسەندکردن',
  Approvals: 'پەسەندکردنەکان',
  'approvals that concern you': 'پەسەندکردن کە پەیوەندییان بە تۆوە هەیە',
  Approve: 'پەسەندی بکە',
  'Approve {number}': 'پەسەندکردنی {number}',
  Approved: 'پەسەندکراوە',
  'Approved on {moment} by {who}': 'لە {moment} لەلایەن {who} پەسەند کرا',
  'Asked by': 'داواکار',
  'Asked|when': 'کاتی داواکردن',
  'Counts from': 'هەژمار دەکرێت لە',
  'Decided by': 'بڕیاردەر',
  'Decided|when': 'کاتی بڕیار',
  Decline: 'ڕەتکردنەوە',
  'Decline {number}': 'ڕەتکردنەوەی {number}',
  Declined: 'ڕەتکراوەتەوە',
  DECLINED: 'ڕەتکراوەتەوە',
  'Declined on {moment} by {who}': 'لە {moment} لەلایەن {who} ڕەت کرایەوە',
  'It counts on its own day, or today where that day is closed by now.':
    'لە بەرواری خۆیدا هەژمار دەکرێت، یان ئەمڕۆ ئەگەر ئەو ڕۆژە داخرابێت.',
  'It does not wait for approval any more.': 'چیتر چاوەڕێی پەسەندکردن نییە.',
  'It goes beyond the limit of who wrote it, and counts nowhere until somebody else approves it.':
    'لە سنووری نووسەرەکەی تێپەڕیوە و تا کەسێکی تر پەسەندی نەکات لە هیچ شوێنێک هەژمار ناکرێت.',
  'It is approved.': 'پەسەند کرا.',
  'It is declined.': 'ڕەت کرایەوە.',
  'It stays with its number and the reason, and never counts.':
    'بە ژمارە و هۆکارەکەیەوە دەمێنێتەوە و هەرگیز هەژمار ناکرێت.',
  'It waits for approval': 'پێش پەسەندکردن هەژمار ناکرێت',
  'It waits for approval: {far}': 'چاوەڕێی پەسەندکردنە: {far}',
  'It waits for approval, and stays as it is until then.':
    'چاوەڕێی پەسەندکردنە، تا ئەو کاتە وەک خۆی دەمێنێتەوە.',
  'It was declined, and stays as it is.': 'ڕەت کراوەتەوە و وەک خۆی دەمێنێتەوە.',
  'It was declined: it stays, with the reason.': 'ڕەت کراوەتەوە: لەگەڵ هۆکارەکەی دەمێنێتەوە.',
  'Its own day was closed: it counts from {day}.': 'ڕۆژی خۆی داخرابوو: لە {day} هەژمار دەکرێت.',
  'Largest bad debt': 'گەورەترین قەرزی لەدەستچوو',
  'Largest credit note without lines of an invoice':
    'گەورەترین پسوولەی گەڕاندنەوە بەبێ دێڕەکانی پسوولەی فرۆشتن',
  'Largest discount': 'گەورەترین داشکاندن',
  'Largest payment without a customer': 'گەورەترین پارەدان بەبێ کڕیار',
  'Largest refund': 'گەورەترین پارەی گەڕاوە',
  Limit: 'سنوور',
  Limits: 'سنوورەکان',
  'May decide': 'دەتوانێت بڕیار بدات',
  'NOT APPROVED': 'پەسەند نەکراوە',
  'Nothing waits for approval': 'هیچ شتێک چاوەڕێی پەسەندکردن نییە',
  Own: 'هی خۆی',
  'Only superusers change limits.': 'تەنیا سەرپەرشتیارە گشتییەکان سنوورەکان دەگۆڕن.',
  'Put away.': 'لابرا.',
  'Reason of the decision': 'هۆکاری بڕیار',
  'Saved. It waits for approval.': 'پاشەکەوت کرا. چاوەڕێی پەسەندکردنە.',
  'Somebody else has to decide about what you wrote.':
    'دەبێت کەسێکی تر بڕیار لەسەر ئەوە بدات کە تۆ نووسیوتە.',
  'The limits say what waits, and who approves it what is declined.':
    'سنوورەکان دیاری دەکەن چی چاوەڕێ دەکات، ئەوەی پەسەندی دەکات دیاری دەکات چی ڕەت دەکرێتەوە.',
  'This invoice is not approved: receive the money on account.':
    'ئەم پسوولەی فرۆشتنە پەسەند نەکراوە: تکایە پارەکە لەسەر هەژمار وەربگرە.',
  'This is {amount}; your limit is {limit}.': 'ئەمە {amount}ە؛ سنووری تۆ {limit}ە.',
  'This is a discount of {percent} %; your limit is {limit} %.':
    'ئەمە داشکاندنی {percent} %ە؛ سنووری تۆ {limit} %ە.',
  'Until somebody approves it, it counts nowhere. It stays as it is meanwhile.':
    'تا کەسێک پەسەندی نەکات لە هیچ شوێنێک هەژمار ناکرێت. تا ئەو کاتە وەک خۆی دەمێنێتەوە.',
  'Waiting for approval': 'چاوەڕێی پەسەندکردن',
  'Waiting|a document': 'چاوەڕوانە',
  'Waiting for your approval': 'چاوەڕێی پەسەندکردنی تۆیە',
  'All {count}': 'هەموو ({count})',
  'Beside it': 'لەگەڵیدا',
  'What goes beyond a limit of the settings waits here until somebody else approves it.':
    'ئەوەی لە سنوورێکی ڕێکخستنەکان تێپەڕێت لێرە چاوەڕێ دەکات تا کەسێکی تر پەسەندی بکات.',
  'What goes further waits until somebody else approves it. Where nothing is written there is no limit; superusers have none, and they alone change limits.':
    'ئەوەی لەمە تێپەڕێت چاوەڕێ دەکات تا کەسێکی تر پەسەندی بکات. ئەگەر هیچ نەنووسرابێت سنوور نییە؛ سەرپەرشتیارە گشتییەکان هیچ سنوورێکیان نییە و تەنیا ئەوان سنوورەکان دەگۆڕن.',
  'With {beside} beside it this is {amount}; your limit is {limit}.':
    'لەگەڵ {beside} ئەمە دەبێتە {amount}؛ سنووری تۆ {limit}ە.',
  'written by {who}': 'نووسەر: {who}',
  '{name} wrote this, and created or activated your account or gave it a role or password. Another user has to decide.':
    '{name} ئەمەی نووسیوە، و هەر ئەویش هەژمارەکەتی دروست یان چالاک کردووە یان ڕۆڵ یان وشەی نهێنی پێ داوە. دەبێت بەکارهێنەرێکی تر بڕیار بدات.',
}
