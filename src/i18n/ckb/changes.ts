import type { changes as arabic } from '../ar/changes.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const changes: InAnotherLanguage<typeof arabic> = {
  '{who} updated {what}': '{who} دەستکاریی کرد: {what}',
  '{who} created {what}': '{who} دروستی کرد: {what}',
  '{who} deleted {what}': '{who} سڕییەوە: {what}',
  '{who} restored {what}': '{who} گەڕاندییەوە: {what}',
  'Money only': 'تەنها پارە',
  'No activity in the last 30 days.': 'لە 30 ڕۆژی ڕابردوودا هیچ چالاکییەک نەبووە.',
  'No activity matches your filters.': 'بەم پاڵاوتنە هیچ چالاکییەک نەدۆزرایەوە.',
}
