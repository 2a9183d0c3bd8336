import type { workbook as arabic } from '../ar/workbook.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const workbook: InAnotherLanguage<typeof arabic> = {
  'All books of a period in one Excel file: a reconciliation with the ledger, then one sheet for each document type. The file of a closed period never changes.':
    'هەموو دەفتەرەکانی ماوەیەک لە یەک فایلی Excel: بەراوردکردن لەگەڵ دەفتەری گشتی، پاشان پەڕەیەک بۆ هەر جۆرە بەڵگەنامەیەک. فایلی ماوەی داخراو هەرگیز ناگۆڕێت.',
  'Account balances': 'باڵانسی هەژمارەکان',
  'Customer balances': 'باڵانسی کڕیاران',
  'IQD in accounts': 'دینار لە هەژمارەکاندا',
  Documents: 'بەڵگەنامەکان',
  'USD in accounts': 'دۆلار لە هەژمارەکاندا',
  Ledger: 'دەفتەری گشتی',
  'Other entries': 'تۆمارەکانی تر',
  'Other entries in accounts': 'تۆمارەکانی تر لە هەژمارەکاندا',
  Reconciliation: 'بەراوردکردن',
  'Receipts in accounts': 'وەرگیراوەکان لە هەژمارەکاندا',
  Refunds: 'پارە گەڕێنراوەکان',
  'Applied from': 'تەرخانکراو لە',
  'Applied amounts': 'بڕە تەرخانکراوەکان',
  'End date must be on or after the start date.': 'بەرواری کۆتایی نابێت پێش بەرواری دەستپێک بێت.',
  'Year-end': 'کۆتایی ساڵ',
  'Year-end workbook': 'فایلی کۆتایی ساڵ',
  Difference: 'جیاوازی',
}
