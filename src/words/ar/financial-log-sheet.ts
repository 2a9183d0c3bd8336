export const financialLogSheet = {
  'Create Financial Log Sheet': 'إنشاء كتاب مالي',
  'Create the first financial log sheet; it will then be listed here.': 'أنشئ أول كتاب مالي ليظهر هنا.',
  'Financial Log Sheet': 'سجل الكتب المالية',
  'Financial Log Sheet Details': 'تفاصيل الكتاب المالي',
  'Financial Log Sheets': 'الكتب المالية',
  'Financial Log successfully deleted.': 'تم حذف الكتاب المالي.',
  'Financial Log Update Success': 'تم تعديل الكتاب المالي.',
  'No financial log sheets yet': 'لا توجد كتب مالية بعد',
  'Recipient Number': 'رقم المستلم',
  'Search financial log sheets': 'البحث في الكتب المالية',
  'This financial log sheet does not exist.': 'هذا الكتاب المالي غير موجود.',
  'Total Amount': 'مجموع المبالغ',
  'Update Financial Log Sheet': 'تعديل الكتاب المالي',
  '{who} has changed this financial log sheet in the meantime.':
    'تم تعديل هذا الكتاب المالي في هذه الأثناء من قبل {who}.',
  'None of the financial log sheets matches the search and the filters.':
    'لا توجد كتب مالية تطابق البحث وعوامل التصفية.',
  'As soon as there are financial log sheets, they are listed here.': 'ستظهر الكتب المالية هنا فور إضافتها.',
}
