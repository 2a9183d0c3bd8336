import type { history as arabic } from '../ar/history.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const history: InAnotherLanguage<typeof arabic> = {
  '{part} added': 'زیادکردن: {part}',
  '{part} added: {name}': 'زیادکردنی {part}: {name}',
  '{part} restored': 'گەڕاندنەوە: {part}',
  '{part} restored: {name}': 'گەڕاندنەوەی {part}: {name}',
  '{part} changed': 'گۆڕین: {part}',
  '{part} changed: {name}': 'گۆڕینی {part}: {name}',
  '{part} removed': 'لابردن: {part}',
  '{part} removed: {name}': 'لابردنی {part}: {name}',
  '{when} by {who}': '{when}، {who}',
  '{who} updated this record': '{who} ئەم تۆمارەی دەستکاری کرد',
  '{who} created this record': '{who} ئەم تۆمارەی دروست کرد',
  '{who} deleted this record': '{who} ئەم تۆمارەی سڕییەوە',
  '{who} restored this record': '{who} ئەم تۆمارەی گەڕاندەوە',
  '{who} saved changes on {when}. Yours are not lost: choose which values to keep.':
    '{who} لە {when} گۆڕانکاریی پاشەکەوت کرد. گۆڕانکارییەکانی تۆ لەدەست نەچوون. هەڵبژێرە کام بەها بمێنێتەوە.',
  'Both versions are identical.': 'هەردوو وەشانەکە وەک یەکن.',
  'You can keep editing. When you save, you can compare both versions and choose.':
    'دەتوانیت لە دەستکاریکردن بەردەوام بیت. لە کاتی پاشەکەوتکردندا هەردوو وەشانەکە بەراورد دەکەیت و هەڵدەبژێریت.',
  'Keep mine': 'هێشتنەوەی هی خۆم',
  'Someone else changed this record': 'کەسێکی تر ئەم تۆمارەی گۆڕیوە',
  'Use theirs': 'بەکارهێنانی هی ئەوان',
  Theirs: 'هی ئەوان',
  'No changes to show.': 'هیچ گۆڕانکارییەک نییە بۆ پیشاندان.',
  'Deleted record not found. It may already have been restored.':
    'تۆماری سڕاوە نەدۆزرایەوە. لەوانەیە پێشتر گەڕێنرابێتەوە.',
  'Two users changed this record': 'دوو بەکارهێنەر ئەم تۆمارەیان گۆڕیوە',
  'Show all values': 'پیشاندانی هەموو بەهاکان',
  Yours: 'هی تۆ',
  System: 'سیستەم',
}
