import type { paymentVoucher as arabic } from '../ar/payment-voucher.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const paymentVoucher: InAnotherLanguage<typeof arabic> = {
  'A refund comes out of what is on account.': 'گەڕاندنەوەی پارە لەوەی لەسەر هەژمارە دەدرێت.',
  A5: 'A5',
  'Amount Paid': 'بڕی پارەی دراو',
  'Approved by': 'پەسەندکراوە لەلایەن',
  'Create Payment Voucher': 'دروستکردنی پسوولەی خەرجکردن',
  'Create the first payment voucher; it will then be listed here.':
    'یەکەم پسوولەی خەرجکردن دروست بکە، پاشان لێرە دەردەکەوێت.',
  Dinar: 'دینار',
  Fils: 'فلس',
  'From Field': 'لە هەژماری',
  'How many dinars are a dollar? No rate is known for this day.':
    'یەک دۆلار چەند دینارە؟ بۆ ئەم ڕۆژە هیچ نرخێکی ئاڵوگۆڕ نەزانراوە.',
  'How much goes back?': 'چەند پارە دەگەڕێنرێتەوە؟',
  'No payment statement vouchers yet': 'هێشتا هیچ پسوولەیەکی خەرجکردن نییە',
  Original: 'ڕەسەن',
  Paper: 'کاغەز',
  'Payment Statement Voucher': 'پسوولەکانی خەرجکردن',
  'Payment Statement Vouchers': 'پسوولەکانی خەرجکردن',
  'payment vouchar Added Successfully!': 'پسوولەی خەرجکردن زیاد کرا.',
  'Payment Voucher Details': 'وردەکارییەکانی پسوولەی خەرجکردن',
  'Payment Voucher Update Success': 'پسوولەی خەرجکردن دەستکاری کرا.',
  'Payment Vouchers': 'پسوولەکانی خەرجکردن',
  'Payroll Salary': 'مووچە',
  'Pays back to': 'دەگەڕێنرێتەوە بۆ',
  'Prepared by': 'ئامادەکراوە لەلایەن',
  'Print Payment Voucher': 'چاپکردنی پسوولەی خەرجکردن',
  'Refund to': 'گەڕاندنەوەی پارە بۆ',
  'Search payment statement vouchers': 'گەڕان لە پسوولەکانی خەرجکردندا',
  'The next free number is {number}.': 'ژمارەی بەتاڵی داهاتوو بریتییە لە {number}.',
  'The number is meant': 'ژمارەکە مەبەستە',
  'This is {amount}; no more than {left} is on account of {name}.':
    'ئەمە بریتییە لە {amount}، بەڵام لەسەر هەژماری {name} لە {left} زیاتر نییە.',
  'This payment voucher does not exist.': 'ئەم پسوولەی خەرجکردنە بوونی نییە.',
  'Two on A4': 'دوو لەسەر A4',
  'Update Payment Voucher': 'دەستکاریکردنی پسوولەی خەرجکردن',
  '{amount} is on account.': '{amount} لەسەر هەژمارە.',
  '{who} has changed this payment voucher in the meantime.':
    'لەم ماوەیەدا {who} ئەم پسوولەی خەرجکردنەی گۆڕیوە.',
  'None of the payment statement vouchers matches the search and the filters.':
    'هیچ پسوولەیەکی خەرجکردن لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are payment statement vouchers, they are listed here.':
    'هەر پسوولەیەکی خەرجکردن زیاد بکرێت، لێرە دەردەکەوێت.',
  'What it pays back': 'ئەوەی دەیگەڕێنێتەوە',
  'It pays back nothing.': 'هیچ ناگەڕێنێتەوە.',
  'Refund of {number}': 'گەڕاندنەوەی پارەی {number}',
}
