import type { terms as arabic } from '../ar/terms.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const terms: InAnotherLanguage<typeof arabic> = {
  Agreed: 'ڕێککەوتن لەسەر',
  Air: 'ئاسمانی',
  Contact: 'پەیوەندی',
  'Delivery Method': 'شێوازی گەیاندن',
  Destination: 'شوێنی گەیاندن',
  'Destination Country': 'وڵاتی شوێنی گەیاندن',
  'Direct Sale': 'فرۆشتنی ڕاستەوخۆ',
  Excluded: 'لەگەڵدا نییە',
  'Fill in for an invoice': 'پڕکردنەوە بۆ پسوولەیەکی فرۆشتن',
  Included: 'لەگەڵدایە',
  Instructions: 'ڕێنماییەکان',
  'Invoice Reference': 'سەرچاوەی پسوولەی فرۆشتن',
  Land: 'وشکانی',
  'No shipping is agreed for this order.': 'بۆ ئەم داواکارییە ڕێککەوتن لەسەر ناردن نەکراوە.',
  'Payment Methods': 'شێوازەکانی پارەدان',
  'Payment Terms': 'مەرجەکانی پارەدان',
  References: 'ژمارە و کۆدەکان',
  Sea: 'دەریایی',
  Shipping: 'ناردن',
  'Shipping Costs': 'تێچووی ناردن',
  'Special Terms': 'مەرجە تایبەتەکان',
  'Special terms and instructions in words, to hand out with an invoice.':
    'مەرج و ڕێنماییە تایبەتەکان بە نووسین، بۆ ئەوەی لەگەڵ پسوولەی فرۆشتن بدرێن.',
  Taxes: 'باجەکان',
  'Taxes are included or excluded, as agreed for the order.':
    'باجەکان لەگەڵدان یان لەگەڵدا نین، بەپێی ڕێککەوتنی داواکارییەکە.',
  'Terms of Service': 'مەرجەکانی خزمەتگوزاری',
  'The terms of one order with boxes to tick, for both parts to sign.':
    'مەرجەکانی یەک داواکاری لەگەڵ خانەی نیشانکردن، بۆ ئەوەی هەردوو لایەن واژۆی بکەن.',
  'Tracking Code': 'کۆدی بەدواداچوون',
}
