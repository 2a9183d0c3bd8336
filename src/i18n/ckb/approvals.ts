import type { approvals as arabic } from '../ar/approvals.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const approvals: InAnotherLanguage<typeof arabic> = {
  '{invoice_no} is not approved and cannot be credited. Choose an approved invoice.':
    'پسوولەی فرۆشتنی {invoice_no} پەسەند نەکراوە، بۆیە پسوولەی گەڕاندنەوەی بۆ دروست ناکرێت. پسوولەیەکی فرۆشتنی پەسەندکراو هەڵبژێرە.',
  '{amount}, plus {beside} on the same day': '{amount}، لەگەڵ {beside} لە هەمان ڕۆژدا',
  '{percent} discount ({amount})': 'داشکاندنی {percent} ({amount})',
  'This invoice is not approved and cannot be paid.': 'ئەم پسوولەیە پەسەند نەکراوە و پارەی بۆ وەرناگیرێت.',
  Approval: 'پەسەندکردن',
  Approvals: 'پەسەندکردنەکان',
  'to review': 'بۆ پێداچوونەوە',
  Approve: 'پەسەندکردن',
  'Approve {number}': 'پەسەندکردنی {number}',
  Approved: 'پەسەندکراوە',
  'Approved on {moment} by {who}': 'لە {moment} لەلایەن {who} پەسەند کرا',
  'Requested by': 'داواکار',
  'Requested on': 'کاتی داواکردن',
  'Takes effect on': 'کارا دەبێت لە',
  'Decided by': 'بڕیاردەر',
  'Decided on': 'کاتی بڕیار',
  Decline: 'ڕەتکردنەوە',
  'Decline {number}': 'ڕەتکردنەوەی {number}',
  Declined: 'ڕەتکراوەتەوە',
  DECLINED: 'ڕەتکراوەتەوە',
  'Declined on {moment} by {who}': 'لە {moment} لەلایەن {who} ڕەت کرایەوە',
  'The document takes effect on its own date, or today if that date is closed.':
    'بەڵگەنامەکە لە بەرواری خۆیدا کارا دەبێت، یان ئەمڕۆ ئەگەر ئەو ڕۆژە داخرابێت.',
  'This document is no longer waiting for approval. Reload the page to see the decision.':
    'ئەم بەڵگەنامەیە چیتر چاوەڕێی پەسەندکردن نییە. بۆ بینینی بڕیارەکە لاپەڕەکە نوێ بکەرەوە.',
  'These documents exceed the limit of the user who requested them. They are not included in balances until approved.':
    'ئەم بەڵگەنامانە لە سنووری داواکارەکانیان تێپەڕیون و تا پەسەند نەکرێن ناچنە باڵانسەکانەوە.',
  'Document approved.': 'بەڵگەنامەکە پەسەند کرا.',
  'Document declined.': 'بەڵگەنامەکە ڕەت کرایەوە.',
  'The document keeps its number and stays visible as declined. It is never included in balances.':
    'بەڵگەنامەکە ژمارەی خۆی دەپارێزێت و وەک ڕەتکراوە لە لیستەکەدا دەمێنێتەوە. هەرگیز ناچێتە باڵانسەکانەوە.',
  'Waiting for approval: {far}': 'چاوەڕێی پەسەندکردن: {far}',
  'This document is waiting for approval and cannot be changed.':
    'ئەم بەڵگەنامەیە چاوەڕێی پەسەندکردنە و دەستکاری ناکرێت.',
  'This document was declined and cannot be changed.': 'ئەم بەڵگەنامەیە ڕەت کراوەتەوە و دەستکاری ناکرێت.',
  'This document was declined and cannot be deleted.': 'ئەم بەڵگەنامەیە ڕەت کراوەتەوە و ناسڕدرێتەوە.',
  'Takes effect on {day} because the document date was closed.':
    'لە {day} کارا دەبێت، چونکە ڕۆژی بەڵگەنامەکە داخرابوو.',
  'Maximum bad debt': 'زۆرترین قەرزی لەدەستچوو',
  'Maximum credit note without invoice lines': 'زۆرترین بڕی پسوولەی گەڕاندنەوە بەبێ دێڕی پسوولەی فرۆشتن',
  'Maximum discount': 'زۆرترین داشکاندن',
  'Largest payment without a customer': 'گەورەترین پارەدان بەبێ کڕیار',
  'Grand total is {percent} % below list price, which exceeds your limit of {limit} %. Raise the prices.':
    'کۆی کۆتایی {percent}% لە نرخی بنەڕەتی کەمترە و لە سنووری تۆ ({limit}%) زیاترە. نرخەکان زیاد بکە.',
  'Largest petty cash entry': 'گەورەترین تۆماری نەسرییە',
  'Largest transfer with one account': 'گەورەترین گواستنەوەی یەکلایەنە',
  'Maximum refund': 'زۆرترین گەڕاندنەوەی پارە',
  Limit: 'سنوور',
  Limits: 'سنوورەکان',
  'Can decide': 'دەتوانێت بڕیار بدات',
  'NOT APPROVED': 'پەسەند نەکراوە',
  'No documents waiting for approval': 'هیچ بەڵگەنامەیەک چاوەڕێی پەسەندکردن نییە',
  Own: 'هی خۆی',
  'Only superusers can change limits.': 'تەنها سەرپەرشتیاری گشتی دەتوانێت سنوورەکان بگۆڕێت.',
  'Dismissed.': 'لابرا.',
  'Reason for the decision': 'هۆکاری بڕیار',
  'Saved and waiting for approval.': 'پاشەکەوت کرا و چاوەڕێی پەسەندکردنە.',
  'You created or changed this document. Someone else must approve or decline it.':
    'ئەم بەڵگەنامەیە خۆت دروستت کردووە یان دەستکاریت کردووە. دەبێت کەسێکی تر پەسەندی بکات یان ڕەتی بکاتەوە.',
  'Status cannot be set to waiting or declined. Approval limits and decisions set these.':
    'دۆخ ناکرێت بە چاوەڕێ یان ڕەتکراوە دابنرێت. سنوور و بڕیارەکانی پەسەندکردن دیاریی دەکەن.',
  'This invoice is not approved. Record the payment in Receive Money, without an invoice.':
    'ئەم پسوولەیە پەسەند نەکراوە. پارەکە لە «وەرگرتنی پارە» بەبێ پسوولەی فرۆشتن تۆمار بکە.',
  '{amount} exceeds your limit of {limit}. Reduce the amount.':
    '{amount} لە سنووری تۆ ({limit}) زیاترە. بڕەکە کەم بکەرەوە.',
  'Discount of {percent} % exceeds your limit of {limit} %. Reduce the discount.':
    'داشکاندنی {percent}% لە سنووری تۆ ({limit}%) زیاترە. داشکاندنەکە کەم بکەرەوە.',
  'This document is not included in balances and cannot be changed until approved.':
    'تا پەسەند نەکرێت، ئەم بەڵگەنامەیە ناچێتە باڵانسەکانەوە و دەستکاری ناکرێت.',
  'Waiting for approval': 'چاوەڕێی پەسەندکردن',
  'Waiting|a document': 'چاوەڕێیە',
  'Waiting for your approval': 'چاوەڕێی پەسەندکردنی تۆیە',
  'View all {count}': 'بینینی هەموو ({count})',
  'Other amounts that day': 'بڕەکانی تری ئەو ڕۆژە',
  'Documents above a limit appear here until someone else approves or declines them.':
    'ئەو بەڵگەنامانەی لە سنوور تێدەپەڕن لێرە دەردەکەون تا کەسێکی تر پەسەندیان بکات یان ڕەتیان بکاتەوە.',
  'Documents above these limits wait until someone else approves them. Leave empty for no limit. Superusers have no limit, and only they can change limits.':
    'ئەو بەڵگەنامانەی لەم سنوورانە تێدەپەڕن چاوەڕێ دەکەن تا کەسێکی تر پەسەندیان بکات. ئەگەر سنوور دانانێیت، بەتاڵی بهێڵەرەوە. سەرپەرشتیارە گشتییەکان سنووریان نییە و تەنها ئەوان دەتوانن سنوورەکان بگۆڕن.',
  'Total of {amount}, including {beside} on the same day, exceeds your limit of {limit}. Reduce the amount.':
    'کۆی {amount}، لەگەڵ {beside} لە هەمان ڕۆژدا، لە سنووری تۆ ({limit}) زیاترە. بڕەکە کەم بکەرەوە.',
  'requested by {who}': 'داواکار: {who}',
  '{name} created this document and also created or activated your account, or set its role or password. Another user must decide.':
    '{name} ئەم بەڵگەنامەیەی دروست کردووە، و هەر ئەویش هەژمارەکەتی دروست یان چالاک کردووە یان ڕۆڵ یان وشەی نهێنی پێ داوە. دەبێت بەکارهێنەرێکی تر بڕیار بدات.',
}
