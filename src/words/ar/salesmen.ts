export const salesmen = {
  '{name} is not active: choose somebody else.': 'حساب {name} غير نشط: يرجى اختيار شخص آخر.',
  '{name} may not view invoices: choose somebody else.':
    'ليست لدى {name} صلاحية عرض الفواتير: يرجى اختيار شخص آخر.',
  'Change the salesman': 'تغيير مندوب المبيعات',
  'Salesman of customers and invoices': 'مندوب مبيعات الزبائن والفواتير',
  'Salesman until now': 'مندوب المبيعات حتى الآن',
  'The salesman was changed.': 'تم تغيير مندوب المبيعات.',
  'You do not have permission to say whose this is.': 'ليست لديك صلاحية تغيير مندوب المبيعات.',
}
