import type { customers as arabic } from '../ar/customers.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const customers: InAnotherLanguage<typeof arabic> = {
  '{who} has changed this customer in the meantime.': 'لەم ماوەیەدا {who} ئەم کڕیارەی گۆڕیوە.',
  address: 'ناونیشان',
  'Are you sure you want to delete this customer?': 'دەتەوێت ئەم کڕیارە بسڕیتەوە؟',
  'Create Customer': 'دروستکردنی کڕیار',
  'Create New Customer': 'دروستکردنی کڕیاری نوێ',
  'Create the first customer; it will then be listed here.': 'یەکەم کڕیار دروست بکە، پاشان لێرە دەردەکەوێت.',
  'customer code': 'کۆدی کڕیار',
  'Customer Create Success': 'کڕیارەکە دروست کرا.',
  'Customer Details': 'وردەکارییەکانی کڕیار',
  'Customer Update Success': 'کڕیارەکە دەستکاری کرا.',
  email: 'ئیمەیڵ',
  'Has no e-mail': 'ئیمەیڵی نییە',
  'Import Customers': 'هاوردەکردنی کڕیاران',
  'Language of papers': 'زمانی چاپکراوەکان',
  name: 'ناو',
  'No customers yet': 'هێشتا هیچ کڕیارێک نییە',
  phone: 'تەلەفۆن',
  'Search customers': 'گەڕان لە کڕیاراندا',
  'Single Customer Details': 'وردەکارییەکانی کڕیار',
  'This customer does not exist.': 'ئەم کڕیارە بوونی نییە.',
  'Update Customer': 'دەستکاریکردنی کڕیار',
  website: 'ماڵپەڕ',
  Website: 'ماڵپەڕ',
  work: 'کار',
  Work: 'کار',
  'None of the customers matches the search and the filters.':
    'هیچ کڕیارێک لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are customers, they are listed here.': 'هەر کڕیارێک زیاد بکرێت، لێرە دەردەکەوێت.',
}
