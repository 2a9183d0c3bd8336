export const salesmen = {
  '{name} is not active: choose somebody else.': 'حساب {name} غير نشط: يرجى اختيار شخص آخر.',
  '{name} may not view invoices: choose somebody else.':
    'ليست لدى {name} صلاحية عرض الفواتير: يرجى اختيار شخص آخر.',
  '{name} still has customers or open invoices.': 'ما زال لدى {name} زبائن أو فواتير مفتوحة.',
  'Change the salesman': 'تغيير مندوب المبيعات',
  'Salesman of customers and invoices': 'مندوب مبيعات الزبائن والفواتير',
  'Salesman until now': 'مندوب المبيعات حتى الآن',
  'The salesman was changed.': 'تم تغيير مندوب المبيعات.',
  'You do not have permission to say whose this is.': 'ليست لديك صلاحية تغيير مندوب المبيعات.',
  'Choose somebody else than whose they are now.': 'يرجى اختيار شخص غير صاحبها الحالي.',
  'Customers: {customers}, open invoices: {invoices}. Open are drafts and what is not paid yet; what is paid stays with whoever sold it.':
    'الزبائن: {customers}، الفواتير المفتوحة: {invoices}. المفتوحة هي المسودات وما لم يُدفع بعد، أما ما دُفع فيبقى لمن باعه.',
  'Hand over': 'تسليم',
  'Hand over customers and open invoices of {name}': 'تسليم الزبائن والفواتير المفتوحة من {name}',
  'Hand over…': 'تسليم…',
  'Handed over. Customers: {customers}, invoices: {invoices}.':
    'تم التسليم. الزبائن: {customers}، الفواتير: {invoices}.',
  'Say what is handed over.': 'يرجى تحديد ما يُسلَّم.',
  'Open invoices|of a salesman': 'الفواتير المفتوحة',
}
