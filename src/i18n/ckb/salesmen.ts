export const salesmen = {
  '{name} is not active. Choose another user.': '{name} چالاک نییە. بەکارهێنەرێکی تر هەڵبژێرە.',
  '{name} does not have permission to view invoices. Choose another user.':
    '{name} دەسەڵاتی بینینی پسوولەی فرۆشتنی نییە. بەکارهێنەرێکی تر هەڵبژێرە.',
  '{name} still has customers or open invoices.': '{name} هێشتا کڕیار یان پسوولەی کراوەی هەیە.',
  'Change salesman': 'گۆڕینی مەندوب',
  'Assign salesmen to customers and invoices': 'دیاریکردنی مەندوب بۆ کڕیاران و پسوولەکان',
  'Current salesman': 'مەندوبی ئێستا',
  'Salesman changed.': 'مەندوبەکە گۆڕدرا.',
  'You do not have permission to change the salesman.': 'دەسەڵاتی گۆڕینی مەندوبت نییە.',
  'Choose a user other than the current salesman.': 'بەکارهێنەرێک هەڵبژێرە جگە لە مەندوبی ئێستا.',
  'Customers: {customers}, open invoices: {invoices}. Open invoices are drafts and unpaid invoices. Paid invoices stay with the current salesman.':
    'کڕیاران: {customers}، پسوولە کراوەکان: {invoices}. پسوولە کراوەکان ڕەشنووس و پسوولە نەدراوەکانن. ئەو پسوولانەی پارەیان دراوە لای مەندوبی ئێستا دەمێننەوە.',
  Reassign: 'گواستنەوە',
  'Reassign customers and open invoices of {name}': 'گواستنەوەی کڕیاران و پسوولە کراوەکانی {name}',
  'Reassign customers…': 'گواستنەوەی کڕیاران…',
  'Reassigned. Customers: {customers}, invoices: {invoices}.':
    'گواسترانەوە. کڕیاران: {customers}، پسوولەکان: {invoices}.',
  'Select customers, open invoices or both.': 'کڕیاران، پسوولە کراوەکان یان هەردووکیان دیاری بکە.',
  'Open invoices|of a salesman': 'پسوولە کراوەکان',
}
