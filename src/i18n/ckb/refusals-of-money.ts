import type { refusalsOfMoney as arabic } from '../ar/refusals-of-money.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const refusalsOfMoney: InAnotherLanguage<typeof arabic> = {
  '{label} cannot be changed. Cancel this receipt voucher and create a new one.':
    '«{label}» ناگۆڕدرێت. ئەم پسوولەی وەرگرتنە هەڵبوەشێنەوە و یەکێکی نوێ دروست بکە.',
  '{rate} is {percent} % below the first rate, {last} ({day}). Enter a reason.':
    '{rate} بە ڕێژەی {percent}% لە یەکەم نرخ {last}ی {day} نزمترە: هۆکارەکەی بنووسە.',
  '{rate} is {percent} % above the first rate, {last} ({day}). Enter a reason.':
    '{rate} بە ڕێژەی {percent}% لە یەکەم نرخ {last}ی {day} بەرزترە: هۆکارەکەی بنووسە.',
  'Rate differs too much from the first rate, {rate} ({day}). Use the first rate.':
    'ئەمە زۆر لە یەکەم نرخ {rate}ی {day} دوورە: بەو نرخە کار بکە.',
  'Applied amount exceeds the amount available. Enter a smaller amount.':
    'بڕی تەرخانکراو لە بڕی بەردەست زیاترە. بڕێکی کەمتر بنووسە.',
  'Payments and credits can only be applied to documents of the same customer.':
    'پارەدان و باڵانس تەنها بۆ بەڵگەنامەکانی هەمان کڕیار تەرخان دەکرێن.',
  'Grand total cannot be less than the amount already applied or credited.':
    'کۆی کۆتایی نابێت لەو بڕە کەمتر بێت کە بۆ پسوولەی فرۆشتنەکە تەرخان کراوە یان گەڕێنراوەتەوە.',
  '{number} is or was applied to this invoice, so its customer cannot be changed.':
    '{number} بۆ ئەم پسوولەی فرۆشتنە تەرخانکراوە، ئێستا یان لە ڕۆژێکی پێشوو: کڕیارەکەی ناگۆڕدرێت.',
  '{amount} was applied on {day}. Cancel receipt {number} and create a new one.':
    '{amount} لە {day} تەرخانکراوە. پسوولەی وەرگرتنی {number} هەڵبوەشێنەوە و یەکێکی نوێ دروست بکە.',
  '{amount} was applied on {day}. Cancel {number} and create a new one.':
    '{amount} لە {day} تەرخانکراوە. {number} هەڵبوەشێنەوە و یەکێکی نوێ دروست بکە.',
  'From Account must be the customer of the invoice.': '«لە هەژماری» دەبێت کڕیاری پسوولەی فرۆشتنەکە بێت.',
  'Entry {number} of {date} has the same receipt number and amount. Check that this entry is not a duplicate.':
    'تۆماری {number} لە {date} هەمان ژمارەی وەسڵ و هەمان بڕی هەیە. دڵنیا بە کە ئەم تۆمارە دووبارە نییە.',
  'Receipt voucher {number} of {date} has the same reference. Check that this payment is not a duplicate.':
    'پسوولەی وەرگرتنی {number} لە {date} هەمان ژمارەی بەڵگەی هەیە. دڵنیا بە کە ئەم پارەدانە دووبارە نییە.',
  'This date is long before the first account was opened. Check the date.':
    'ئەم بەروارە زۆر پێش کردنەوەی یەکەم هەژمارە. بەروارەکە بپشکنە.',
  'You do not have permission to change the due date of an issued invoice.':
    'دەسەڵاتی گۆڕینی بەرواری دانەوەی پسوولەی دەرکراوت نییە.',
  'This refund was made at {rate}, so its rate cannot be changed. Cancel the voucher and create a new one.':
    'ئەم پارەیە بە نرخی {rate} گەڕێنراوەتەوە، بۆیە نرخەکەی ناگۆڕدرێت. سەنەدەکە هەڵبوەشێنەرەوە و یەکێکی نوێ دروست بکە.',
  'This voucher was applied at {rate}, so its rate cannot be changed. Cancel the voucher and create a new one.':
    'ئەم سەنەدە بە نرخی {rate} تەرخان کراوە، بۆیە نرخەکەی ناگۆڕدرێت. هەڵیبوەشێنەرەوە و یەکێکی نوێ دروست بکە.',
  'This rate is too far from the daily rate of {rate}. Use the daily rate, or ask a user with the “Override exchange rates” permission.':
    'ئەم نرخە زۆر لە نرخی ڕۆژ ({rate}) دوورە. نرخی ڕۆژ بەکاربهێنە، یان داوا لە بەکارهێنەرێک بکە کە دەسەڵاتی «دانانی نرخی دەستی»ی هەیە.',
  'The order of this invoice has manual payments of {amount}. Cancel the invoice instead, or remove the manual payments first.':
    'داواکاریی ئەم پسوولەیە {amount} پارەدانی دەستیی هەیە. لەجیاتی سڕینەوە پسوولەکە هەڵبوەشێنەرەوە، یان سەرەتا پارەدانە دەستییەکان لاببە.',
  'This transfer cannot be restored': 'ئەم گواستنەوەیە ناگەڕێنرێتەوە',
  'This transfer cannot be restored because its bank account is deleted. Restore the bank account first.':
    'ئەم گواستنەوەیە ناگەڕێنرێتەوە، چونکە هەژمارە بانکییەکەی سڕاوەتەوە. سەرەتا هەژمارە بانکییەکە بگەڕێنەرەوە.',
  'This bank account cannot be restored': 'ئەم هەژمارە بانکییە ناگەڕێنرێتەوە',
  'This bank account cannot be deleted because it has {count} vouchers.':
    'ئەم هەژمارە بانکییە ناسڕدرێتەوە، چونکە {count} سەنەدی هەیە.',
  'This bank account cannot be deleted because it has {count} documents.':
    'ئەم هەژمارە بانکییە ناسڕدرێتەوە، چونکە {count} بەڵگەنامەی هەیە.',
  'This bad debt cannot be restored': 'ئەم قەرزە لەدەستچووە ناگەڕێنرێتەوە',
  'This bad debt cannot be restored because its customer is deleted. Restore the customer first.':
    'ئەم قەرزە لەدەستچووە ناگەڕێنرێتەوە، چونکە کڕیارەکەی سڕاوەتەوە. سەرەتا کڕیارەکە بگەڕێنەرەوە.',
  'This bad debt cannot be restored because its invoice is deleted. Restore the invoice first.':
    'ئەم قەرزە لەدەستچووە ناگەڕێنرێتەوە، چونکە پسوولەکەی سڕاوەتەوە. سەرەتا پسوولەکە بگەڕێنەرەوە.',
  'This cash closing cannot be restored because its bank account is deleted. Restore the bank account first.':
    'ئەم داخستنی سندوقە ناگەڕێنرێتەوە، چونکە هەژمارە بانکییەکەی سڕاوەتەوە. سەرەتا هەژمارە بانکییەکە بگەڕێنەرەوە.',
  'This credit note cannot be restored': 'ئەم پسوولەی گەڕاندنەوەیە ناگەڕێنرێتەوە',
  'This credit note cannot be restored because its customer is deleted. Restore the customer first.':
    'ئەم پسوولەی گەڕاندنەوەیە ناگەڕێنرێتەوە، چونکە کڕیارەکەی سڕاوەتەوە. سەرەتا کڕیارەکە بگەڕێنەرەوە.',
  'This credit note cannot be restored because its invoice is deleted. Restore the invoice first.':
    'ئەم پسوولەی گەڕاندنەوەیە ناگەڕێنرێتەوە، چونکە پسوولەی فرۆشتنەکەی سڕاوەتەوە. سەرەتا پسوولەی فرۆشتنەکە بگەڕێنەرەوە.',
  'This credit note cannot be deleted because it has {count} refunds.':
    'ئەم پسوولەی گەڕاندنەوەیە ناسڕدرێتەوە، چونکە {count} گەڕاندنەوەی پارەی هەیە.',
  'This customer cannot be deleted because it has {count} invoices.':
    'ئەم کڕیارە ناسڕدرێتەوە، چونکە {count} پسوولەی فرۆشتنی هەیە.',
  'This customer cannot be deleted because it has {count} receipt vouchers.':
    'ئەم کڕیارە ناسڕدرێتەوە، چونکە {count} پسوولەی وەرگرتنی هەیە.',
  'This customer cannot be deleted because it has {count} bad debts.':
    'ئەم کڕیارە ناسڕدرێتەوە، چونکە {count} قەرزی لەدەستچووی هەیە.',
  'This customer cannot be deleted because it has {count} credit notes.':
    'ئەم کڕیارە ناسڕدرێتەوە، چونکە {count} پسوولەی گەڕاندنەوەی هەیە.',
  'This customer cannot be deleted because it has {count} payment vouchers.':
    'ئەم کڕیارە ناسڕدرێتەوە، چونکە {count} پسوولەی خەرجکردنی هەیە.',
  'This import cannot be undone because its customers have {count} invoices.':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە کڕیارەکانی {count} پسوولەی فرۆشتنیان هەیە.',
  'This import cannot be undone because its customers have {count} receipt vouchers.':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە کڕیارەکانی {count} پسوولەی وەرگرتنیان هەیە.',
  'This import cannot be undone because its customers have {count} bad debts.':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە کڕیارەکانی {count} قەرزی لەدەستچوویان هەیە.',
  'This import cannot be undone because its customers have {count} credit notes.':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە کڕیارەکانی {count} پسوولەی گەڕاندنەوەیان هەیە.',
  'This import cannot be undone because its customers have {count} payment vouchers.':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە کڕیارەکانی {count} پسوولەی خەرجکردنیان هەیە.',
  'This exchange rate cannot be restored': 'ئەم نرخی ئاڵوگۆڕە ناگەڕێنرێتەوە',
  'This order cannot be restored': 'ئەم داواکارییە ناگەڕێنرێتەوە',
  'This order cannot be restored because its invoice is deleted. Restore the invoice first.':
    'ئەم داواکارییە ناگەڕێنرێتەوە، چونکە پسوولەکەی سڕاوەتەوە. سەرەتا پسوولەکە بگەڕێنەرەوە.',
  'This invoice cannot be restored': 'ئەم پسوولەیە ناگەڕێنرێتەوە',
  'This invoice cannot be restored because its customer is deleted. Restore the customer first.':
    'ئەم پسوولەیە ناگەڕێنرێتەوە، چونکە کڕیارەکەی سڕاوەتەوە. سەرەتا کڕیارەکە بگەڕێنەرەوە.',
  'This invoice cannot be deleted because it has {count} receipt vouchers.':
    'ئەم پسوولەیە ناسڕدرێتەوە، چونکە {count} پسوولەی وەرگرتنی هەیە.',
  'This invoice cannot be deleted because it has {count} applied receipts.':
    'ئەم پسوولەیە ناسڕدرێتەوە، چونکە {count} پسوولەی وەرگرتنی بۆ تەرخان کراوە.',
  'This invoice cannot be deleted because it has {count} bad debts.':
    'ئەم پسوولەیە ناسڕدرێتەوە، چونکە {count} قەرزی لەدەستچووی هەیە.',
  'This invoice cannot be deleted because it has {count} credit notes.':
    'ئەم پسوولەیە ناسڕدرێتەوە، چونکە {count} پسوولەی گەڕاندنەوەی هەیە.',
  'This invoice cannot be deleted because it has {count} applied credit notes.':
    'ئەم پسوولەیە ناسڕدرێتەوە، چونکە {count} پسوولەی گەڕاندنەوەی بۆ تەرخان کراوە.',
  'This invoice cannot be deleted because it has {count} applied opening balances.':
    'ئەم پسوولەیە ناسڕدرێتەوە، چونکە {count} باڵانسی سەرەتای بۆ تەرخان کراوە.',
  'transfer no': 'ژمارەی گواستنەوە',
  'receipt voucher': 'پسوولەی وەرگرتن',
  'receipt vouchers': 'پسوولەکانی وەرگرتن',
  transfers: 'گواستنەوەکان',
  invoice: 'پسوولەی فرۆشتن',
  invoices: 'پسوولەکانی فرۆشتن',
  'payment voucher': 'پسوولەی خەرجکردن',
  'payment vouchers': 'پسوولەکانی خەرجکردن',
  'bad debts': 'قەرزە لەدەستچووەکان',
  'credit note': 'پسوولەی گەڕاندنەوە',
  'credit notes': 'پسوولەکانی گەڕاندنەوە',
  'petty cash entries': 'تۆمارەکانی نەسرییە',
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
  'This payment voucher cannot be restored': 'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە',
  'This payment voucher cannot be restored because its customer is deleted. Restore the customer first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە، چونکە کڕیارەکەی سڕاوەتەوە. سەرەتا کڕیارەکە بگەڕێنەرەوە.',
  'This payment voucher cannot be restored because its bank account is deleted. Restore the bank account first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە، چونکە هەژمارە بانکییەکەی سڕاوەتەوە. سەرەتا هەژمارە بانکییەکە بگەڕێنەرەوە.',
  'This payment voucher cannot be restored because its receipt voucher is deleted. Restore the receipt voucher first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە، چونکە پسوولەی وەرگرتنەکەی سڕاوەتەوە. سەرەتا پسوولەی وەرگرتنەکە بگەڕێنەرەوە.',
  'This payment voucher cannot be restored because its credit note is deleted. Restore the credit note first.':
    'ئەم پسوولەی خەرجکردنە ناگەڕێنرێتەوە، چونکە پسوولەی گەڕاندنەوەکەی سڕاوەتەوە. سەرەتا پسوولەی گەڕاندنەوەکە بگەڕێنەرەوە.',
  'This petty cash entry cannot be restored': 'ئەم تۆماری نەسرییەیە ناگەڕێنرێتەوە',
  'This petty cash entry cannot be restored because its bank account is deleted. Restore the bank account first.':
    'ئەم تۆماری نەسرییەیە ناگەڕێنرێتەوە، چونکە هەژمارە بانکییەکەی سڕاوەتەوە. سەرەتا هەژمارە بانکییەکە بگەڕێنەرەوە.',
  'This import cannot be undone because its products have {count} invoice products.':
    'ناتوانیت لەم هاوردەکردنە پاشگەز ببیتەوە، چونکە بەرهەمەکانی {count} دێڕی پسوولەی فرۆشتنیان هەیە.',
  'This receipt voucher cannot be restored': 'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە',
  'This receipt voucher cannot be restored because its customer is deleted. Restore the customer first.':
    'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە، چونکە کڕیارەکەی سڕاوەتەوە. سەرەتا کڕیارەکە بگەڕێنەرەوە.',
  'This receipt voucher cannot be restored because its invoice is deleted. Restore the invoice first.':
    'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە، چونکە پسوولەی فرۆشتنەکەی سڕاوەتەوە. سەرەتا پسوولەی فرۆشتنەکە بگەڕێنەرەوە.',
  'This receipt voucher cannot be restored because its bank account is deleted. Restore the bank account first.':
    'ئەم پسوولەی وەرگرتنە ناگەڕێنرێتەوە، چونکە هەژمارە بانکییەکەی سڕاوەتەوە. سەرەتا هەژمارە بانکییەکە بگەڕێنەرەوە.',
  'This receipt voucher cannot be deleted because it has {count} refunds.':
    'ئەم پسوولەی وەرگرتنە ناسڕدرێتەوە، چونکە {count} گەڕاندنەوەی پارەی هەیە.',
  '{name} is inactive. Choose another account.': 'هەژماری {name} ناچالاکە. هەژمارێکی تر هەڵبژێرە.',
  'Row {row} has a misplaced or unclosed quotation mark. Correct the file and try again.':
    'لە ڕیزی {row}دا جووتکەوانەیەک دانەخراوە یان لە شوێنی هەڵەدایە. فایلەکە ڕاست بکەرەوە و دووبارە هەوڵ بدەرەوە.',
  '{rate} is {percent} % above the daily rate for {day} ({last}). Only users who can override exchange rates can save it.':
    '{rate} بە ڕێژەی {percent}% لە نرخی {day} کە {last} بوو بەرزترە. تەنها ئەو بەکارهێنەرانە دەتوانن پاشەکەوتی بکەن کە مافی دانانی نرخی دەستییان هەیە.',
  '{rate} is {percent} % below the daily rate for {day} ({last}). Only users who can override exchange rates can save it.':
    '{rate} بە ڕێژەی {percent}% لە نرخی {day} کە {last} بوو نزمترە. تەنها ئەو بەکارهێنەرانە دەتوانن پاشەکەوتی بکەن کە مافی دانانی نرخی دەستییان هەیە.',
  '{rate} is {percent} % above the daily rate ({last}). Enter a reason.':
    '{rate} بە ڕێژەی {percent}% لە نرخی ڕۆژ ({last}) بەرزترە. هۆکارەکەی بنووسە.',
  '{rate} is {percent} % below the daily rate ({last}). Enter a reason.':
    '{rate} بە ڕێژەی {percent}% لە نرخی ڕۆژ ({last}) نزمترە. هۆکارەکەی بنووسە.',
  'This opening balance has applied amounts, so its date cannot be changed.':
    'ئەم باڵانسی سەرەتایە بڕی تەرخانکراوی هەیە، بۆیە بەروارەکەی ناگۆڕدرێت.',
  'This opening balance has applied amounts, so its customer cannot be changed.':
    'ئەم باڵانسی سەرەتایە بڕی تەرخانکراوی هەیە، بۆیە کڕیارەکەی ناگۆڕدرێت.',
  'Amount cannot be less than the {amount} already applied.':
    'بڕەکە نابێت لە بڕی تەرخانکراو ({amount}) کەمتر بێت.',
  'This opening balance has {amount} applied and cannot be deleted. Unapply the amount first.':
    'ئەم باڵانسی سەرەتایە ناسڕدرێتەوە، چونکە {amount} لێی تەرخان کراوە. سەرەتا تەرخانکردنەکە لاببە.',
  'No credit was applied. The customer has no unapplied credit, or nothing is due on this opening balance.':
    'هیچ باڵانسێک تەرخان نەکرا. کڕیارەکە باڵانسی تەرخاننەکراوی نییە، یان لەم باڵانسی سەرەتایە هیچ بڕێک نەماوە.',
  'The date is after today. Enter {day} or an earlier date.':
    'بەروارەکە دوای ئەمڕۆیە. {day} یان بەروارێکی پێشتر بنووسە.',
  '{name} is closed for {day}. Ask a superuser to reopen the day.':
    '{name} بۆ ڕۆژی {day} داخراوە. داوا لە سەرپەرشتیاری گشتی بکە ڕۆژەکە بکاتەوە.',
}
