export const salesmen = {
  '{name} is not active: choose somebody else.': 'هەژماری {name} چالاک نییە: تکایە کەسێکی تر هەڵبژێرە.',
  '{name} may not view invoices: choose somebody else.':
    '{name} دەسەڵاتی بینینی پسوولەی فرۆشتنی نییە: تکایە کەسێکی تر هەڵبژێرە.',
  'Change the salesman': 'گۆڕینی فرۆشیار',
  'Salesman of customers and invoices': 'فرۆشیاری کڕیاران و پسوولەکانی فرۆشتن',
  'Salesman until now': 'فرۆشیار تا ئێستا',
  'The salesman was changed.': 'فرۆشیارەکە گۆڕدرا.',
  'You do not have permission to say whose this is.': 'دەسەڵاتی گۆڕینی فرۆشیارت نییە.',
}
