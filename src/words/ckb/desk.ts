import type { desk as arabic } from '../ar/desk.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const desk: InAnotherLanguage<typeof arabic> = {
  '@ and a name tells somebody': 'بە @ و ناوێک کەسێک ئاگادار بکەرەوە',
  'As soon as there are comments, they are listed here.': 'هەر کە لێدوان نووسران، لێرە دەردەکەون.',
  'Comment deleted.': 'لێدوانەکە سڕایەوە.',
  'Comment Details': 'وردەکاریی لێدوان',
  'Comment sent.': 'لێدوانەکە نێردرا.',
  Comment: 'لێدوان',
  Comments: 'لێدوانەکان',
  comments: 'لێدوانەکان',
  'Create Comment': 'زیادکردنی لێدوان',
  'Create the first comment; it will then be listed here.': 'یەکەم لێدوان زیاد بکە، پاشان لێرە دەردەکەوێت.',
  'Delete this comment': 'سڕینەوەی ئەم لێدوانە',
  'No comments yet': 'هێشتا هیچ لێدوانێک نییە',
  'None of the comments matches the search and the filters.':
    'هیچ لێدوانێک لەگەڵ گەڕان و پاڵێوەرەکان ناگونجێت.',
  'Only whoever wrote a comment takes it back.': 'تەنها ئەو کەسەی لێدوانەکەی نووسیوە دەیسڕێتەوە.',
  'Say something about it': 'شتێک لەبارەیەوە بنووسە',
  'Search comments': 'گەڕان لە لێدوانەکان',
  Send: 'ناردن',
  'This comment cannot come back': 'ئەم لێدوانە ناگەڕێتەوە',
  'This comment does not exist.': 'ئەم لێدوانە بوونی نییە.',
  'Update Comment': 'دەستکاریکردنی لێدوان',
  '{who} has changed this comment in the meantime.': 'لەم نێوانەدا {who} دەستکاریی ئەم لێدوانەی کردووە.',
}
