import type { exchangeRates as arabic } from '../ar/exchange-rates.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const exchangeRates: InAnotherLanguage<typeof arabic> = {
  'Set {rate} as the daily rate for {day}': 'دانانی {rate} وەک نرخی ڕۆژی {day}',
  'Daily rate': 'نرخی ڕۆژ',
  'The rate has changed since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، نرخەکە گۆڕدراوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'Rate reviewed by': 'پێداچوونەوەی نرخ لەلایەن',
  'Rate reviewed on': 'کاتی پێداچوونەوەی نرخ',
  'You entered this rate. Someone else must review it.':
    'خۆت ئەم نرخەت نووسیوە. دەبێت کەسێکی تر پێیدا بچێتەوە.',
  'Rate marked as reviewed.': 'پێداچوونەوەی نرخەکە تەواو بوو.',
  'Rate override': 'نرخی دەستی',
  'Override exchange rates': 'دانانی نرخی دەستی',
  'Reason for rate override': 'هۆکاری نرخی دەستی',
  'You need the “Override exchange rates” permission to use this rate.':
    'بۆ بەکارهێنانی ئەم نرخە دەسەڵاتی «دانانی نرخی دەستی»ت پێویستە.',
  'Use {rate}': 'بەکارهێنانی {rate}',
  '{rate} is {percent} % above the last rate ({last} on {date}).':
    '{rate} بە ڕێژەی {percent}% لە دوایین نرخ ({last} لە {date}) بەرزترە.',
  '{rate} is {percent} % above the daily rate for {day} ({last}).':
    '{rate} بە ڕێژەی {percent}% لە نرخی ڕۆژی {day} ({last}) بەرزترە.',
  '{rate} is {percent} % below the last rate ({last} on {date}).':
    '{rate} بە ڕێژەی {percent}% لە دوایین نرخ ({last} لە {date}) نزمترە.',
  '{rate} is {percent} % below the daily rate for {day} ({last}).':
    '{rate} بە ڕێژەی {percent}% لە نرخی ڕۆژی {day} ({last}) نزمترە.',
  '{who} has changed this exchange rate since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم نرخی ئاڵوگۆڕەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'Create Exchange Rate': 'دروستکردنی نرخی ئاڵوگۆڕ',
  'Create your first exchange rate.': 'یەکەم نرخی ئاڵوگۆڕ دروست بکە.',
  'Exchange Rate': 'نرخی ئاڵوگۆڕ',
  'Exchange rate created.': 'نرخی ئاڵوگۆڕەکە دروست کرا.',
  'Exchange Rate Details': 'وردەکارییەکانی نرخی ئاڵوگۆڕ',
  'Exchange rate for {day}': 'نرخی ئاڵوگۆڕی {day}',
  'Exchange rate updated.': 'نرخی ئاڵوگۆڕەکە دەستکاری کرا.',
  'Exchange Rates': 'نرخەکانی ئاڵوگۆڕ',
  'Per USD 1 or per USD 100, for example 1,310 or 131,000.':
    'بۆ 1 دۆلار یان بۆ 100 دۆلار، بۆ نموونە 1,310 یان 131,000.',
  'IQD per USD, last 12 months': 'دینار بۆ هەر دۆلارێک، 12 مانگی ڕابردوو',
  'No exchange rates yet': 'هێشتا هیچ نرخێکی ئاڵوگۆڕ نییە',
  Rates: 'نرخەکان',
  'Save this rate?': 'دەتەوێت ئەم نرخە پاشەکەوت بکەیت؟',
  'Search exchange rates': 'گەڕان لە نرخەکانی ئاڵوگۆڕدا',
  'Exchange rate over the last 12 months: lowest {lowest}, highest {highest}':
    'نرخی ئاڵوگۆڕ لە 12 مانگی ڕابردوودا: نزمترین {lowest}، بەرزترین {highest}',
  'No daily rate is set for this day.': 'نرخی ئەم ڕۆژە دانەنراوە.',
  'This exchange rate does not exist.': 'ئەم نرخی ئاڵوگۆڕە بوونی نییە.',
  'Will be saved as {rate} IQD per USD': 'بە {rate} دینار بۆ هەر دۆلارێک پاشەکەوت دەکرێت',
  'Update Exchange Rate': 'دەستکاریکردنی نرخی ئاڵوگۆڕ',
  '1 USD = {rate} IQD': '1 USD = {rate} IQD',
  '1 USD = {rate} IQD {day}, daily rate': '1 USD = {rate} IQD {day}، نرخی ڕۆژ',
  'No exchange rates match your filters.': 'بەم پاڵاوتنە هیچ نرخێکی ئاڵوگۆڕ نەدۆزرایەوە.',
  'Exchange rates will appear here.': 'نرخەکانی ئاڵوگۆڕ لێرە دەردەکەون.',
  'Set daily rate': 'دانانی نرخی ڕۆژ',
}
