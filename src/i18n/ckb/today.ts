import type { today as arabic } from '../ar/today.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const today: InAnotherLanguage<typeof arabic> = {
  'Nothing needs your attention.': 'هیچ کارێک چاوەڕێت ناکات.',
  'No daily rate for today': 'نرخی ئەمڕۆ دانەنراوە',
  'Calls to make': 'پەیوەندییە پێویستەکان',
  'Past due: customers to call': 'وادە بەسەرچوو: کڕیاران بۆ پەیوەندی',
  'Users to activate': 'بەکارهێنەر بۆ چالاککردن',
  'Create report': 'دروستکردنی ڕاپۆرت',
  'Your drafts': 'ڕەشنووسەکانت',
  'Your weekly report is due': 'وادەی ڕاپۆرتی هەفتانەت هاتووە',
}
