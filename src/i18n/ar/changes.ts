export const changes = {
  '{who} updated {what}': 'عُدّل من قبل {who}: {what}',
  '{who} created {what}': 'أُنشئ من قبل {who}: {what}',
  '{who} deleted {what}': 'حُذف من قبل {who}: {what}',
  '{who} restored {what}': 'استُعيد من قبل {who}: {what}',
  'Money only': 'الحركات المالية فقط',
  'No activity in the last 30 days.': 'لا يوجد نشاط خلال آخر 30 يوماً.',
  'No activity matches your filters.': 'لا يوجد نشاط يطابق التصفية.',
}
