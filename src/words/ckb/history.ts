import type { history as arabic } from '../ar/history.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const history: InAnotherLanguage<typeof arabic> = {
  '{part} added': 'زیادکردن: {part}',
  '{part} added: {name}': 'زیادکردنی {part}: {name}',
  '{part} brought back': 'گەڕاندنەوە: {part}',
  '{part} brought back: {name}': 'گەڕاندنەوەی {part}: {name}',
  '{part} changed': 'گۆڕین: {part}',
  '{part} changed: {name}': 'گۆڕینی {part}: {name}',
  '{part} removed': 'لابردن: {part}',
  '{part} removed: {name}': 'لابردنی {part}: {name}',
  '{when} by {who}': '{when}، {who}',
  '{who} changed this': '{who} ئەمەی گۆڕی',
  '{who} created this': '{who} ئەمەی دروست کرد',
  '{who} deleted this': '{who} ئەمەی سڕییەوە',
  '{who} restored this': '{who} ئەمەی گەڕاندەوە',
  '{who} saved another version on {when}. Nothing of yours is lost: choose what to keep.':
    '{who} لە {when} وەشانێکی تری پاشەکەوت کرد. هیچ شتێکی تۆ لەدەست نەچووە: تکایە هەڵیبژێرە چی بمێنێتەوە.',
  'Both versions say the same.': 'هەردوو وەشانەکە وەک یەکن.',
  'Go on as you like: when you save, you see both versions and choose.':
    'دەتوانیت بەردەوام بیت: لە کاتی پاشەکەوتکردندا هەردوو وەشانەکە دەبینیت و هەڵدەبژێریت.',
  'Keep mine': 'هێشتنەوەی هی خۆم',
  'Somebody else has changed this record': 'کەسێکی تر ئەم تۆمارەی گۆڕیوە',
  'Take theirs': 'وەرگرتنی هی ئەوان',
  Theirs: 'هی ئەوان',
  'There are no changes to show you.': 'هیچ گۆڕانکارییەک نییە پیشانت بدرێت.',
  'There is no such deletion.': 'ئەم سڕینەوەیە بوونی نییە.',
  'Two people changed this record': 'دوو کەس ئەم تۆمارەیان گۆڕیوە',
  'What it held': 'ئەوەی تێیدا بوو',
  Yours: 'هی تۆ',
  'The system': 'سیستەم',
}
