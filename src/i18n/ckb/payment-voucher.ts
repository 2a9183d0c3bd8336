import type { paymentVoucher as arabic } from '../ar/payment-voucher.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const paymentVoucher: InAnotherLanguage<typeof arabic> = {
  'Refunds can only be paid from unapplied credit.': 'گەڕاندنەوەی پارە تەنها لە باڵانسی تەرخاننەکراو دەدرێت.',
  A5: 'A5',
  'Amount Paid': 'بڕی خەرجکراو',
  'Approved by': 'پەسەندکراوە لەلایەن',
  'Create Payment Voucher': 'دروستکردنی پسوولەی خەرجکردن',
  'Create your first payment voucher.': 'یەکەم پسوولەی خەرجکردن دروست بکە.',
  Dinar: 'دینار',
  Fils: 'فلس',
  'From Field': 'لە هەژماری',
  'No daily rate is set for this day. Enter IQD per USD.':
    'نرخی ئەم ڕۆژە دانەنراوە. نرخی دینار بۆ هەر دۆلارێک بنووسە.',
  'Enter the refund amount.': 'بڕی پارەی گەڕێنراوە بنووسە.',
  'No payment vouchers yet': 'هێشتا هیچ پسوولەیەکی خەرجکردن نییە',
  Original: 'ڕەسەن',
  'Paper size': 'قەبارەی کاغەز',
  'Payment Statement Voucher': 'پسوولەکانی خەرجکردن',
  'payment vouchar Added Successfully!': 'پسوولەی خەرجکردنەکە دروست کرا.',
  'Payment Voucher Details': 'وردەکارییەکانی پسوولەی خەرجکردن',
  'Payment voucher updated.': 'پسوولەی خەرجکردنەکە دەستکاری کرا.',
  'Payment Vouchers': 'پسوولەکانی خەرجکردن',
  'Payroll Salary': 'مووچە',
  'Prepared by': 'ئامادەکراوە لەلایەن',
  'Print Payment Voucher': 'چاپکردنی پسوولەی خەرجکردن',
  'Refund to': 'گەڕاندنەوەی پارە بۆ',
  'Search payment vouchers': 'گەڕان لە پسوولەکانی خەرجکردندا',
  'Next available number: {number}': 'ژمارەی بەردەستی داهاتوو: {number}',
  'Use this number anyway': 'بەکارهێنانی ئەم ژمارەیە',
  'Refund of {amount} exceeds the unapplied credit of {name}. Enter {left} or less.':
    'گەڕاندنەوەی {amount} لە باڵانسی تەرخاننەکراوی {name} زیاترە. {left} یان کەمتر بنووسە.',
  'This payment voucher does not exist.': 'ئەم پسوولەی خەرجکردنە بوونی نییە.',
  'Two per A4 page': 'دوو دانە لە هەر لاپەڕەیەکی A4',
  'Update Payment Voucher': 'دەستکاریکردنی پسوولەی خەرجکردن',
  '{amount} unapplied credit': 'باڵانسی تەرخاننەکراو: {amount}',
  '{who} has changed this payment voucher since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم پسوولەی خەرجکردنەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'No payment vouchers match your filters.': 'بەم پاڵاوتنە هیچ پسوولەیەکی خەرجکردن نەدۆزرایەوە.',
  'Payment vouchers will appear here.': 'پسوولەکانی خەرجکردن لێرە دەردەکەون.',
  'Refunded from': 'گەڕێنراوەتەوە لە',
  'This refund is not applied to any credit.':
    'ئەم گەڕاندنەوەی پارەیە بۆ هیچ باڵانسێکی قەرزدەر تەرخان نەکراوە.',
  'Refund of {number}': 'گەڕاندنەوەی پارەی {number}',
}
