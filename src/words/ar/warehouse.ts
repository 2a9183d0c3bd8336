export const warehouse = {
  'Create the first warehouse sheet; it will then be listed here.': 'أنشئ أول قيد مخزني ليظهر هنا.',
  'Create Warehouse Sheet': 'إنشاء قيد مخزني',
  Materials: 'المواد',
  'No warehouse sheets yet': 'لا توجد قيود مخزنية بعد',
  'Search warehouse sheets': 'البحث في قيود المخزن',
  'This warehouse sheet does not exist.': 'هذا القيد المخزني غير موجود.',
  'Update Warehouse Sheet': 'تعديل القيد المخزني',
  Warehouse: 'المخزن',
  'Warehouse Sheet': 'سجل المخزن',
  'Warehouse sheet Added Successfully!': 'تمت إضافة القيد المخزني.',
  'Warehouse Sheet Details': 'تفاصيل القيد المخزني',
  'Warehouse Sheet successfully deleted.': 'تم حذف القيد المخزني.',
  'Warehouse Sheets': 'قيود المخزن',
  'wareHouse Update Success': 'تم تعديل القيد المخزني.',
  '{who} has changed this warehouse sheet in the meantime.':
    'تم تعديل هذا القيد المخزني في هذه الأثناء من قبل {who}.',
  'None of the warehouse sheets matches the search and the filters.':
    'لا توجد قيود مخزنية تطابق البحث وعوامل التصفية.',
  'As soon as there are warehouse sheets, they are listed here.': 'ستظهر القيود المخزنية هنا فور إضافتها.',
}
