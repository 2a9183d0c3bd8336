import type { terms as arabic } from '../ar/terms.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const terms: InAnotherLanguage<typeof arabic> = {
  Agreed: 'ڕێککەوتن لەسەر',
  Air: 'ئاسمانی',
  Contact: 'پەیوەندی',
  'Delivery Method': 'شێوازی گەیاندن',
  Destination: 'شوێنی گەیاندن',
  'Destination Country': 'وڵاتی شوێنی گەیاندن',
  'Direct Sale': 'فرۆشتنی ڕاستەوخۆ',
  Excluded: 'لەگەڵدا نییە',
  'Fill in from an invoice': 'پڕکردنەوە لە پسوولەیەکەوە',
  Included: 'لەگەڵدایە',
  Instructions: 'ڕێنماییەکان',
  'Invoice Reference': 'ژمارەی پسوولەی فرۆشتن',
  Land: 'وشکانی',
  'No shipping is agreed for this order.': 'بۆ ئەم داواکارییە ڕێککەوتن لەسەر ناردن نەکراوە.',
  'Payment Methods': 'شێوازەکانی پارەدان',
  'Payment Terms': 'مەرجەکانی پارەدان',
  References: 'ژمارە و کۆدەکان',
  Sea: 'دەریایی',
  Shipping: 'ناردن',
  'Shipping Costs': 'تێچووی ناردن',
  'Special Terms': 'مەرجە تایبەتەکان',
  'Special terms and instructions as text, to give to the customer with an invoice.':
    'مەرج و ڕێنمایی تایبەت بە نووسین، لەگەڵ پسوولە دەدرێن بە کڕیار.',
  Taxes: 'باجەکان',
  'Taxes are included or excluded, as agreed for the order.':
    'باجەکان لەگەڵدان یان لەگەڵدا نین، بەپێی ڕێککەوتنی داواکارییەکە.',
  'Terms of Service': 'مەرجەکانی خزمەتگوزاری',
  'Terms of one order with checkboxes, for both parties to sign.':
    'مەرجەکانی یەک داواکاری لەگەڵ خانەی نیشانکردن، بۆ واژۆی هەردوو لایەن.',
  'Tracking Code': 'کۆدی بەدواداچوون',
}
