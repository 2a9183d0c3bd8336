export const salesmen = {
  '{name} is not active: choose somebody else.': 'هەژماری {name} چالاک نییە: تکایە کەسێکی تر هەڵبژێرە.',
  '{name} may not view invoices: choose somebody else.':
    '{name} دەسەڵاتی بینینی پسوولەی فرۆشتنی نییە: تکایە کەسێکی تر هەڵبژێرە.',
  '{name} still has customers or open invoices.': '{name} هێشتا کڕیار یان پسوولەی فرۆشتنی کراوەی هەیە.',
  'Change the salesman': 'گۆڕینی فرۆشیار',
  'Salesman of customers and invoices': 'فرۆشیاری کڕیاران و پسوولەکانی فرۆشتن',
  'Salesman until now': 'فرۆشیار تا ئێستا',
  'The salesman was changed.': 'فرۆشیارەکە گۆڕدرا.',
  'You do not have permission to say whose this is.': 'دەسەڵاتی گۆڕینی فرۆشیارت نییە.',
  'Choose somebody else than whose they are now.': 'تکایە کەسێکی تر هەڵبژێرە، نەک ئەوەی ئێستا هی ئەون.',
  'Customers: {customers}, open invoices: {invoices}. Open are drafts and what is not paid yet; what is paid stays with whoever sold it.':
    'کڕیاران: {customers}، پسوولەکانی فرۆشتنی کراوە: {invoices}. کراوە واتە ڕەشنووس و ئەوەی هێشتا نەدراوە؛ ئەوەی دراوە هی ئەو کەسە دەمێنێتەوە کە فرۆشتوویەتی.',
  'Hand over': 'ڕادەستکردن',
  'Hand over customers and open invoices of {name}': 'ڕادەستکردنی کڕیاران و پسوولە فرۆشتنە کراوەکانی {name}',
  'Hand over…': 'ڕادەستکردن…',
  'Handed over. Customers: {customers}, invoices: {invoices}.':
    'ڕادەست کرا. کڕیاران: {customers}، پسوولەکانی فرۆشتن: {invoices}.',
  'Say what is handed over.': 'تکایە دیاری بکە چی ڕادەست دەکرێت.',
  'Open invoices|of a salesman': 'پسوولە فرۆشتنە کراوەکان',
}
