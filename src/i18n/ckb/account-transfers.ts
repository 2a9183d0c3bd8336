import type { accountTransfers as arabic } from '../ar/account-transfers.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const accountTransfers: InAnotherLanguage<typeof arabic> = {
  '{account} is closed through {day}. The custodian can confirm the transfer after that day.':
    '{account} تا {day} داخراوە. بەرپرسی سندوق دوای ئەو ڕۆژە دەتوانێت گواستنەوەکە پشتڕاست بکاتەوە.',
  'Only {name}, the custodian, can transfer money out of {account}.':
    'تەنها {name}، بەرپرسی سندوق، دەتوانێت پارە لە {account} بگوازێتەوە.',
  '{name}, custodian of {account}, has confirmed this transfer. Ask them to undo the confirmation first.':
    '{name}، بەرپرسی {account}، ئەم گواستنەوەیەی پشتڕاست کردووەتەوە. داوای لێ بکە سەرەتا پشتڕاستکردنەوەکە لاببات.',
  'Undo confirmation': 'لابردنی پشتڕاستکردنەوە',
  'Confirmation undone. The transfer is in transit.': 'پشتڕاستکردنەوەکە لابرا. گواستنەوەکە لە ڕێگادایە.',
  'waiting for you to confirm': 'چاوەڕێی پشتڕاستکردنەوەی تۆیە',
  'You confirmed this transfer. To change or delete the transfer, undo the confirmation first.':
    'ئەم گواستنەوەیەت پشتڕاست کردووەتەوە. بۆ دەستکاریکردن یان سڕینەوەی، سەرەتا پشتڕاستکردنەوەکە لاببە.',
  'You confirmed this transfer. Undo the confirmation, then ask the sender to change or delete the transfer.':
    'ئەم گواستنەوەیەت پشتڕاست کردووەتەوە. پشتڕاستکردنەوەکە لاببە، پاشان داوا لە نێرەرەکە بکە دەستکاریی بکات یان بیسڕێتەوە.',
  'Transfer created.': 'گواستنەوەکە دروست کرا.',
  'Account Transfer Details': 'وردەکارییەکانی گواستنەوەی نێوان هەژمارەکان',
  'Transfer updated.': 'گواستنەوەکە دەستکاری کرا.',
  'Account Transfers': 'گواستنەوەکانی نێوان هەژمارەکان',
  'Amount in': 'بڕی گەیشتوو',
  'Amount out': 'بڕی نێردراو',
  'Both accounts are in {currency}. Enter the same amount in and out.':
    'هەردوو هەژمارەکە بە هەمان دراون ({currency}). بڕی نێردراو و بڕی گەیشتوو دەبێت یەکسان بن.',
  'Received on': 'بەرواری گەیشتن',
  'From Account and To Account must be different. Choose another account.':
    '«لە هەژماری» و «بۆ هەژماری» نابێت هەمان هەژمار بن. هەژمارێکی تر هەڵبژێرە.',
  'Choose a From Account or a To Account.': 'خانەی «لە هەژماری» یان «بۆ هەژماری» پڕ بکەرەوە.',
  'Choose a To Account, or clear Amount in.': 'خانەی «بۆ هەژماری» پڕ بکەرەوە، یان «بڕی گەیشتوو» بەتاڵ بکە.',
  'Choose a From Account, or clear Amount out.':
    'خانەی «لە هەژماری» پڕ بکەرەوە، یان «بڕی نێردراو» بەتاڵ بکە.',
  'Confirm transfer': 'پشتڕاستکردنەوەی وەرگرتن',
  Confirmed: 'پشتڕاستکراوە',
  'Create Account Transfer': 'دروستکردنی گواستنەوە لەنێوان هەژمارەکان',
  'Create your first transfer.': 'یەکەم گواستنەوە دروست بکە.',
  'Leave empty for money from outside the company.':
    'ئەگەر پارەکە لە دەرەوەی کۆمپانیاوە دێت، بەتاڵی بهێڵەرەوە.',
  'Leave empty for money leaving the company.': 'ئەگەر پارەکە لە کۆمپانیا دەردەچێت، بەتاڵی بهێڵەرەوە.',
  'From Account': 'لە هەژماری',
  'Enter the amount in.': 'بڕی گەیشتوو بنووسە.',
  'Enter the amount out.': 'بڕی نێردراو بنووسە.',
  'This transfer is in transit. Confirm it when the money is in {account}.':
    'ئەم گواستنەوەیە لە ڕێگادایە. کاتێک پارەکە گەیشتە {account}، پشتڕاستی بکەرەوە.',
  'This transfer is in transit. The custodian confirms it when the money is in {account}.':
    'ئەم گواستنەوەیە لە ڕێگادایە. کاتێک پارەکە گەیشتە {account}، بەرپرسی سندوق پشتڕاستی دەکاتەوە.',
  'This transfer is in transit. {name} confirms it when the money is in {account}.':
    'ئەم گواستنەوەیە لە ڕێگادایە. کاتێک پارەکە گەیشتە {account}، {name} پشتڕاستی دەکاتەوە.',
  'The custodian of {account} must confirm the transfer.':
    'بەرپرسی {account} دەبێت گواستنەوەکە پشتڕاست بکاتەوە.',
  'No transfers yet': 'هێشتا هیچ گواستنەوەیەک نییە',
  'Search transfers': 'گەڕان لە گواستنەوەکاندا',
  'Transfer confirmed.': 'وەرگرتنی پارەکە پشتڕاست کرایەوە.',
  'This transfer does not exist.': 'ئەم گواستنەوەیە بوونی نییە.',
  'Transfer No': 'ژمارەی گواستنەوە',
  'Update Account Transfer': 'دەستکاریکردنی گواستنەوەی نێوان هەژمارەکان',
  '{amount} goes into {account} at {rate} IQD per USD.':
    '{amount} دەچێتە {account}، بە نرخی {rate} دینار بۆ هەر دۆلارێک.',
  '{amount} goes into {account}.': '{amount} دەچێتە {account}.',
  '{amount} goes out of {account}.': '{amount} لە {account} دەردەچێت.',
  'Only {name}, custodian of {account}, can confirm this transfer.':
    'تەنها {name}، بەرپرسی {account}، دەتوانێت ئەم گواستنەوەیە پشتڕاست بکاتەوە.',
  '{name}, custodian of {account}, must confirm the transfer.':
    '{name}، بەرپرسی {account}، دەبێت گواستنەوەکە پشتڕاست بکاتەوە.',
  '{who} has changed this transfer since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم گواستنەوەیەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'No transfers match your filters.': 'بەم پاڵاوتنە هیچ گواستنەوەیەک نەدۆزرایەوە.',
  'Transfers will appear here.': 'گواستنەوەکان لێرە دەردەکەون.',
  'Balance: {amount}': 'باڵانس: {amount}',
  'Choose a cash box with a custodian, who will confirm the transfer.':
    'سندوقێک هەڵبژێرە کە بەرپرسی هەبێت بۆ پشتڕاستکردنەوەی گواستنەوەکە.',
  'Only the sender can change, cancel or delete this transfer.':
    'تەنها نێرەرەکە دەتوانێت ئەم گواستنەوەیە دەستکاری بکات، هەڵیبوەشێنێتەوە یان بیسڕێتەوە.',
  'You have no cash box. Ask an admin to assign you one.':
    'بەرپرسی هیچ سندوقێک نیت. داوا لە سەرپەرشتیار بکە سندوقێکت پێ بسپێرێت.',
  Transfers: 'گواستنەوەکان',
}
