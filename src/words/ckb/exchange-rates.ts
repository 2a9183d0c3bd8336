import type { exchangeRates as arabic } from '../ar/exchange-rates.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const exchangeRates: InAnotherLanguage<typeof arabic> = {
  'Make {rate} the rate of {day}': '{rate} بکە بە نرخی {day}',
  'Rate of the day': 'نرخی ئەو ڕۆژە',
  'It is another rate by now: look at it again.': 'ئێستا نرخێکی ترە: دووبارە سەیری بکەرەوە.',
  'Mark as seen': 'دیاریکردن وەک بینراو',
  'Rate seen by': 'نرخەکە بینراوە لەلایەن',
  'Rate seen|when': 'کاتی بینینی نرخەکە',
  'Somebody else has to look at the rate that you gave.': 'دەبێت کەسێکی تر سەیری ئەو نرخە بکات کە تۆ داوتە.',
  'The rate is seen.': 'نرخەکە بینرا.',
  'Rate override': 'نرخی دەستی',
  'Rates by hand': 'دانانی نرخ بە دەست',
  'Reason for the rate': 'هۆکاری نرخەکە',
  'So far from it only those go who may use rates by hand.':
    'ئەم جیاوازییە تەنها بۆ ئەوانەیە کە مافی «دانانی نرخ بە دەست»یان هەیە.',
  'Use {rate}': 'بەکارهێنانی {rate}',
  '{rate} is {percent} % above the last rate, {last} of {date}.':
    '{rate} بە ڕێژەی {percent}% لە دوایین نرخ بەرزترە، کە {last} بووە لە {date}.',
  '{rate} is {percent} % above the rate of {day}, {last}.':
    '{rate} بە ڕێژەی {percent}% لە نرخی {day} بەرزترە، کە {last} بووە.',
  '{rate} is {percent} % below the last rate, {last} of {date}.':
    '{rate} بە ڕێژەی {percent}% لە دوایین نرخ نزمترە، کە {last} بووە لە {date}.',
  '{rate} is {percent} % below the rate of {day}, {last}.':
    '{rate} بە ڕێژەی {percent}% لە نرخی {day} نزمترە، کە {last} بووە.',
  '{who} has changed this exchange rate in the meantime.': 'لەم ماوەیەدا {who} ئەم نرخی ئاڵوگۆڕەی گۆڕیوە.',
  'Create Exchange Rate': 'دروستکردنی نرخی ئاڵوگۆڕ',
  'Create the first exchange rate; it will then be listed here.':
    'یەکەم نرخی ئاڵوگۆڕ دروست بکە، پاشان لێرە دەردەکەوێت.',
  'Exchange Rate': 'نرخی ئاڵوگۆڕ',
  'Exchange Rate Added Successfully!': 'نرخی ئاڵوگۆڕ زیاد کرا.',
  'Exchange Rate Details': 'وردەکارییەکانی نرخی ئاڵوگۆڕ',
  'Exchange rate of {day}': 'نرخی ئاڵوگۆڕی {day}',
  'Exchange Rate Update Success': 'نرخی ئاڵوگۆڕ دەستکاری کرا.',
  'Exchange Rates': 'نرخەکانی ئاڵوگۆڕ',
  'For one dollar, or for a hundred: 131,000': 'بۆ یەک دۆلار، یان بۆ سەد دۆلار: 131,000',
  'IQD per USD, the last year': 'دینار بۆ هەر دۆلارێک، ساڵی ڕابردوو',
  'No exchange rates yet': 'هێشتا هیچ نرخێکی ئاڵوگۆڕ نییە',
  Rates: 'نرخەکان',
  'Save this rate?': 'دەتەوێت ئەم نرخە پاشەکەوت بکەیت؟',
  'Search exchange rates': 'گەڕان لە نرخەکانی ئاڵوگۆڕدا',
  'The rate of the last year: lowest {lowest}, highest {highest}':
    'نرخی ئاڵوگۆڕی ساڵی ڕابردوو: نزمترین {lowest}، بەرزترین {highest}',
  'There is no exchange rate for this day yet.': 'هێشتا نرخی ئاڵوگۆڕ بۆ ئەم ڕۆژە نییە.',
  'This exchange rate does not exist.': 'ئەم نرخی ئاڵوگۆڕە بوونی نییە.',
  'Understood as {rate} IQD for 1 USD': 'وەک {rate} دینار بۆ یەک دۆلار وەرگیرا',
  'Update Exchange Rate': 'دەستکاریکردنی نرخی ئاڵوگۆڕ',
  'USD 1 = IQD': 'USD 1 = IQD',
  'USD 1 = IQD {rate} {day}, exchange rate': 'USD 1 = IQD {rate} {day}، نرخی ئاڵوگۆڕ',
  'None of the exchange rates matches the search and the filters.':
    'هیچ نرخێکی ئاڵوگۆڕ لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are exchange rates, they are listed here.':
    'هەر نرخێکی ئاڵوگۆڕ زیاد بکرێت، لێرە دەردەکەوێت.',
  'Set today’s rate': 'دانانی نرخی ئەمڕۆ',
}
