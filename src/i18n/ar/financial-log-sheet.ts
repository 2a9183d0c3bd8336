export const financialLogSheet = {
  'Create Financial Log Sheet': 'إنشاء كتاب مالي',
  'Create your first financial log sheet.': 'يمكنك إنشاء أول كتاب مالي.',
  'Financial Log Sheet': 'سجل الكتب المالية',
  'Financial Log Sheet Details': 'تفاصيل الكتاب المالي',
  'Financial Log Sheets': 'الكتب المالية',
  'Financial Log successfully deleted.': 'تم حذف الكتاب المالي.',
  'Financial log sheet updated.': 'تم تعديل الكتاب المالي.',
  'No financial log sheets yet': 'لا توجد كتب مالية بعد',
  'Recipient Number': 'رقم المستلم',
  'Search financial log sheets': 'البحث في الكتب المالية',
  'This financial log sheet does not exist.': 'هذا الكتاب المالي غير موجود.',
  'Total Amount': 'مجموع المبالغ',
  'Update Financial Log Sheet': 'تعديل الكتاب المالي',
  '{who} has changed this financial log sheet since you opened it. Review it and try again.':
    'تم تعديل هذا الكتاب المالي من قبل {who} بعد أن فتحته. يرجى مراجعته وإعادة المحاولة.',
  'No financial log sheets match your filters.': 'لا توجد كتب مالية تطابق التصفية.',
  'Financial log sheets will appear here.': 'ستظهر الكتب المالية هنا.',
}
