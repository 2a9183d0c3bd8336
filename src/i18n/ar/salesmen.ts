export const salesmen = {
  '{name} is not active. Choose another user.': 'حساب {name} غير فعال. يرجى اختيار مستخدم آخر.',
  '{name} does not have permission to view invoices. Choose another user.':
    'ليست لدى {name} صلاحية عرض الفواتير. يرجى اختيار مستخدم آخر.',
  '{name} still has customers or open invoices.': 'ما زال لدى {name} زبائن أو فواتير مفتوحة.',
  'Change salesman': 'تغيير مندوب المبيعات',
  'Assign salesmen to customers and invoices': 'إسناد الزبائن والفواتير إلى مندوبي المبيعات',
  'Current salesman': 'مندوب المبيعات الحالي',
  'Salesman changed.': 'تم تغيير مندوب المبيعات.',
  'You do not have permission to change the salesman.': 'ليست لديك صلاحية تغيير مندوب المبيعات.',
  'Choose a user other than the current salesman.': 'يرجى اختيار مستخدم غير مندوب المبيعات الحالي.',
  'Customers: {customers}, open invoices: {invoices}. Open invoices are drafts and unpaid invoices. Paid invoices stay with the current salesman.':
    'الزبائن: {customers}، الفواتير المفتوحة: {invoices}. الفواتير المفتوحة هي المسودات والفواتير غير المدفوعة. أما الفواتير المدفوعة فتبقى لمندوب المبيعات الحالي.',
  Reassign: 'نقل',
  'Reassign customers and open invoices of {name}': 'نقل الزبائن والفواتير المفتوحة من {name}',
  'Reassign customers…': 'نقل الزبائن…',
  'Reassigned. Customers: {customers}, invoices: {invoices}.':
    'تم النقل. الزبائن: {customers}، الفواتير: {invoices}.',
  'Select customers, open invoices or both.': 'يرجى تحديد الزبائن أو الفواتير المفتوحة أو كليهما.',
  'Open invoices|of a salesman': 'الفواتير المفتوحة',
}
