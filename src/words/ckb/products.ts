import type { products as arabic } from '../ar/products.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const products: InAnotherLanguage<typeof arabic> = {
  '{who} has changed this product in the meantime.': 'لەم ماوەیەدا {who} ئەم بەرهەمەی گۆڕیوە.',
  'Are you sure you want to delete this product?': 'دەتەوێت ئەم بەرهەمە بسڕیتەوە؟',
  'Create Product': 'دروستکردنی بەرهەم',
  'Create the first product; it will then be listed here.': 'یەکەم بەرهەم دروست بکە، پاشان لێرە دەردەکەوێت.',
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
  'None of the products matches the search and the filters.':
    'هیچ بەرهەمێک لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are products, they are listed here.': 'هەر بەرهەمێک زیاد بکرێت، لێرە دەردەکەوێت.',
}
