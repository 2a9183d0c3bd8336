import type { products as arabic } from '../ar/products.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const products: InAnotherLanguage<typeof arabic> = {
  '{who} has changed this product since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم بەرهەمەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'Are you sure you want to delete this product?': 'دەتەوێت ئەم بەرهەمە بسڕیتەوە؟',
  'Create Product': 'دروستکردنی بەرهەم',
  'Create your first product or import a list.': 'یەکەم بەرهەم دروست بکە یان لیستێک هاوردە بکە.',
  'Import Products': 'هاوردەکردنی بەرهەمەکان',
  'Item code': 'کۆدی بەرهەم',
  'Item Code': 'کۆدی بەرهەم',
  'Item name': 'ناوی بەرهەم',
  'Item Name': 'ناوی بەرهەم',
  'No products yet': 'هێشتا هیچ بەرهەمێک نییە',
  'Pen Pack Product': 'بەرهەمی پێچانەوەی قەڵەم',
  'Pen Print Product': 'بەرهەمی چاپی قەڵەم',
  'Pen Prom Product': 'بەرهەمی قەڵەمی ڕیکلام',
  'Pen Type': 'جۆری قەڵەم',
  'Product Details': 'وردەکارییەکانی بەرهەم',
  'Product Update Success': 'بەرهەمەکە دەستکاری کرا.',
  'Search products': 'گەڕان لە بەرهەمەکاندا',
  'This product does not exist.': 'ئەم بەرهەمە بوونی نییە.',
  'Update Product': 'دەستکاریکردنی بەرهەم',
  'No products match your filters.': 'بەم پاڵاوتنە هیچ بەرهەمێک نەدۆزرایەوە.',
  'Products will appear here.': 'بەرهەمەکان لێرە دەردەکەون.',
}
