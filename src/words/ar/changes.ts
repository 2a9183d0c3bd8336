export const changes = {
  '{who} changed {what}': 'عُدِّل من قبل {who}: {what}',
  '{who} created {what}': 'أُنشئ من قبل {who}: {what}',
  '{who} deleted {what}': 'حُذف من قبل {who}: {what}',
  '{who} restored {what}': 'استُعيد من قبل {who}: {what}',
  'Money only': 'المال فقط',
  'Nothing was changed in the last 30 days.': 'لم يُعدَّل شيء في آخر 30 يوماً.',
  'Nothing was changed that these filters leave.': 'لا توجد تغييرات تطابق عوامل التصفية هذه.',
}
