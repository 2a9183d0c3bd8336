/** Who changed what, and two people at once. */
export const history = {
  '{part} added': 'إضافة: {part}',
  '{part} added: {name}': 'إضافة {part}: {name}',
  '{part} restored': 'استعادة: {part}',
  '{part} restored: {name}': 'استعادة {part}: {name}',
  '{part} changed': 'تعديل: {part}',
  '{part} changed: {name}': 'تعديل {part}: {name}',
  '{part} removed': 'إزالة: {part}',
  '{part} removed: {name}': 'إزالة {part}: {name}',
  '{when} by {who}': '{when}، {who}',
  '{who} updated this record': 'عُدّل هذا السجل من قبل {who}',
  '{who} created this record': 'أُنشئ هذا السجل من قبل {who}',
  '{who} deleted this record': 'حُذف هذا السجل من قبل {who}',
  '{who} restored this record': 'استُعيد هذا السجل من قبل {who}',
  '{who} saved changes on {when}. Yours are not lost: choose which values to keep.':
    'حُفظت تغييرات من قبل {who} في {when}. لم تُفقد تغييراتك، ويمكنك اختيار القيم التي تريد إبقاءها.',
  'Both versions are identical.': 'النسختان متطابقتان.',
  'You can keep editing. When you save, you can compare both versions and choose.':
    'يمكنك متابعة التعديل. وعند الحفظ يمكنك مقارنة النسختين والاختيار بينهما.',
  'Keep mine': 'الاحتفاظ بنسختي',
  'Someone else changed this record': 'عدّل شخص آخر هذا السجل',
  'Use theirs': 'استخدام النسخة الأخرى',
  Theirs: 'النسخة الأخرى',
  'No changes to show.': 'لا توجد تغييرات لعرضها.',
  'Deleted record not found. It may already have been restored.':
    'السجل المحذوف غير موجود. ربما سبقت استعادته.',
  'Two users changed this record': 'عدّل مستخدمان هذا السجل',
  'Show all values': 'إظهار جميع القيم',
  Yours: 'نسختك',
  System: 'النظام',
}
