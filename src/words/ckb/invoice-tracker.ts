import type { invoiceTracker as arabic } from '../ar/invoice-tracker.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const invoiceTracker: InAnotherLanguage<typeof arabic> = {
  '{amount} typed': '{amount} بە دەست نووسراوە',
  '{amount} typed by {who} on {when}': '{amount} لەلایەن {who} لە {when} بە دەست نووسراوە',
  '{amount} typed on {when}': '{amount} لە {when} بە دەست نووسراوە',
  '{amount} is typed as paid on this order: let a voucher stand for it, or take it back first.':
    'لەم داواکارییەدا {amount} بە دەست وەک دراو نووسراوە: سەرەتا پسوولەی وەرگرتنی بۆ بنووسە یان بیسڕەوە.',
  '{amount} of this order is outstanding: it can go once nothing is.':
    '{amount} لەم داواکارییە ماوە: تا هیچی نەمێنێت ناسڕدرێتەوە.',
  '{amount} of this order is written off: take that back first.':
    '{amount} لەم داواکارییە لە حساب سڕاوەتەوە: سەرەتا لەوە پاشگەز ببەوە.',
  '{invoice_number} is cancelled: its order stays closed.':
    '{invoice_number} هەڵوەشێنراوەتەوە: داواکارییەکەی بە داخراوی دەمێنێتەوە.',
  '{invoice_number} moved from {from} to {to}.': '{invoice_number} لە «{from}»ەوە گواسترایەوە بۆ «{to}».',
  '{invoice_number} moved to {to}.': '{invoice_number} گواسترایەوە بۆ «{to}».',
  '{label} · cancelled': '{label} · هەڵوەشێنراوە',
  '{total}: {settled} by vouchers, {typed}.': '{total}: {settled} بە پسوولەی وەرگرتن، {typed}.',
  '{total}: {settled} by vouchers, {typed}; {rest} is not expected any more.':
    '{total}: {settled} بە پسوولەی وەرگرتن، {typed}؛ چیتر چاوەڕوانی {rest} ناکرێت.',
  '{who} has changed this order in the meantime.': 'لەم ماوەیەدا {who} ئەم داواکارییەی گۆڕیوە.',
  '{who} has moved {invoice_number} in the meantime. It is in {status} now.':
    'لەم ماوەیەدا {who} شوێنی {invoice_number}ی گۆڕیوە. ئێستا لە «{status}»دایە.',
  Board: 'تابلۆ',
  'cancelled|an order': 'هەڵوەشێنراوە',
  'Close|a status': 'داخراو',
  Complete: 'تەواوبوو',
  'Create Order': 'دروستکردنی داواکاری',
  'Create the first order; it will then be listed here.': 'یەکەم داواکاری دروست بکە، پاشان لێرە دەردەکەوێت.',
  'Customer E-mail': 'ئیمەیڵی کڕیار',
  'Customer Name': 'ناوی کڕیار',
  Delivered: 'گەیەنراوە',
  'Drag a card to another column, or use its menu. With the keyboard: arrow keys to walk, Shift and ← → to move, M for the menu, Ctrl+Z to take back.':
    'دەتوانیت کارتەکە ڕابکێشیت بۆ ستوونێکی تر یان لیستەکەی بەکاربهێنیت. بە تەختەکلیل: کلیلەکانی تیر بۆ گەڕان، Shift لەگەڵ → ← بۆ گواستنەوە، M بۆ لیستەکە، Ctrl+Z بۆ پاشگەزبوونەوە.',
  'Due {date}': 'بەرواری دانەوە: {date}',
  'Invoice Amount': 'بڕی پسوولە',
  'Invoice cancelled': 'پسوولە هەڵوەشێنراوەتەوە',
  'Its invoice is cancelled: nothing is outstanding.':
    'پسوولەی ئەم داواکارییە هەڵوەشێنراوەتەوە: هیچ بڕێک نەماوە.',
  'Move {invoice_number} to…': 'گواستنەوەی {invoice_number} بۆ…',
  'Move to…': 'گواستنەوە بۆ…',
  'No orders here.': 'لێرە هیچ داواکارییەک نییە.',
  'No orders yet': 'هێشتا هیچ داواکارییەک نییە',
  'Not moved': 'نەگواسترایەوە',
  'On Hold': 'ڕاگیراو',
  Order: 'داواکاری',
  'Order {invoice_number}': 'داواکاریی {invoice_number}',
  'Order Details': 'وردەکارییەکانی داواکاری',
  'Order Tracker': 'بەدواداچوونی داواکارییەکان',
  'Order Updated Successfully!': 'داواکارییەکە دەستکاری کرا.',
  'outstanding|an amount': 'ماوە',
  Overdue: 'دواکەوتوو',
  Overpaid: 'پارەی زیادە',
  'paid|an amount': 'دراوە',
  'Past due': 'وادە بەسەرچوو',
  'Payments by hand': 'نووسینی پارەدان بە دەست',
  'Received IQD': 'وەرگیراو بە دینار',
  'Received USD': 'وەرگیراو بە دۆلار',
  'Search orders': 'گەڕان لە داواکارییەکاندا',
  'Shipping Time': 'لە ڕێگادایە',
  'Show as': 'شێوازی پیشاندان',
  'Start Process': 'ئامادەکردن',
  'This is too large to be kept beside what is paid.':
    'ئەم بڕە لەوە گەورەترە کە لەگەڵ بڕی دراودا پاشەکەوت بکرێت.',
  'This order does not exist.': 'ئەم داواکارییە بوونی نییە.',
  'Typed as paid': 'دراوی بە دەست نووسراو',
  'Typed by': 'نووسراوە لەلایەن',
  'Update Order': 'دەستکاریکردنی داواکاری',
  'Update Order {invoice_number}': 'دەستکاریکردنی داواکاریی {invoice_number}',
  'You do not have permission to type what is paid.': 'دەسەڵاتی نووسینی بڕی دراوت نییە.',
  'None of the orders matches the search and the filters.':
    'هیچ داواکارییەک لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are orders, they are listed here.': 'هەر داواکارییەک زیاد بکرێت، لێرە دەردەکەوێت.',
}
