import type { creditNotes as arabic } from '../ar/credit-notes.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const creditNotes: InAnotherLanguage<typeof arabic> = {
  '{credit_note_no} is cancelled.': 'پسوولەی گەڕاندنەوەی {credit_note_no} هەڵوەشێنرایەوە.',
  '{credit_note_no} is cancelled: it stays as it is.':
    'پسوولەی گەڕاندنەوەی {credit_note_no} هەڵوەشێنراوەتەوە: وەک خۆی دەمێنێتەوە.',
  '{invoice_no} is cancelled: it asks for nothing.':
    'پسوولەی فرۆشتنی {invoice_no} هەڵوەشێنراوەتەوە: هیچ قەرزێکی لەسەر نییە.',
  '{invoice_no} is credited by no more than it asks for.':
    'گەڕاندنەوە لە پسوولەی فرۆشتنی {invoice_no} لە بڕی پسوولە فرۆشتنەکە زیاتر نابێت.',
  '{invoice_no} is not of this customer.': 'پسوولەی فرۆشتنی {invoice_no} هی ئەم کڕیارە نییە.',
  '{part} of {whole}': '{part} لە {whole}',
  'A credit note comes to what its lines say.': 'بڕی پسوولەی گەڕاندنەوە کۆی دێڕەکانیەتی.',
  'A credit note is over something.': 'پسوولەی گەڕاندنەوە دەبێت بڕێکی هەبێت.',
  'A draft is not credited: change it.':
    'بۆ ڕەشنووس پسوولەی گەڕاندنەوە دەرناکرێت: تکایە ڕەشنووسەکە دەستکاری بکە.',
  'Add a line': 'زیادکردنی دێڕ',
  'All of it': 'هەمووی',
  'All of it is credited.': 'هەمووی گەڕێنراوەتەوە.',
  'Cancel credit note': 'هەڵوەشاندنەوەی پسوولەی گەڕاندنەوە',
  'Cancel credit note {number}': 'هەڵوەشاندنەوەی پسوولەی گەڕاندنەوەی {number}',
  'Create Credit Note': 'دروستکردنی پسوولەی گەڕاندنەوە',
  'Create the first credit note; it will then be listed here.':
    'یەکەم پسوولەی گەڕاندنەوە دروست بکە، پاشان لێرە دەردەکەوێت.',
  'Credit note': 'پسوولەی گەڕاندنەوە',
  'Credit Note Created Successfully': 'پسوولەی گەڕاندنەوەکە دروست کرا.',
  'Credit Note Details': 'وردەکارییەکانی پسوولەی گەڕاندنەوە',
  'Credit Note No': 'ژمارەی پسوولەی گەڕاندنەوە',
  'Credit Notes': 'پسوولەکانی گەڕاندنەوە',
  'Credit notes over {amount}': 'پسوولەی گەڕاندنەوە بە بڕی {amount}',
  'Credit of {item}': 'ژمارەی گەڕێنراوە لە {item}',
  'Credits of {invoice_no}': 'گەڕاندنەوە لە پسوولەی فرۆشتنی {invoice_no}',
  'Credits {amount}': 'گەڕاندنەوەی {amount}',
  'Credit|how many': 'گەڕێنراوە',
  'Credit|given back': 'بڕی گەڕێنراوە',
  Goodwill: 'ڕازیکردنی کڕیار',
  'It stays with its number and the reason. What it settled is due again, and nothing of it is on account any more.':
    'پسوولەی گەڕاندنەوەکە بە ژمارە و هۆکارەکەیەوە دەمێنێتەوە. ئەوەی داویەتەوە دووبارە دەبێتەوە قەرز، و هیچی لەسەر هەژمار نامێنێت.',
  Left: 'ماوە',
  'Line of the invoice': 'دێڕی پسوولەی فرۆشتن',
  'Lines of {invoice_no}': 'دێڕەکانی پسوولەی فرۆشتنی {invoice_no}',
  Misprint: 'هەڵەی چاپ',
  'No credit notes yet': 'هێشتا هیچ پسوولەیەکی گەڕاندنەوە نییە',
  'No more than {amount} of {invoice_no} is left to credit.':
    'لە پسوولەی فرۆشتنی {invoice_no} تەنها {amount} بۆ گەڕاندنەوە ماوە.',
  'No more than {quantity} are left to credit.': 'تەنها {quantity} بۆ گەڕاندنەوە ماوە.',
  'No more than {quantity} of {item} are credited.': 'لە {item} زیاتر لە {quantity} ناگەڕێنرێتەوە.',
  'Paid back': 'پارەی گەڕێنراوە',
  Price: 'نرخ',
  'Print Credit Note': 'چاپکردنی پسوولەی گەڕاندنەوە',
  'Remove line': 'سڕینەوەی دێڕ',
  Return: 'گەڕاندنەوە',
  'Search credit notes': 'گەڕان لە پسوولەکانی گەڕاندنەوەدا',
  'Settles {invoice_no}': 'دانەوەی {invoice_no}',
  'Share of the discount': 'بەشی داشکاندن',
  'Something else': 'شتێکی تر',
  'The invoice is not of this customer.': 'پسوولە فرۆشتنەکە هی ئەم کڕیارە نییە.',
  'The invoice says {price}; write a line of its own.':
    'نرخ لە پسوولە فرۆشتنەکەدا {price}، تکایە دێڕێکی جیا بنووسە.',
  'The total is too large.': 'کۆی گشتی زۆر گەورەیە.',
  'This credit note does not exist.': 'ئەم پسوولەی گەڕاندنەوەیە بوونی نییە.',
  'This is no line of the invoice.': 'ئەمە دێڕێکی پسوولە فرۆشتنەکە نییە.',
  'Total Credit': 'کۆی گەڕاندنەوە',
  'Total {amount}': 'کۆی گشتی {amount}',
  'Total {amount}: {settled} settles {invoice_no}, on account {rest}':
    'کۆی گشتی {amount}: {settled} بۆ دانەوەی {invoice_no}، لەسەر هەژمار {rest}',
  'What is credited?': 'چی دەگەڕێنرێتەوە؟',
  '{credit_note_no} stays as it is.': '{credit_note_no} وەک خۆی دەمێنێتەوە.',
  'None of the credit notes matches the search and the filters.':
    'هیچ پسوولەیەکی گەڕاندنەوە لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are credit notes, they are listed here.':
    'هەر پسوولەیەکی گەڕاندنەوە زیاد بکرێت، لێرە دەردەکەوێت.',
}
