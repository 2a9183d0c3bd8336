export const pettyCash = {
  'Entry No': 'رقم القيد',
  '{who} has changed this petty cash entry in the meantime.':
    'تم تعديل قيد النثرية هذا في هذه الأثناء من قبل {who}.',
  'Are you sure you want to delete this Admin Log Sheet?': 'هل تريد حذف هذا القيد من النثرية؟',
  'Create Petty Cash': 'إنشاء قيد نثرية',
  'Create the first petty cash entry; it will then be listed here.': 'أنشئ أول قيد نثرية ليظهر هنا.',
  'No petty cash sheet yet': 'لا توجد قيود نثرية بعد',
  'Petty Cash Added Successfully!': 'تمت إضافة قيد النثرية.',
  'Petty Cash Details': 'تفاصيل قيد النثرية',
  'petty cash entry': 'قيد نثرية',
  'Petty Cash Sheet': 'سجل النثرية',
  'Petty Cash Update Success': 'تم تعديل قيد النثرية.',
  'Project Amount': 'مبلغ المشروع',
  'Receipt Form': 'شكل الوصل',
  'Receipt No': 'رقم الوصل',
  'Search petty cash sheet': 'البحث في سجل النثرية',
  'This petty cash entry does not exist.': 'قيد النثرية هذا غير موجود.',
  'Total Project Amount': 'مجموع مبالغ المشاريع',
  'Update Petty Cash': 'تعديل قيد النثرية',
  'None of the petty cash sheet matches the search and the filters.':
    'لا توجد قيود نثرية تطابق البحث وعوامل التصفية.',
  'As soon as there are petty cash sheet, they are listed here.': 'ستظهر قيود النثرية هنا فور إضافتها.',
}
