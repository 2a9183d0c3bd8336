export const salesmen = {
  '{name} is not active: choose somebody else.': 'حساب {name} غير نشط: يرجى اختيار شخص آخر.',
  '{name} may not view invoices: choose somebody else.':
    'ليست لدى {name} صلاحية عرض الفواتير: يرجى اختيار شخص آخر.',
  'Change the salesman': 'تغيير مندوب المبيعات',
  'Salesman of customers and invoices': 'مندوب مبيعات الزبائن والفواتير',
  'Salesman until now': 'مندوب المبيعات حتى الآن',
  'The salesman was changed.': 'تم تغيير مندوب المبيعات.',
  'You do not have permission to say whose this is.': 'ليست لديك صلاحية تغيير مندوب المبيعات.',
  'Choose somebody else than whose they are now.': 'يرجى اختيار شخص غير صاحبها الحالي.',
  'Customers: {customers}. Open invoices, which are drafts or not paid yet: {invoices}. What is paid stays whose sale it was.':
    'الزبائن: {customers}. الفواتير المفتوحة، وهي المسودات وما لم يُدفع بعد: {invoices}. أما ما دُفع فيبقى لصاحب البيع.',
  'Hand over': 'تسليم',
  'Hand over what is of {name}': 'تسليم ما يخص {name}',
  'Hand over…': 'تسليم…',
  'Handed over. Customers: {customers}, invoices: {invoices}.':
    'تم التسليم. الزبائن: {customers}، الفواتير: {invoices}.',
  'Say what is handed over.': 'يرجى تحديد ما يُسلَّم.',
}
