import type { changes as arabic } from '../ar/changes.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const changes: InAnotherLanguage<typeof arabic> = {
  '{who} changed {what}': '{who} گۆڕی: {what}',
  '{who} created {what}': '{who} دروستی کرد: {what}',
  '{who} deleted {what}': '{who} سڕییەوە: {what}',
  '{who} restored {what}': '{who} گەڕاندییەوە: {what}',
  'Money only': 'تەنها پارە',
  'Nothing was changed in the last 30 days.': 'لە 30 ڕۆژی ڕابردوودا هیچ نەگۆڕاوە.',
  'Nothing was changed that these filters leave.': 'هیچ گۆڕانکارییەک لەگەڵ ئەم پاڵێوەرانەدا ناگونجێت.',
}
