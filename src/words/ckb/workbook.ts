import type { workbook as arabic } from '../ar/workbook.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const workbook: InAnotherLanguage<typeof arabic> = {
  'All books of a period in one Excel file: a sheet for each kind of document, and before them the proof that documents and ledger agree. Of a closed period it is always the same file.':
    'هەموو دەفتەرەکانی ماوەیەک لە یەک فایلی Excel: پەڕەیەک بۆ هەر جۆرە بەڵگەنامەیەک، و پێش ئەوان سەلماندنی یەکسانی بەڵگەنامەکان لەگەڵ دەفتەری گشتی. بۆ ماوەیەکی داخراو هەمیشە هەمان فایلە.',
  'Balances of accounts': 'باڵانسی هەژمارەکان',
  'Balances of customers': 'باڵانسی کڕیارەکان',
  Debt: 'قەرز',
  'Dinars in accounts': 'دینار لە هەژمارەکاندا',
  Documents: 'بەڵگەنامەکان',
  'Dollars in accounts': 'دۆلار لە هەژمارەکاندا',
  Ledger: 'دەفتەری گشتی',
  'Other entries': 'مامەڵەکانی تر',
  'Other entries in accounts': 'مامەڵەکانی تر لە هەژمارەکاندا',
  Proof: 'سەلماندن',
  'Receipts in accounts': 'وەرگیراوەکان لە هەژمارەکاندا',
  Refunds: 'پارە گەڕێنراوەکان',
  'Settled by': 'دراوە بە',
  Settlements: 'دانەوەکان',
  'The last day is before the first.': 'کۆتا ڕۆژ پێش یەکەم ڕۆژە.',
  'Year-end workbook': 'دەفتەری کۆتایی ساڵ',
}
