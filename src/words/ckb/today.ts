import type { today as arabic } from '../ar/today.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const today: InAnotherLanguage<typeof arabic> = {
  'Nothing waits for you.': 'هیچ شتێک چاوەڕێی تۆ نییە.',
  'No rate for today yet': 'هێشتا نرخی ئەمڕۆ نییە',
  'Past due: to be called': 'دواکەوتووەکان: پەیوەندییان پێوە بکە',
  'People who want to sign in': 'ئەو کەسانەی چاوەڕێی چالاککردنی هەژمارن',
  'Say what a dollar is today': 'نرخی دۆلاری ئەمڕۆ بنووسە',
  'Without a customer': 'بێ کڕیار',
  'Write the report': 'نووسینی ڕاپۆرت',
  'Your drafts': 'ڕەشنووسەکانت',
  'Your weekly report is due': 'کاتی ڕاپۆرتی هەفتانەت هاتووە',
}
