import type { receiptVoucher as arabic } from '../ar/receipt-voucher.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const receiptVoucher: InAnotherLanguage<typeof arabic> = {
  'Save as a separate payment': 'پاشەکەوتکردن وەک پارەدانێکی جیا',
  'Account {account} does not exist, so this amount is not included in any balance. Choose an existing account.':
    'هەژماری {account} بوونی نییە، بۆیە ئەم بڕە ناچێتە هیچ باڵانسێکەوە. هەژمارێک لە لیستەکە هەڵبژێرە.',
  '{amount} has been refunded to the customer. Cancel the refund first.':
    '{amount} بۆ کڕیار گەڕێنراوەتەوە. سەرەتا گەڕاندنەوەی پارەکە هەڵبوەشێنەرەوە.',
  '{invoice_no} is listed twice. Enter each invoice once.':
    'پسوولەی فرۆشتنی {invoice_no} دوو جار نووسراوە. هەر پسوولەیەک تەنها یەک جار بنووسە.',
  '{who} has changed this receipt voucher since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم پسوولەی وەرگرتنەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'Drafts cannot have receipts. Issue the invoice first.':
    'ڕەشنووس پسوولەی وەرگرتنی نابێت. سەرەتا پسوولەکە دەربکە.',
  Accountant: 'ژمێریار',
  Advance: 'پێشەکی',
  'Other applied amounts': 'بڕە تەرخانکراوەکانی تر',
  'View all {count} receipts': 'بینینی هەموو پسوولەکانی وەرگرتن ({count})',
  'Amount IQD Advance': 'پێشەکی بە دینار',
  'Amount IQD Final': 'بڕی کۆتایی بە دینار',
  'Amount Received': 'بڕی وەرگیراو',
  'Amount USD Advance': 'پێشەکی بە دۆلار',
  'Amount USD Final': 'بڕی کۆتایی بە دۆلار',
  'Balance after payment': 'باڵانس دوای پارەدان',
  'Cancel receipt voucher {number}': 'هەڵوەشاندنەوەی پسوولەی وەرگرتنی {number}',
  'Cancel voucher': 'هەڵوەشاندنەوەی سەنەد',
  'Value: {amount}': 'بەها: {amount}',
  'Create Receipt Voucher': 'دروستکردنی پسوولەی وەرگرتن',
  'Create your first receipt voucher.': 'یەکەم پسوولەی وەرگرتن دروست بکە.',
  Final: 'کۆتایی',
  'Grand Total {amount}': 'کۆی کۆتایی {amount}',
  'USD or IQD, not both': 'دۆلار یان دینار، نەک هەردووکیان',
  'USD or IQD, not with a final amount': 'دۆلار یان دینار، نەک لەگەڵ بڕی کۆتایی',
  'USD or IQD, not with a net amount': 'دۆلار یان دینار، نەک لەگەڵ بڕی سافی',
  'This voucher replaces the manual payment': 'ئەم پسوولەی وەرگرتنە جێگەی پارەدانە دەستییەکە دەگرێتەوە',
  'The voucher keeps its number and stays visible as cancelled. Applied amounts are due again, and the money leaves the account on the cancellation date.':
    'پسوولەی وەرگرتنەکە ژمارەی خۆی دەپارێزێت و وەک هەڵوەشێنراوە لە لیستەکەدا دەمێنێتەوە. بڕە تەرخانکراوەکان دەبنەوە بە قەرز و پارەکە لە بەرواری هەڵوەشاندنەوەدا لە هەژمارەکە کەم دەکرێتەوە.',
  'The IQD amount cannot be applied to invoices until you set an exchange rate.':
    'تا نرخی ئاڵوگۆڕ دانەنێیت، بڕی دینار بۆ پسوولە تەرخان ناکرێت.',
  'This amount cannot be combined with {amounts}. Clear the amount that you do not need.':
    'ئەم بڕە و {amounts} پێکەوە نانووسرێن. ئەوەی پێویست نییە بەتاڵی بکە.',
  'This invoice belongs to {customer}. Choose this customer in From Account.':
    'ئەم پسوولەیە هی کڕیارێکی ترە ({customer}). لە خانەی «لە هەژماری» ئەو کڕیارە هەڵبژێرە.',
  'Payment summary for {invoice_no}': 'پوختەی پارەدانی {invoice_no}',
  'Needs a rate': 'پێویستی بە نرخی ئاڵوگۆڕە',
  Net: 'سافی',
  'Net IQD': 'سافی بە دینار',
  'Net USD': 'سافی بە دۆلار',
  'Amount exceeds what is outstanding on {invoice_no}. Enter {amount} or less.':
    'بڕەکە لە بڕی ماوەی {invoice_no} زیاترە. {amount} یان کەمتر بنووسە.',
  'No receipts yet.': 'هێشتا هیچ پسوولەیەکی وەرگرتن نییە.',
  'No receipt vouchers yet': 'هێشتا هیچ پسوولەیەکی وەرگرتن نییە',
  'No. {number}': 'ژمارە {number}',
  'Paid by': 'پارەدەر',
  'Payment of {invoices}': 'پارەدانی {invoices}',
  'Print Receipt Voucher': 'چاپکردنی پسوولەی وەرگرتن',
  'Receipt Voucher Added Successfully!': 'پسوولەی وەرگرتنەکە دروست کرا.',
  'Receipt Voucher Details': 'وردەکارییەکانی پسوولەی وەرگرتن',
  'Receipt Voucher sheet': 'تۆماری پسوولەکانی وەرگرتن',
  'Receipt Voucher successfully deleted.': 'پسوولەی وەرگرتنەکە سڕایەوە.',
  'Receipt voucher updated.': 'پسوولەی وەرگرتنەکە دەستکاری کرا.',
  'Receipt Vouchers': 'پسوولەکانی وەرگرتن',
  Received: 'وەرگیراو',
  'Received From': 'وەرگیراوە لە',
  'Replace with receipt voucher': 'گۆڕین بە پسوولەی وەرگرتن',
  'Search receipt vouchers': 'گەڕان لە پسوولەکانی وەرگرتندا',
  'Daily rate for {day}: {rate}': 'نرخی ڕۆژی {day}: {rate}',
  'Latest daily rate ({day}): {rate}. Check that this rate is still current.':
    'دوایین نرخی ڕۆژ ({day}): {rate}. دڵنیا بە کە هێشتا دروستە.',
  'Receipt voucher cancelled.': 'پسوولەی وەرگرتنەکە هەڵوەشێنرایەوە.',
  'Applied total of {total} exceeds the voucher value of {amount}. Reduce the applied amounts.':
    'کۆی تەرخانکراو ({total}) لە بەهای پسوولەی وەرگرتنەکە ({amount}) زیاترە. بڕە تەرخانکراوەکان کەم بکەرەوە.',
  'This invoice is cancelled. Record the payment in Receive Money, without an invoice.':
    'ئەم پسوولەیە هەڵوەشێنراوەتەوە. پارەکە لە «وەرگرتنی پارە» بەبێ پسوولەی فرۆشتن تۆمار بکە.',
  'Choose an issued invoice of this customer.': 'پسوولەیەکی فرۆشتنی دەرکراوی ئەم کڕیارە هەڵبژێرە.',
  'This payment exceeds the outstanding amount by {amount}.': 'ئەم پارەدانە {amount} لە بڕی ماوە زیاترە.',
  'This receipt voucher does not exist.': 'ئەم پسوولەی وەرگرتنە بوونی نییە.',
  'Unknown account': 'هەژماری نەناسراو',
  'Update Receipt Voucher': 'دەستکاریکردنی پسوولەی وەرگرتن',
  'Related vouchers': 'سەنەدە پەیوەندیدارەکان',
  'Choose the invoice or opening balance to apply this amount to.':
    'ئەو پسوولەیە یان ئەو باڵانسی سەرەتایە هەڵبژێرە کە ئەم بڕەی بۆ تەرخان دەکرێت.',
  'Choose an invoice or an opening balance, not both.':
    'پسوولەیەک یان باڵانسێکی سەرەتا هەڵبژێرە، نەک هەردووکیان.',
  'Choose an opening balance of this customer.': 'باڵانسێکی سەرەتای ئەم کڕیارە هەڵبژێرە.',
  'Opening balance {invoice_no} is listed twice. Enter each opening balance once.':
    'باڵانسی سەرەتای {invoice_no} دوو جار نووسراوە. هەر باڵانسێکی سەرەتا تەنها یەک جار بنووسە.',
  'Opening balance {invoice_no} is cancelled, so nothing is due. Choose another one.':
    'باڵانسی سەرەتای {invoice_no} هەڵوەشێنراوەتەوە، بۆیە هیچ بڕێکی لەسەر نەماوە. یەکێکی تر هەڵبژێرە.',
  'Opening balance {invoice_no} is a credit, so nothing is due. Choose another one.':
    'باڵانسی سەرەتای {invoice_no} قەرزدەرە، بۆیە هیچ بڕێکی لەسەر نییە. یەکێکی تر هەڵبژێرە.',
  'Amount exceeds what is outstanding on opening balance {invoice_no}. Enter {amount} or less.':
    'بڕەکە لە بڕی ماوەی باڵانسی سەرەتای {invoice_no} زیاترە. {amount} یان کەمتر بنووسە.',
  'Receipt {number} is applied to opening balances and cannot be deleted. Cancel it instead.':
    'پسوولەی وەرگرتنی {number} بۆ باڵانسی سەرەتا تەرخان کراوە و ناسڕدرێتەوە. لەجیاتی ئەوە هەڵیبوەشێنەرەوە.',
  'No receipt vouchers match your filters.': 'بەم پاڵاوتنە هیچ پسوولەیەکی وەرگرتن نەدۆزرایەوە.',
  'Receipt vouchers will appear here.': 'پسوولەکانی وەرگرتن لێرە دەردەکەون.',
  'This voucher is not applied to any invoice or opening balance.':
    'ئەم پسوولەی وەرگرتنە بۆ هیچ پسوولەیەکی فرۆشتن یان باڵانسێکی سەرەتا تەرخان نەکراوە.',
}
