import type { reconcile as arabic } from '../ar/reconcile.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const reconcile: InAnotherLanguage<typeof arabic> = {
  'Left out, since the books tell of it for now alone: {groups}.':
    'لێرە پیشان نادرێت، چونکە دەفتەرەکان تەنها بۆ ئێستا باسی دەکەن: {groups}.',
  'by {name}': 'لەلایەن {name}',
  'nobody knows who': 'نازانرێت کێ ئەوەی کردووە',
  'Salesmen may type payments, write debts off and change when an issued invoice is due.':
    'فرۆشیارەکان دەتوانن پارەدان بە دەست بنووسن، قەرز لە حساب بسڕنەوە و وادەی پسوولەی فرۆشتنی دەرچوو بگۆڕن.',
  'Somebody said that it is not expected any more. Nobody asks the customer for it.':
    'گوتراوە چیتر چاوەڕوان ناکرێت. کەس داوای لە کڕیارەکە ناکات.',
  'Written off by hand': 'بە دەست لە حساب سڕاوەتەوە',
  'Transfers with one side': 'گواستنەوەی یەکلایەنە',
  'They brought money from no account, or took it out to none. Another user than the writer reviews them.':
    'پارەیان لە هیچ هەژمارێکەوە نەهێناوە یان بۆ هیچ هەژمارێکیان نەبردووە. بەکارهێنەرێکی تر جگە لە نووسەرەکەی پێداچوونەوەیان بۆ دەکات.',
  'Mark as reviewed': 'دیاریکردن وەک پێداچوونەوەکراو',
  'Reviewed by': 'پێداچوونەوە لەلایەن',
  'Reviewed at': 'کاتی پێداچوونەوە',
  'The transfer is reviewed.': 'پێداچوونەوە بۆ گواستنەوەکە کرا.',
  'Only a transfer with one side is reviewed.': 'تەنها گواستنەوەی یەکلایەنە پێداچوونەوەی بۆ دەکرێت.',
  'Another user has to review what you wrote.':
    'دەبێت بەکارهێنەرێکی تر پێداچوونەوە بۆ ئەوە بکات کە تۆ نووسیوتە.',
  'Handed over and not confirmed': 'دراوە و پشتڕاست نەکراوەتەوە',
  'Look at it': 'بینینی',
  'no reason was said': 'هیچ هۆکارێک نەوتراوە',
  Person: 'کەس',
  'Rate far from its day': 'نرخێک دوور لە نرخی ڕۆژەکەی',
  'Somebody handed it over, and whoever keeps the box has not confirmed it: until then it is in no box.':
    'پارەکە دراوە و بەرپرسی سندوقەکە پشتڕاستی نەکردووەتەوە: تا ئەو کاتە لە هیچ سندوقێکدا نییە.',
  'The day has a rate': 'ڕۆژەکە نرخی هەیە',
  'These dinars count at a rate that differs from that of their day by more than 2 %.':
    'ئەم دینارانە بە نرخێک ئەژمار کراون کە زیاتر لە 2% لە نرخی ڕۆژەکەیان جیاوازە.',
  'What was typed makes it this rate.': 'ئەو بڕەی بە دەست نووسراوە نرخەکەی وا لێدەکات.',
  '{amount} settles {invoice_no}, the oldest money first.':
    '{amount} بۆ دانەوەی {invoice_no} بەکاردێت، کۆنترین پارە یەکەمجار.',
  '{amount} that was typed becomes a receipt voucher from {customer}. What is paid and outstanding stays as it is.':
    'بڕی {amount} کە بە دەست نووسراوە دەبێتە پسوولەی وەرگرتن لە {customer}. بڕی دراو و بڕی ماوە وەک خۆیان دەمێننەوە.',
  '{amount} that was typed becomes a receipt voucher from {customer}, on account: the invoice is cancelled and asks for nothing.':
    'بڕی {amount} کە بە دەست نووسراوە دەبێتە پسوولەی وەرگرتن لە {customer}، لەسەر هەژمار: پسوولە فرۆشتنەکە هەڵوەشێنراوەتەوە و داوای هیچ ناکات.',
  '{amount} was typed, which makes it {rate}': '{amount} نووسراوە، کە نرخەکە دەکاتە {rate}',
  '{document} is in {account}.': '{document} ئێستا لە {account}دایە.',
  '{invoice_no} asks for {amount}': '{invoice_no} داوای {amount} دەکات',
  '{label} {number}': '{label} {number}',
  '{label} {voucher_no} took what was in the other currency.':
    '{label} {voucher_no} ئەوەی بە دراوەکەی تر بوو بردی.',
  'A voucher for {invoice_no}': 'پسوولەی وەرگرتن بۆ {invoice_no}',
  'Account for {document}': 'هەژمار بۆ {document}',
  'Accounts that do not exist': 'هەژمارە نادیارەکان',
  'All money is in an account, has a rate and settles an invoice.':
    'هەموو پارەکان لە هەژماردان، نرخی ئاڵوگۆڕیان هەیە و بۆ دانەوەی پسوولەی فرۆشتن بەکارهاتوون.',
  'All that this voucher brought settles something already.':
    'هەموو پارەی ئەم پسوولەی وەرگرتنە پێشتر بۆ دانەوە بەکارهاتووە.',
  'An account holds one currency. What came in or went out in the other one is in no balance.':
    'هەر هەژمارێک یەک دراوی هەیە. ئەوەی بە دراوەکەی تر هاتووە یان دەرچووە لە هیچ باڵانسێکدا نییە.',
  'Becomes two': 'دەبێتە دوو سەنەد',
  'Choose an account': 'هەڵبژاردنی هەژمار',
  'Choose an account that holds IQD.': 'تکایە هەژمارێک بە دینار (IQD) هەڵبژێرە.',
  'Choose an account that holds USD.': 'تکایە هەژمارێک بە دۆلار (USD) هەڵبژێرە.',
  'Correct it': 'ڕاستکردنەوە',
  'Customers have paid it beyond what it settles. It is theirs until an invoice uses it.':
    'کڕیاران ئەم پارەیەیان زیاتر لەوەی دانەوەی پێویستی بووە داوە. هی ئەوانە تا پسوولەیەکی فرۆشتن بەکاری دەهێنێت.',
  'Dinars without a rate': 'دیناری بێ نرخی ئاڵوگۆڕ',
  'Everything is in its place': 'هەموو شتێک لە شوێنی خۆیدایە',
  'First choose the account of the voucher.': 'تکایە سەرەتا هەژماری سەنەدەکە هەڵبژێرە.',
  'In {account}': 'لە {account}',
  'In an account of the other currency': 'لە هەژماری دراوەکەی تردا',
  'Make two vouchers': 'کردن بە دوو سەنەد',
  'Make two vouchers of it?': 'دەتەوێت بیکەیت بە دوو سەنەد؟',
  'Money on account': 'پارەی لەسەر هەژمار',
  'Money typed by hand': 'پارەی بە دەست نووسراو',
  Move: 'گواستنەوە',
  'no rate is known of its day': 'نرخی ئاڵوگۆڕی ئەو ڕۆژە نازانرێت',
  'Nothing of it is owed yet': 'هێشتا هیچ پسوولەیەکی فرۆشتن بۆ دانەوە نییە',
  'Payment that was typed on the order': 'پارەدانێک کە لەسەر داواکارییەکە بە دەست نووسراوە',
  'Proposed account': 'هەژماری پێشنیارکراو',
  'Proposed rate': 'نرخی ئاڵوگۆڕی پێشنیارکراو',
  'Rate of': 'بەرواری نرخی ئاڵوگۆڕ',
  Receipt: 'وەرگرتن',
  'Say a rate': 'نووسینی نرخی ئاڵوگۆڕ',
  'Says {account}': 'نووسراوە: {account}',
  'Set {rate}': 'دانانی {rate}',
  'Show {count} more': 'پیشاندانی {count} دێڕی تر',
  'Somebody has changed it: {amount} is typed now.': 'کەسێک گۆڕیویەتی: ئێستا {amount} نووسراوە.',
  'Somebody typed that it was paid. No voucher says where the money is.':
    'بە دەست نووسراوە کە دراوە، بەڵام هیچ پسوولەیەکی وەرگرتن ناڵێت پارەکە لە کوێیە.',
  Split: 'دابەشکردن',
  'Take voucher {voucher_no}': 'بەکارهێنانی پسوولەی وەرگرتنی {voucher_no}',
  'The first {shown} of {all}; more come as these go.':
    '{shown}ی یەکەم لە {all}؛ کە ئەمانە تەواو بوون ئەوانی تر دەردەکەون.',
  'the rate of {date}': 'نرخی ئاڵوگۆڕی {date}',
  'These dinars came in and count nothing yet: they settle no invoice until they have a rate.':
    'ئەم دینارانە وەرگیراون و هێشتا ئەژمار ناکرێن: تا نرخی ئاڵوگۆڕیان بۆ دانەنرێت هیچ پسوولەیەکی فرۆشتنیان پێ نادرێتەوە.',
  'This is no voucher of the same invoice.': 'ئەم پسوولەی وەرگرتنە هی هەمان پسوولەی فرۆشتن نییە.',
  'This voucher has no dinars without a rate.': 'لەم سەنەدەدا دیناری بێ نرخی ئاڵوگۆڕ نییە.',
  'This voucher has one currency: it needs no second voucher.':
    'ئەم سەنەدە بە یەک دراوە: پێویستی بە سەنەدی دووەم نییە.',
  'Its invoice is cancelled.': 'پسوولە فرۆشتنەکەی هەڵوەشێنراوەتەوە.',
  'To Reconcile': 'چاوەڕوانی ڕێکخستنەوە',
  'Use for {invoice_no}': 'بەکارهێنان بۆ {invoice_no}',
  Voucher: 'سەنەد',
  'Voucher {number} counts at {rate}.': 'سەنەدی {number} بە نرخی {rate} ئەژمار دەکرێت.',
  'Voucher {voucher_no} stands for the money that was typed.':
    'پسوولەی وەرگرتنی {voucher_no} جێگەی پارە بە دەست نووسراوەکەی گرتەوە.',
  'What is in {currency} gets a voucher of its own in {account}; the rest stays where it is.':
    'ئەوەی بە {currency}ە سەنەدێکی سەربەخۆی لە {account} بۆ دەکرێت؛ ئەوی تر لە شوێنی خۆی دەمێنێتەوە.',
  'What these vouchers name is no account, so that no balance counts their money.':
    'ئەوەی لەم پسوولانەدا نووسراوە هەژمار نییە، بۆیە پارەکەیان لە هیچ باڵانسێکدا ئەژمار ناکرێت.',
  'Write a voucher': 'نووسینی سەنەد',
  'Write the voucher': 'نووسینی سەنەدەکە',
  'You do not have permission to create receipt vouchers.': 'دەسەڵاتی دروستکردنی پسوولەی وەرگرتنت نییە.',
  'You do not have permission to write payment vouchers.': 'دەسەڵاتی نووسینی پسوولەی خەرجکردنت نییە.',
  'You do not have permission to write receipt vouchers.': 'دەسەڵاتی نووسینی پسوولەی وەرگرتنت نییە.',
  '{rate}, of the day {day_rate}': '{rate}، نرخی ئەو ڕۆژە {day_rate}',
  'entries to put in place': 'تۆماری چاوەڕوانی ڕێکخستنەوە',
  'Petty cash without a cash box': 'نەسرییەی بێ سندوقی پارە',
  'These petty cash entries name no cash box, so that no balance counts their money.':
    'ئەم تۆمارانەی نەسرییە سندوقی پارەیان تێدا نەنووسراوە، بۆیە پارەکەیان لە هیچ باڵانسێکدا ئەژمار ناکرێت.',
  'Choose cash box': 'هەڵبژاردنی سندوقی پارە',
}
