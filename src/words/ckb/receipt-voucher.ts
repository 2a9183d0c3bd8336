import type { receiptVoucher as arabic } from '../ar/receipt-voucher.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const receiptVoucher: InAnotherLanguage<typeof arabic> = {
  'Another payment has the same reference': 'پارەدانێکی تر هەمان سەرچاوەی هەیە',
  '{account} is no account: no balance counts this money.':
    'هیچ هەژمارێک بە ناوی {account} نییە: ئەم پارەیە ناچێتە ناو هیچ باڵانسێک.',
  '{amount} of it was paid back to the customer.': 'لەوە {amount} بۆ کڕیار گەڕێنراوەتەوە.',
  '{invoice_no} is named twice.': 'پسوولەی فرۆشتنی {invoice_no} دوو جار نووسراوە.',
  '{who} has changed this receipt voucher in the meantime.':
    'لەم ماوەیەدا {who} ئەم پسوولەی وەرگرتنەی گۆڕیوە.',
  'A draft has no receipts: issue it first.': 'ڕەشنووس پسوولەی وەرگرتنی نییە: تکایە سەرەتا دەری بکە.',
  Accountant: 'ژمێریار',
  Advance: 'پێشەکی',
  'All {count} receipts': 'هەموو پسوولەکانی وەرگرتن ({count})',
  'Amount IQD Advance': 'پێشەکی بە دینار',
  'Amount IQD Final': 'بڕی کۆتایی بە دینار',
  'Amount Received': 'بڕی وەرگیراو',
  'Amount USD Advance': 'پێشەکی بە دۆلار',
  'Amount USD Final': 'بڕی کۆتایی بە دۆلار',
  'Balance after': 'باڵانس دوای ئەوە',
  'Cancel receipt voucher {number}': 'هەڵوەشاندنەوەی پسوولەی وەرگرتنی {number}',
  'Cancel voucher': 'هەڵوەشاندنەوەی سەنەد',
  'Cancelled because': 'هۆکاری هەڵوەشاندنەوە',
  'Counts as {amount}': 'بە {amount} ئەژمار دەکرێت',
  'Create Receipt Voucher': 'دروستکردنی پسوولەی وەرگرتن',
  'Create the first receipt voucher; it will then be listed here.':
    'یەکەم پسوولەی وەرگرتن دروست بکە، پاشان لێرە دەردەکەوێت.',
  Final: 'کۆتایی',
  'Grand Total {amount}': 'کۆی گشتی {amount}',
  'In one currency': 'بە یەک دراو',
  'In one currency, without a final amount': 'بە یەک دراو، بەبێ بڕی کۆتایی',
  'In one currency, without a net amount': 'بە یەک دراو، بەبێ بڕی سافی',
  'It stands for the money that was typed': 'ئەم پسوولەی وەرگرتنە لە جێگەی ئەو پارەیەیە کە بە دەست نووسراوە',
  'It stays with its number and the reason. What it settled is due again, and its account loses the money.':
    'پسوولەی وەرگرتنەکە بە ژمارە و هۆکارەکەیەوە دەمێنێتەوە. ئەوەی داویەتەوە دووبارە دەبێتەوە قەرز، و پارەکە لە هەژمارەکەی دەردەچێت.',
  'Its dinars count nothing until the voucher gets a rate.':
    'دینارەکانی ئەژمار ناکرێن تا نرخی ئاڵوگۆڕی بۆ دیاری نەکرێت.',
  'Leave this empty, or {amounts}.': 'تکایە ئەمە بە بەتاڵی بهێڵەوە، یان {amounts}.',
  'Money for this invoice comes from {customer}.': 'پارەی ئەم پسوولەی فرۆشتنە لە {customer} وەردەگیرێت.',
  'Money of {invoice_no}': 'پارەی پسوولەی فرۆشتنی {invoice_no}',
  'Needs a rate': 'پێویستی بە نرخی ئاڵوگۆڕە',
  Net: 'سافی',
  'Net IQD': 'سافی بە دینار',
  'Net USD': 'سافی بە دۆلار',
  'No more than {amount} of {invoice_no} is outstanding.':
    'لە پسوولەی فرۆشتنی {invoice_no} تەنها {amount} ماوە.',
  'No receipt voucher yet.': 'هێشتا هیچ پسوولەیەکی وەرگرتن نییە.',
  'No receipt vouchers yet': 'هێشتا هیچ پسوولەیەکی وەرگرتن نییە',
  'No. {number}': 'ژمارە {number}',
  'Paid by': 'پارەدەر',
  'Payment of {invoices}': 'پارەدانی {invoices}',
  'Print Receipt Voucher': 'چاپکردنی پسوولەی وەرگرتن',
  'Receipt Voucher Added Successfully!': 'پسوولەی وەرگرتنەکە زیاد کرا.',
  'Receipt Voucher Details': 'وردەکارییەکانی پسوولەی وەرگرتن',
  'Receipt Voucher sheet': 'تۆماری پسوولەکانی وەرگرتن',
  'Receipt Voucher successfully deleted.': 'پسوولەی وەرگرتنەکە سڕایەوە.',
  'Receipt Voucher Update Success': 'پسوولەی وەرگرتنەکە دەستکاری کرا.',
  'Receipt Vouchers': 'پسوولەکانی وەرگرتن',
  Received: 'وەرگیراو',
  'Received From': 'وەرگیراوە لە',
  'Record payment': 'تۆمارکردنی پارەدان',
  'Replace it by a voucher': 'گۆڕینی بە سەنەد',
  'Search receipt vouchers': 'گەڕان لە پسوولەکانی وەرگرتندا',
  'The rate of {day} is {rate}': 'نرخی ئاڵوگۆڕی {day} بریتییە لە {rate}',
  'The rate of {day} is {rate}: is it still right?':
    'نرخی ئاڵوگۆڕی {day} بریتییە لە {rate}: ئایا هێشتا دروستە؟',
  'The receipt voucher is cancelled.': 'پسوولەی وەرگرتنەکە هەڵوەشێنرایەوە.',
  'This comes to {total}; the voucher may settle {amount}.':
    'کۆی ئەمانە {total}، و سەنەدەکە دەتوانێت {amount} بداتەوە.',
  'This invoice is cancelled: receive the money on account.':
    'ئەم پسوولەی فرۆشتنە هەڵوەشێنراوەتەوە: تکایە پارەکە لەسەر هەژمار وەربگرە.',
  'This is no issued invoice of the customer.': 'ئەمە پسوولەیەکی فرۆشتنی دەرکراوی ئەم کڕیارە نییە.',
  'This is {amount} more than the outstanding amount.': 'ئەمە {amount} لە بڕی ماوە زیاترە.',
  'This receipt voucher does not exist.': 'ئەم پسوولەی وەرگرتنە بوونی نییە.',
  'This voucher is cancelled: it stays as it is.': 'ئەم سەنەدە هەڵوەشێنراوەتەوە: وەک خۆی دەمێنێتەوە.',
  'Unknown account': 'هەژماری نەناسراو',
  'Update Receipt Voucher': 'دەستکاریکردنی پسوولەی وەرگرتن',
  'Written together': 'پێکەوە نووسراون',
  'Name the invoice or the opening document that is settled.':
    'تکایە ئەو پسوولەی فرۆشتنە یان ئەو بەڵگەنامەی سەرەتایە دیاری بکە کە دەدرێتەوە.',
  'Name an invoice or an opening document, not both.':
    'تکایە پسوولەیەکی فرۆشتن یان بەڵگەنامەیەکی سەرەتا دیاری بکە، نەک هەردووکیان.',
  'This is no opening document of the customer.': 'ئەمە بەڵگەنامەیەکی سەرەتای ئەم کڕیارە نییە.',
  'Opening document {invoice_no} is named twice.': 'بەڵگەنامەی سەرەتای {invoice_no} دوو جار نووسراوە.',
  'Opening document {invoice_no} is cancelled: it asks for nothing.':
    'بەڵگەنامەی سەرەتای {invoice_no} هەڵوەشێنراوەتەوە: هیچ قەرزێکی لەسەر نییە.',
  'Opening document {invoice_no} is money on account: nothing is owed by it.':
    'بەڵگەنامەی سەرەتای {invoice_no} پارەی کڕیارە لەسەر هەژمار: هیچ قەرزێکی لەسەر نییە.',
  'No more than {amount} of opening document {invoice_no} is outstanding.':
    'لە بەڵگەنامەی سەرەتای {invoice_no} تەنها {amount} ماوە.',
  'Receipt {number} settles opening debts: cancel it, with a reason.':
    'پسوولەی وەرگرتنی {number} قەرزی سەرەتا دەداتەوە: تکایە هەڵیبوەشێنەوە و هۆکارەکەی بنووسە.',
  'None of the receipt vouchers matches the search and the filters.':
    'هیچ پسوولەیەکی وەرگرتن لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are receipt vouchers, they are listed here.':
    'هەر پسوولەیەکی وەرگرتن زیاد بکرێت، لێرە دەردەکەوێت.',
  'It settles nothing.': 'هیچ ناداتەوە.',
}
