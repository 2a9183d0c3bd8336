import type { refusalsOfMoney as arabic } from '../ar/refusals-of-money.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const refusalsOfMoney: InAnotherLanguage<typeof arabic> = {
  '{label} cannot be changed. Cancel this receipt voucher and create a new one.':
    '«{label}» ناگۆڕدرێت. ئەم پسوولەی وەرگرتنە هەڵبوەشێنەوە و یەکێکی نوێ دروست بکە.',
  '{rate} is {percent} % below the first rate, {last} of {day}: say why.':
    '{rate} بە ڕێژەی {percent}% لە یەکەم نرخ {last}ی {day} نزمترە: هۆکارەکەی بنووسە.',
  '{rate} is {percent} % above the first rate, {last} of {day}: say why.':
    '{rate} بە ڕێژەی {percent}% لە یەکەم نرخ {last}ی {day} بەرزترە: هۆکارەکەی بنووسە.',
  'This is too far from the first rate, {rate} of {day}: work at that.':
    'ئەمە زۆر لە یەکەم نرخ {rate}ی {day} دوورە: بەو نرخە کار بکە.',
  'Nothing is settled by more than it comes to.': 'هیچ شتێک زیاتر لە بڕی خۆی نادرێتەوە.',
  'What is owed is settled by what the same customer paid or was credited.':
    'قەرز بەوە دەدرێتەوە کە هەمان کڕیار داویەتی یان بۆی گەڕێنراوەتەوە.',
  'An invoice asks for no less than what settles it.':
    'بڕی پسوولەی فرۆشتن لەوە کەمتر نابێت کە لێی دراوەتەوە.',
  '{number} is applied to this invoice, or was on a past day: its customer cannot change.':
    '{number} بۆ ئەم پسوولەی فرۆشتنە تەرخانکراوە، ئێستا یان لە ڕۆژێکی پێشوو: کڕیارەکەی ناگۆڕدرێت.',
  '{amount} was applied on {day}. Cancel receipt {number} and create a new one.':
    '{amount} لە {day} تەرخانکراوە. پسوولەی وەرگرتنی {number} هەڵبوەشێنەوە و یەکێکی نوێ دروست بکە.',
  '{amount} was applied on {day}. Cancel {number} and create a new one.':
    '{amount} لە {day} تەرخانکراوە. {number} هەڵبوەشێنەوە و یەکێکی نوێ دروست بکە.',
  'An invoice with receipt vouchers keeps its customer.':
    'پسوولەیەکی فرۆشتن کە پسوولەی وەرگرتنی هەبێت کڕیارەکەی ناگۆڕدرێت.',
  'Money for an invoice comes from its customer.': 'پارەی پسوولەی فرۆشتن لە کڕیارەکەی وەردەگیرێت.',
  'Entry {number} of {date} has the same bill and amount: is this another one?':
    'تۆماری {number} لە {date} هەمان وەسڵ و بڕی هەیە: ئایا ئەمە دانەیەکی ترە؟',
  'Receipt voucher {number} of {date} has this reference: is this another payment?':
    'پسوولەی وەرگرتنی {number} لە {date} ئەم سەرچاوەیەی هەیە: ئایا ئەمە پارەدانێکی ترە؟',
  'This is long before the accounts were opened: is it meant?':
    'ئەمە زۆر پێش کردنەوەی هەژمارەکانە: ئایا مەبەستە؟',
  'You do not have permission to change when an issued invoice is due.':
    'دەسەڵاتی گۆڕینی وادەی پسوولەی فرۆشتنی دەرچووت نییە.',
  'It has paid back something at {rate}: delete it, and write it again.':
    'بە نرخی {rate} پارەی پێ گەڕێنراوەتەوە: بیسڕەوە و سەرلەنوێ بینووسە.',
  'It has settled something at {rate}: cancel it, and write it again.':
    'بە نرخی {rate} شتێکی پێ دراوەتەوە: هەڵیبوەشێنەوە و سەرلەنوێ بینووسە.',
  'This is too far from the rate of the day, {rate}: work at that.':
    'ئەمە زۆر لە نرخی ئەو ڕۆژە {rate} دوورە: بەو نرخە کار بکە.',
  '{amount} is typed as paid on the order of this invoice: cancel the invoice, or take it back first.':
    'لە داواکاریی ئەم پسوولەی فرۆشتنەدا {amount} بە دەست وەک دراو نووسراوە: پسوولە فرۆشتنەکە هەڵبوەشێنەوە، یان سەرەتا نووسینەکە بسڕەوە.',
  'This transfer cannot come back': 'ئەم گواستنەوەیە ناگەڕێنرێتەوە',
  'This transfer cannot come back before its bank account does. Restore that first.':
    'ئەم گواستنەوەیە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This bank account cannot come back': 'ئەم هەژمارە بانکییە ناگەڕێنرێتەوە',
  'This bank account has {count} vouchers.': 'ئەم هەژمارە بانکییە {count} سەنەدی هەیە.',
  'This bank account has {count} documents.': 'ئەم هەژمارە بانکییە {count} بەڵگەنامەی هەیە.',
  'This bad debt cannot come back': 'ئەم قەرزە لەدەستچووە ناگەڕێنرێتەوە',
  'This bad debt cannot come back before its customer does. Restore that first.':
    'ئەم قەرزە لەدەستچووە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This bad debt cannot come back before its invoice does. Restore that first.':
    'ئەم قەرزە لەدەستچووە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولە فرۆشتنەکەی. تکایە سەرەتا پسوولە فرۆشتنەکە بگەڕێنەوە.',
  'This cash closing cannot come back before its bank account does. Restore that first.':
    'ئەم داخستنی سندوقە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This credit note cannot come back': 'ئەم پسوولەی گەڕاندنەوەیە ناگەڕێنرێتەوە',
  'This credit note cannot come back before its customer does. Restore that first.':
    'ئەم پسوولەی گەڕاندنەوەیە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This credit note cannot come back before its invoice does. Restore that first.':
    'ئەم پسوولەی گەڕاندنەوەیە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولە فرۆشتنەکەی. تکایە سەرەتا پسوولە فرۆشتنەکە بگەڕێنەوە.',
  'This credit note has {count} refunds.': 'ئەم پسوولەی گەڕاندنەوەیە {count} گەڕاندنەوەی پارەی هەیە.',
  'This customer has {count} invoices.': 'ئەم کڕیارە {count} پسوولەی فرۆشتنی هەیە.',
  'This customer has {count} receipt vouchers.': 'ئەم کڕیارە {count} پسوولەی وەرگرتنی هەیە.',
  'This customer has {count} bad debts.': 'ئەم کڕیارە {count} قەرزی لەدەستچووی هەیە.',
  'This customer has {count} credit notes.': 'ئەم کڕیارە {count} پسوولەی گەڕاندنەوەی هەیە.',
  'This customer has {count} payment vouchers.': 'ئەم کڕیارە {count} پسوولەی خەرجکردنی هەیە.',
  'This import of customer has {count} invoices.':
    'ئەو کڕیارانەی هاوردە کراون {count} پسوولەی فرۆشتنیان هەیە.',
  'This import of customer has {count} receipt vouchers.':
    'ئەو کڕیارانەی هاوردە کراون {count} پسوولەی وەرگرتنیان هەیە.',
  'This import of customer has {count} bad debts.':
    'ئەو کڕیارانەی هاوردە کراون {count} قەرزی لەدەستچوویان هەیە.',
  'This import of customer has {count} credit notes.':
    'ئەو کڕیارانەی هاوردە کراون {count} پسوولەی گەڕاندنەوەیان هەیە.',
  'This import of customer has {count} payment vouchers.':
    'ئەو کڕیارانەی هاوردە کراون {count} پسوولەی خەرجکردنیان هەیە.',
  'This exchange rate cannot come back': 'ئەم نرخی ئاڵوگۆڕە ناگەڕێنرێتەوە',
  'This order cannot come back': 'ئەم داواکارییە ناگەڕێنرێتەوە',
  'This order cannot come back before its invoice does. Restore that first.':
    'ئەم داواکارییە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولە فرۆشتنەکەی. تکایە سەرەتا پسوولە فرۆشتنەکە بگەڕێنەوە.',
  'This invoice cannot come back': 'ئەم پسوولەی فرۆشتنە ناگەڕێنرێتەوە',
  'This invoice cannot come back before its customer does. Restore that first.':
    'ئەم پسوولەی فرۆشتنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This invoice has {count} receipt vouchers.': 'ئەم پسوولەی فرۆشتنە {count} پسوولەی وەرگرتنی هەیە.',
  'This invoice has {count} receipt settlements.':
    'ئەم پسوولەی فرۆشتنە {count} دانەوە بە پسوولەی وەرگرتنی هەیە.',
  'This invoice has {count} bad debts.': 'ئەم پسوولەی فرۆشتنە {count} قەرزی لەدەستچووی هەیە.',
  'This invoice has {count} credit notes.': 'ئەم پسوولەی فرۆشتنە {count} پسوولەی گەڕاندنەوەی هەیە.',
  'This invoice has {count} credit note settlements.':
    'ئەم پسوولەی فرۆشتنە {count} دانەوە بە پسوولەی گەڕاندنەوەی هەیە.',
  'This invoice has {count} opening document settlements.':
    'ئەم پسوولەی فرۆشتنە {count} دانەوە بە بەڵگەنامەی سەرەتای هەیە.',
  'transfer no': 'ژمارەی گواستنەوە',
  'receipt voucher': 'پسوولەی وەرگرتن',
  'receipt vouchers': 'پسوولەکانی وەرگرتن',
  'account transfers': 'گواستنەوەکانی نێوان هەژمارەکان',
  invoice: 'پسوولەی فرۆشتن',
  invoices: 'پسوولەکانی فرۆشتن',
  'payment voucher': 'پسوولەی خەرجکردن',
  'payment statement vouchers': 'پسوولەکانی خەرجکردن',
  'bad debts': 'قەرزە لەدەستچووەکان',
  'credit note': 'پسوولەی گەڕاندنەوە',
  'credit notes': 'پسوولەکانی گەڕاندنەوە',
  'petty cash sheet': 'تۆمارەکانی نەسرییە',
  'bank account': 'هەژماری بانکی',
  'bank accounts': 'هەژمارە بانکییەکان',
  'order no': 'ژمارەی داواکاری',
  'invoice no': 'ژمارەی پسوولەی فرۆشتن',
  'voucher no': 'ژمارەی سەنەد',
  'bad debt no': 'ژمارەی قەرزی لەدەستچوو',
  'credit note no': 'ژمارەی پسوولەی گەڕاندنەوە',
  'from account': 'لە هەژماری',
  'to account': 'بۆ هەژماری',
  account: 'هەژمار',
  'petty cash account': 'هەژماری نەسرییە',
  'default account': 'هەژماری بنەڕەتی',
  'This payment voucher cannot come back': 'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە',
  'This payment voucher cannot come back before its customer does. Restore that first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This payment voucher cannot come back before its bank account does. Restore that first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This payment voucher cannot come back before its receipt voucher does. Restore that first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولەی وەرگرتنەکەی. تکایە سەرەتا پسوولەی وەرگرتنەکە بگەڕێنەوە.',
  'This payment voucher cannot come back before its credit note does. Restore that first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولەی گەڕاندنەوەکەی. تکایە سەرەتا پسوولەی گەڕاندنەوەکە بگەڕێنەوە.',
  'This petty cash entry cannot come back': 'ئەم تۆماری نەسرییەیە ناگەڕێنرێتەوە',
  'This petty cash entry cannot come back before its bank account does. Restore that first.':
    'ئەم تۆماری نەسرییەیە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This import of product has {count} invoice products.':
    'ئەو بەرهەمانەی هاوردە کراون {count} دێڕی پسوولەی فرۆشتنیان هەیە.',
  'This receipt voucher cannot come back': 'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە',
  'This receipt voucher cannot come back before its customer does. Restore that first.':
    'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی کڕیارەکەی. تکایە سەرەتا کڕیارەکە بگەڕێنەوە.',
  'This receipt voucher cannot come back before its invoice does. Restore that first.':
    'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی پسوولە فرۆشتنەکەی. تکایە سەرەتا پسوولە فرۆشتنەکە بگەڕێنەوە.',
  'This receipt voucher cannot come back before its bank account does. Restore that first.':
    'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە پێش گەڕاندنەوەی هەژمارە بانکییەکەی. تکایە سەرەتا هەژمارەکە بگەڕێنەوە.',
  'This receipt voucher has {count} refunds.': 'ئەم پسوولەی وەرگرتنە {count} گەڕاندنەوەی پارەی هەیە.',
  '{name} is not in use any more: choose another account.':
    '{name} چیتر لە بەکارهێناندا نییە: هەژمارێکی تر هەڵبژێرە.',
  'A quotation mark in row {row} is not closed or stands in the wrong place.':
    'لە ڕیزی {row}دا جووتکەوانەیەک دانەخراوە یان لە شوێنی هەڵەدایە.',
  '{rate} is {percent} % above the rate of {day}, {last}. Only users who may override exchange rates can save it.':
    '{rate} بە ڕێژەی {percent}% لە نرخی {day} کە {last} بوو بەرزترە. تەنها ئەو بەکارهێنەرانە دەتوانن پاشەکەوتی بکەن کە مافی دانانی نرخی دەستییان هەیە.',
  '{rate} is {percent} % below the rate of {day}, {last}. Only users who may override exchange rates can save it.':
    '{rate} بە ڕێژەی {percent}% لە نرخی {day} کە {last} بوو نزمترە. تەنها ئەو بەکارهێنەرانە دەتوانن پاشەکەوتی بکەن کە مافی دانانی نرخی دەستییان هەیە.',
  '{rate} is {percent} % above the rate of the day, {last}: say why.':
    '{rate} بە ڕێژەی {percent}% لە نرخی ئەو ڕۆژە {last} بەرزترە: هۆکارەکەی بنووسە.',
  '{rate} is {percent} % below the rate of the day, {last}: say why.':
    '{rate} بە ڕێژەی {percent}% لە نرخی ئەو ڕۆژە {last} نزمترە: هۆکارەکەی بنووسە.',
  'Something of it is settled: it keeps its day.': 'شتێکی دراوەتەوە: بەروارەکەی وەک خۆی دەمێنێتەوە.',
  'Something of it is settled: it stays with its customer.': 'شتێکی دراوەتەوە: لای کڕیارەکەی دەمێنێتەوە.',
  '{amount} of it is settled: it comes to no less.': '{amount}ی دراوەتەوە: لەوە کەمتر نابێت.',
  '{amount} of this opening document is settled: take that back first.':
    '{amount} لەم بەڵگەنامەی سەرەتایە دراوەتەوە: سەرەتا ئەوە بگەڕێنەرەوە.',
  'Nothing is on account that this opening document still asks for.':
    'هیچ شتێک لەسەر هەژمار نییە کە ئەم بەڵگەنامەی سەرەتایە داوای بکات.',
  'The date is after today. Enter {day} or an earlier date.':
    'بەروارەکە دوای ئەمڕۆیە. {day} یان بەروارێکی پێشتر بنووسە.',
}
