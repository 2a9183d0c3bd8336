import type { papers as arabic } from '../ar/papers.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const papers: InAnotherLanguage<typeof arabic> = {
  'These characters cannot be printed and are left out: {characters}':
    'ئەم هێمایانە چاپ ناکرێن و لەسەر کاغەز دەرناکەون: {characters}',
  '({count} more characters in Inkwell, not printed)': '({count} پیتی تر لە Inkwell هەیە و چاپ نەکراوە)',
  'Invoice {number}': 'پسوولەی فرۆشتنی {number}',
  'Receipt Voucher {number}': 'پسوولەی وەرگرتنی {number}',
  'Payment Voucher {number}': 'پسوولەی خەرجکردنی {number}',
  'Credit Note {number}': 'پسوولەی گەڕاندنەوەی {number}',
  'Cash Closing {number}': 'داخستنی سندوقی {number}',
  'Statement {code} {day}': 'کەشفی حساب {code} {day}',
  'From|who writes': 'لەلایەن',
  'Order No': 'ژمارەی داواکاری',
  'PO Ref': 'ژمارەی داواکاریی کڕین',
  'Discount ({percent})': 'داشکاندن ({percent})',
  draft: 'ڕەشنووس',
  'At {rate} IQD per USD': 'بە نرخی {rate} دینار بۆ هەر دۆلارێک',
  'Applied to {invoice}': 'بۆ پسوولەی فرۆشتنی {invoice}',
  'Applied to opening balance {number}': 'بۆ باڵانسی سەرەتای {number}',
  'Credit Note Number': 'ژمارەی گەڕاندنەوە',
  'Open on {day}, by days past due': 'ماوە لە {day}، بەپێی ڕۆژانی بەسەرچوونی وادە',
  '{from} to {to}': 'لە {from} تا {to}',
  'From {day}': 'لە {day} بەدواوە',
  'Through {day}': 'تا {day}',
  '{percent}% deposit for orders under {limit}': '{percent}% پێشەکی بۆ ئەو داواکارییانەی لە {limit} کەمترن',
  '{percent}% deposit for orders over {limit}': '{percent}% پێشەکی بۆ ئەو داواکارییانەی لە {limit} زیاترن',
  '{under} and {over} before production.': '{under} و {over}، پێش بەرهەمهێنان.',
  '{percent}% deposit before production.': '{percent}% پێشەکی پێش بەرهەمهێنان.',
  '{advance}% in advance, {delivery}% on delivery': '{advance}% پێشەکی، {delivery}% لە کاتی گەیاندندا',
  'Accepted: {methods}.': 'شێوازەکانی پارەدان: {methods}.',
  'Agreed for this order: {method}.': 'ڕێککەوتوو بۆ ئەم داواکارییە: {method}.',
  'Tracking code: {code}': 'کۆدی بەدواداچوون: {code}',
  'Customer code: {code}': 'کۆدی کڕیار: {code}',
  'Invoice reference: {number}': 'ژمارەی پسوولەی فرۆشتن: {number}',
  'For this order: a deposit of {share}%, {first} of {total}, before production.':
    'بۆ ئەم داواکارییە: {share}% پێشەکی، واتە {first} لە {total}، پێش بەرهەمهێنان.',
  'Agreed for this order: {share}%, {first} of {total} in advance, and {delivery}%, {rest}, on delivery.':
    'ڕێککەوتوو بۆ ئەم داواکارییە: {share}%، واتە {first} لە {total} پێشەکی، و {delivery}%، واتە {rest}، لە کاتی گەیاندندا.',
  'Shipping costs are included or excluded, as agreed for the order. Delivery by air, land or sea.':
    'تێچووی ناردن لەگەڵدایە یان لەگەڵدا نییە، بەپێی ڕێککەوتنی داواکارییەکە. گەیاندن بە ئاسمان یان وشکانی یان دەریا.',
  'Shipping costs are included or excluded, as agreed for the order. Delivery by air, land or sea. The destination country is stated on the invoice.':
    'تێچووی ناردن لەگەڵدایە یان لەگەڵدا نییە، بەپێی ڕێککەوتنی داواکارییەکە. گەیاندن بە ئاسمان یان وشکانی یان دەریا. وڵاتی مەبەست لەسەر پسوولەکە نووسراوە.',
  'Destination country: {country}': 'وڵاتی مەبەست: {country}',
  '{list} or {last}': '{list} یان {last}',
  'page {page} of {pages}': 'لاپەڕەی {page} لە {pages}',
}
