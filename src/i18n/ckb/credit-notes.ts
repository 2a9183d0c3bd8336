import type { creditNotes as arabic } from '../ar/credit-notes.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const creditNotes: InAnotherLanguage<typeof arabic> = {
  '{credit_note_no} cancelled.': 'پسوولەی گەڕاندنەوەی {credit_note_no} هەڵوەشێنرایەوە.',
  '{invoice_no} is cancelled and cannot be credited. Choose another invoice.':
    'پسوولەی فرۆشتنی {invoice_no} هەڵوەشێنراوەتەوە و پسوولەی گەڕاندنەوەی بۆ دروست ناکرێت. پسوولەیەکی فرۆشتنی تر هەڵبژێرە.',
  'Credit notes exceed the grand total of {invoice_no}. Reduce the credit.':
    'کۆی پسوولەکانی گەڕاندنەوە لە کۆی کۆتایی {invoice_no} زیاترە. بڕی گەڕاندنەوە کەم بکەرەوە.',
  '{invoice_no} belongs to another customer. Choose the customer of the invoice.':
    'پسوولەی فرۆشتنی {invoice_no} هی کڕیارێکی ترە. کڕیاری پسوولەکە هەڵبژێرە.',
  '{part} of {whole}': '{part} لە {whole}',
  'Total must equal the sum of the credit note lines.':
    'کۆی گشتی دەبێت یەکسان بێت بە کۆی دێڕەکانی پسوولەی گەڕاندنەوەکە.',
  'Credit note total cannot be 0.00. Enter a quantity and a price.':
    'کۆی گشتیی پسوولەی گەڕاندنەوە نابێت 0.00 بێت. ژمارەی دانە و نرخ بنووسە.',
  'Drafts cannot be credited. Edit the draft instead.':
    'پسوولەی گەڕاندنەوە بۆ ڕەشنووس دروست ناکرێت. لەجیاتی ئەوە ڕەشنووسەکە دەستکاری بکە.',
  'Add line': 'زیادکردنی دێڕ',
  'Credit all': 'گەڕاندنەوەی هەمووی',
  'This line is already fully credited.': 'هەموو ئەم دێڕە پێشتر گەڕێنراوەتەوە.',
  'Cancel credit note': 'هەڵوەشاندنەوەی پسوولەی گەڕاندنەوە',
  'Cancel credit note {number}': 'هەڵوەشاندنەوەی پسوولەی گەڕاندنەوەی {number}',
  'Create Credit Note': 'دروستکردنی پسوولەی گەڕاندنەوە',
  'Create your first credit note.': 'یەکەم پسوولەی گەڕاندنەوە دروست بکە.',
  'Create credit note': 'دروستکردنی پسوولەی گەڕاندنەوە',
  'Credit note created.': 'پسوولەی گەڕاندنەوەکە دروست کرا.',
  'Credit Note Details': 'وردەکارییەکانی پسوولەی گەڕاندنەوە',
  'Credit Note No': 'ژمارەی پسوولەی گەڕاندنەوە',
  'Credit Notes': 'پسوولەکانی گەڕاندنەوە',
  'Credit notes: {amount}': 'پسوولەکانی گەڕاندنەوە: {amount}',
  'Quantity of {item} to credit': 'دانەی گەڕاوەی {item}',
  'Credit for {invoice_no}': 'گەڕاندنەوە لە پسوولەی فرۆشتنی {invoice_no}',
  'Credit of {amount}': 'گەڕاندنەوەی {amount}',
  'Credit quantity': 'دانەی گەڕاوە',
  'Credit|given back': 'بڕی گەڕێنراوە',
  Goodwill: 'ڕازیکردنی کڕیار',
  'The credit note keeps its number and stays visible as cancelled. Applied amounts are due again, and its unapplied credit is removed.':
    'پسوولەی گەڕاندنەوەکە ژمارەی خۆی دەپارێزێت و وەک هەڵوەشێنراوە لە لیستەکەدا دەمێنێتەوە. بڕە تەرخانکراوەکان دەبنەوە بە قەرز و باڵانسە تەرخاننەکراوەکەی نامێنێت.',
  Remaining: 'ماوە',
  'Invoice line': 'دێڕی پسوولەی فرۆشتن',
  'Lines of {invoice_no}': 'دێڕەکانی پسوولەی فرۆشتنی {invoice_no}',
  Misprint: 'هەڵەی چاپ',
  'No credit notes yet': 'هێشتا هیچ پسوولەیەکی گەڕاندنەوە نییە',
  'Credit exceeds what remains on {invoice_no}. Enter {amount} or less.':
    'بڕەکە لەوە زیاترە کە لە پسوولەی فرۆشتنی {invoice_no} بۆ گەڕاندنەوە ماوە. {amount} یان کەمتر بنووسە.',
  'Quantity exceeds what remains to credit. Enter {quantity} or less.':
    'ژمارەی دانە لەوە زیاترە کە بۆ گەڕاندنەوە ماوە. {quantity} یان کەمتر بنووسە.',
  'Credited quantity of {item} cannot exceed {quantity}. Reduce the quantity.':
    'دانەی گەڕاوەی {item} نابێت لە {quantity} زیاتر بێت. ژمارەکە کەم بکەرەوە.',
  Refunded: 'پارەی گەڕێنراوە',
  'Price correction': 'ڕاستکردنەوەی نرخ',
  'Print Credit Note': 'چاپکردنی پسوولەی گەڕاندنەوە',
  'Remove line': 'سڕینەوەی دێڕ',
  Return: 'گەڕاندنەوە',
  'Search credit notes': 'گەڕان لە پسوولەکانی گەڕاندنەوەدا',
  'Applied to {invoice_no}': 'تەرخانکراو بۆ {invoice_no}',
  'Share of invoice discount': 'بەشی داشکاندنی پسوولەی فرۆشتن',
  'Add custom item': 'زیادکردنی دێڕی بێ بەرهەم',
  'This invoice belongs to another customer. Choose the customer of the invoice.':
    'ئەم پسوولەی فرۆشتنە هی کڕیارێکی ترە. کڕیاری پسوولەکە هەڵبژێرە.',
  'Unit price must match the invoice ({price}). Add a custom item for another price.':
    'نرخی دانە دەبێت وەک پسوولەی فرۆشتنەکە بێت ({price}). بۆ نرخێکی تر دێڕێکی بێ بەرهەم زیاد بکە.',
  'Total is too large. Reduce a quantity or price.': 'کۆی گشتی زۆر گەورەیە. ژمارەی دانە یان نرخ کەم بکەرەوە.',
  'This credit note does not exist.': 'ئەم پسوولەی گەڕاندنەوەیە بوونی نییە.',
  'This line is not on the invoice.': 'ئەم دێڕە لە پسوولەی فرۆشتنەکەدا نییە.',
  'Total Credit': 'کۆی گەڕاندنەوە',
  'Total {amount}': 'کۆی گشتی {amount}',
  'Total {amount}: {settled} applied to {invoice_no}, {rest} unapplied credit':
    'کۆی گشتی {amount}: {settled} تەرخانکراو بۆ {invoice_no}، {rest} تەرخاننەکراو',
  'Add at least one line.': 'لانیکەم دێڕێک زیاد بکە.',
  '{credit_note_no} cannot be changed. Cancel it and create a new one.':
    'پسوولەی گەڕاندنەوەی {credit_note_no} دەستکاری ناکرێت. هەڵیبوەشێنەرەوە و یەکێکی نوێ دروست بکە.',
  'No credit notes match your filters.': 'بەم پاڵاوتنە هیچ پسوولەیەکی گەڕاندنەوە نەدۆزرایەوە.',
  'Credit notes will appear here.': 'پسوولەکانی گەڕاندنەوە لێرە دەردەکەون.',
}
