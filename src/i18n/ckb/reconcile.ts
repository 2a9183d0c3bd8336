import type { reconcile as arabic } from '../ar/reconcile.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const reconcile: InAnotherLanguage<typeof arabic> = {
  'Not shown for a past date: {groups}.': 'بۆ بەرواری ڕابردوو پیشان نادرێن: {groups}.',
  'by {name}': 'لەلایەن {name}',
  'unknown user': 'بەکارهێنەری نەناسراو',
  'Salesmen can record manual payments, write off debts and change due dates of issued invoices.':
    'مەندوبەکان دەتوانن پارەدانی دەستی تۆمار بکەن، قەرز بسڕنەوە و بەرواری دانەوەی پسوولە دەرکراوەکان بگۆڕن.',
  'Amounts written off on orders. Customers no longer owe them. A user other than the one who entered them must review them.':
    'ئەو بڕانەی لە قەرزی داواکارییەکان سڕاونەتەوە. چیتر لەسەر کڕیاران نین. بەکارهێنەرێکی تر جگە لە نووسەرەکەی پێداچوونەوەیان بۆ دەکات.',
  'Transfers with one account': 'گواستنەوەی یەکلایەنە',
  'These transfers have only one account. A user other than the one who created them must review them.':
    'پارەیان لە هیچ هەژمارێکەوە نەهێناوە یان بۆ هیچ هەژمارێکیان نەبردووە. بەکارهێنەرێکی تر جگە لە نووسەرەکەی پێداچوونەوەیان بۆ دەکات.',
  'Mark as reviewed': 'دیاریکردن وەک پێداچوونەوەکراو',
  'Reviewed by': 'پێداچوونەوە لەلایەن',
  'Reviewed on': 'کاتی پێداچوونەوە',
  'Transfer marked as reviewed.': 'پێداچوونەوە بۆ گواستنەوەکە کرا.',
  'Only transfers with one account can be reviewed.': 'تەنها گواستنەوەی یەکلایەنە پێداچوونەوەی بۆ دەکرێت.',
  'Manual payments marked as reviewed.': 'پێداچوونەوە بۆ پارەدانە دەستییەکان کرا.',
  'Write-off marked as reviewed.': 'پێداچوونەوە بۆ قەرزە سڕاوەکە کرا.',
  'Only write-offs that were entered on orders can be reviewed.':
    'تەنها ئەوەی لەسەر داواکاری سڕاوەتەوە پێداچوونەوەی بۆ دەکرێت.',
  'The manual payments have changed since you opened them. Review them and try again.':
    'پارەدانە دەستییەکان گۆڕاون لەو کاتەوەی کردوتنەتەوە. پێیاندا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'Another user must review your entry.': 'دەبێت بەکارهێنەرێکی تر پێداچوونەوە بۆ ئەوە بکات کە تۆ نووسیوتە.',
  'Transfers in transit': 'گواستنەوەی لە ڕێگادا',
  'View document': 'بینینی بەڵگەنامە',
  'no reason given': 'هۆکار نەنووسراوە',
  'Rate overrides': 'نرخە دەستییەکان',
  'The custodian has not confirmed these transfers yet. Until then, the money is in no cash box.':
    'بەرپرسی سندوق هێشتا ئەم گواستنەوانەی پشتڕاست نەکردووەتەوە. تا ئەو کاتە پارەکە لە هیچ سندوقێکدا نییە.',
  'Daily rate is set': 'نرخی ڕۆژ دانراوە',
  'These IQD amounts use a rate that differs from the daily rate by more than 2 %.':
    'نرخی ئەم بڕە دینارانە زیاتر لە 2% لە نرخی ڕۆژ جیاوازە.',
  'What was typed makes it this rate.': 'نرخ بەپێی پارەدانی دەستی.',
  '{amount} is applied to {invoice_no}, oldest credit first.':
    '{amount} بۆ {invoice_no} تەرخان دەکرێت، لە کۆنترینەوە.',
  'The manual payment of {amount} becomes a receipt voucher from {customer}. Paid and outstanding amounts stay the same.':
    'پارەدانی دەستیی {amount} دەبێتە پسوولەی وەرگرتن لە {customer}. ئەوەی دراوە و ئەوەی ماوە وەک خۆی دەمێنێتەوە.',
  'The manual payment of {amount} becomes a receipt voucher from {customer}. The invoice is cancelled, so the amount becomes unapplied credit.':
    'پارەدانی دەستیی {amount} دەبێتە پسوولەی وەرگرتن لە {customer}. پسوولەی فرۆشتنەکە هەڵوەشێنراوەتەوە، بۆیە بڕەکە دەبێتە باڵانسی تەرخاننەکراو.',
  '{rate}, implied by the manual payment of {amount}': '{rate}، بەپێی پارەدانی دەستیی {amount}',
  '{document} moved to {account}.': '{document} گواسترایەوە بۆ {account}.',
  '{amount} outstanding on {invoice_no}': 'بڕی ماوەی {invoice_no}: {amount}',
  '{label} {number}': '{label} {number}',
  '{label} {voucher_no} created for the other currency.': '{label} {voucher_no} بۆ دراوەکەی تر دروست کرا.',
  'Create voucher for {invoice_no}': 'دروستکردنی پسوولەی وەرگرتن بۆ {invoice_no}',
  'Account for {document}': 'هەژمار بۆ {document}',
  'Unknown accounts': 'هەژمارە نەناسراوەکان',
  'All amounts are in an account, have an exchange rate and are applied to invoices.':
    'هەموو بڕەکان لەناو هەژماردان، نرخی ئاڵوگۆڕیان هەیە و بۆ پسوولە تەرخان کراون.',
  'This voucher is fully applied. Choose another voucher.':
    'ئەم پسوولەی وەرگرتنە بە تەواوی تەرخان کراوە. یەکێکی تر هەڵبژێرە.',
  'Each account holds one currency. Amounts in the other currency are not included in any balance.':
    'هەر هەژمارێک تەنها یەک دراوی هەیە. بڕەکانی دراوی تر ناچنە هیچ باڵانسێکەوە.',
  'Splits into two vouchers': 'دابەش دەبێت بۆ دوو سەنەد',
  'Choose an account': 'هەڵبژاردنی هەژمار',
  'Choose an IQD account.': 'هەژمارێک بە دینار (IQD) هەڵبژێرە.',
  'Choose a USD account.': 'هەژمارێک بە دۆلار (USD) هەڵبژێرە.',
  'Update order': 'دەستکاریکردنی داواکاری',
  'Payments and credits of customers that are not applied to an invoice yet.':
    'ئەو پارەدان و باڵانسانەی کڕیاران کە هێشتا بۆ هیچ پسوولەیەک تەرخان نەکراون.',
  'IQD without exchange rate': 'دیناری بێ نرخی ئاڵوگۆڕ',
  'Everything is reconciled': 'هەموو شتێک یەکلا کراوەتەوە',
  'Choose an account for this voucher before you split the voucher.':
    'پێش دابەشکردنی سەنەدەکە، هەژمارێکی بۆ هەڵبژێرە.',
  'In {account}': 'لە {account}',
  'Currency mismatch': 'دراوی نەگونجاو',
  'Split voucher?': 'دەتەوێت سەنەدەکە دابەش بکەیت؟',
  'Move to account': 'گواستنەوە بۆ هەژمار',
  'no daily rate for this date': 'نرخی ئەم ڕۆژە دانەنراوە',
  'No open invoices': 'هیچ پسوولەیەکی نەدراو نییە',
  'Payment that was typed on the order': 'پارەدانی دەستی لەسەر داواکارییەکە',
  'Proposed account': 'هەژماری پێشنیارکراو',
  'Proposed rate': 'نرخی ئاڵوگۆڕی پێشنیارکراو',
  'Rate date': 'بەرواری نرخ',
  Receipt: 'پسوولەی وەرگرتن',
  'Set exchange rate': 'دانانی نرخی ئاڵوگۆڕ',
  'Account entered: {account}': 'هەژماری نووسراو: {account}',
  'Set rate to {rate}': 'دانانی نرخی {rate}',
  'Show {count} more': 'پیشاندانی {count} دێڕی تر',
  'The manual payment has changed to {amount}. Review it and try again.':
    'پارەدانە دەستییەکە گۆڕدراوە بۆ {amount}. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'Payments recorded manually on orders. No receipt voucher shows where the money is. A user other than the one who recorded them must review them.':
    'ئەو پارەدانانەی بە دەستی لەسەر داواکارییەکان تۆمار کراون. هیچ پسوولەیەکی وەرگرتن نییە دیاری بکات پارەکە لە کوێیە. بەکارهێنەرێکی تر جگە لە تۆمارکەرەکەی پێداچوونەوەیان بۆ دەکات.',
  'Split voucher': 'دابەشکردنی سەنەد',
  'Use voucher {voucher_no}': 'بەکارهێنانی پسوولەی وەرگرتنی {voucher_no}',
  'Showing the first {shown} of {all}. More appear as you resolve these.':
    '{shown}ی یەکەم لە کۆی {all} پیشان دەدرێن. کە ئەمانە یەکلا کرانەوە، ئەوانی تر دەردەکەون.',
  'daily rate for {date}': 'نرخی ڕۆژی {date}',
  'These IQD amounts have no exchange rate. They cannot be applied to invoices until you set one.':
    'ئەم بڕە دینارانە نرخی ئاڵوگۆڕیان نییە. تا نرخیان بۆ دانەنێیت بۆ پسوولە تەرخان ناکرێن.',
  'Choose a receipt voucher of the same invoice.': 'پسوولەیەکی وەرگرتنی هەمان پسوولەی فرۆشتن هەڵبژێرە.',
  'This voucher does not need an exchange rate. Leave the rate empty.':
    'ئەم سەنەدە پێویستی بە نرخی ئاڵوگۆڕ نییە. خانەی نرخ بە بەتاڵی بهێڵەرەوە.',
  'This voucher has only one currency and cannot be split.':
    'ئەم سەنەدە تەنها یەک دراوی هەیە و دابەش ناکرێت.',
  'The invoice is cancelled.': 'پسوولەی فرۆشتنەکە هەڵوەشێنراوەتەوە.',
  'To Reconcile': 'چاوەڕوانی یەکلاکردنەوە',
  'Apply to {invoice_no}': 'تەرخانکردن بۆ {invoice_no}',
  Voucher: 'سەنەد',
  'Rate of voucher {number} set to {rate}.': 'نرخی سەنەدی {number} کرا بە {rate}.',
  'Voucher {voucher_no} replaces the manual payment.':
    'پسوولەی وەرگرتنی {voucher_no} جێگەی پارەدانە دەستییەکەی گرتەوە.',
  'The {currency} amount moves to a new voucher in {account}. The rest stays on the current voucher.':
    'بڕی {currency} دەچێتە سەنەدێکی نوێ لە {account}. ئەوەی تر لەم سەنەدەدا دەمێنێتەوە.',
  'The account entered on these vouchers does not exist, so their amounts are not included in any balance.':
    'ئەو هەژمارەی لەم سەنەدانەدا نووسراوە بوونی نییە، بۆیە بڕەکانیان ناچنە هیچ باڵانسێکەوە.',
  'Create voucher': 'دروستکردنی سەنەد',
  'You do not have permission to create receipt vouchers.': 'دەسەڵاتی دروستکردنی پسوولەی وەرگرتنت نییە.',
  'You do not have permission to create and update payment vouchers.':
    'دەسەڵاتی دروستکردن و دەستکاریکردنی پسوولەی خەرجکردنت نییە.',
  'You do not have permission to create and update receipt vouchers.':
    'دەسەڵاتی دروستکردن و دەستکاریکردنی پسوولەی وەرگرتنت نییە.',
  '{rate}, daily rate {day_rate}': '{rate}، نرخی ڕۆژ {day_rate}',
  '{count} to reconcile': '{count} چاوەڕوانی یەکلاکردنەوە',
  'to reconcile': 'چاوەڕوانی یەکلاکردنەوە',
  'Petty cash without a cash box': 'نەسرییەی بێ سندوقی پارە',
  'These petty cash entries have no cash box, so their amounts are not included in any balance.':
    'ئەم تۆمارانەی نەسرییە سندوقی پارەیان تێدا نەنووسراوە، بۆیە پارەکەیان لە هیچ باڵانسێکدا ئەژمار ناکرێت.',
  'Choose cash box': 'هەڵبژاردنی سندوقی پارە',
}
