import type { bankAccounts as arabic } from '../ar/bank-accounts.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const bankAccounts: InAnotherLanguage<typeof arabic> = {
  '{account} would have {amount}: is that meant?': 'باڵانسی {account} دەبێتە {amount}: ئایا مەبەستت ئەمەیە؟',
  'Below nothing is meant': 'کەمتر لە سفر مەبەستە',
  'Account Number': 'ژمارەی هەژمار',
  'Are you sure you want to delete this bank account?': 'دەتەوێت ئەم هەژمارە بانکییە بسڕیتەوە؟',
  'Bank Account': 'هەژماری بانکی',
  'Bank Account Added Successfully!': 'هەژمارە بانکییەکە زیاد کرا.',
  'Bank Account Details': 'وردەکارییەکانی هەژماری بانکی',
  'Bank Account Update Success': 'هەژمارە بانکییەکە دەستکاری کرا.',
  'Bank Accounts': 'هەژمارە بانکییەکان',
  'Came in less what went out': 'هاتوو کەمکراوە لە دەرچوو',
  Card: 'کارت',
  'Cash Book': 'دەفتەری سندوق',
  'Print Cash Book': 'چاپکردنی دەفتەری سندوق',
  'Cash Box': 'سندوقی پارە',
  Closing: 'باڵانسی کۆتایی',
  'Confirms what others hand over to it.': 'ئەوە پشتڕاست دەکاتەوە کە کەسانی تر دەیدەنە ئەم هەژمارە.',
  'Create Bank Account': 'دروستکردنی هەژماری بانکی',
  'Create the first bank account; it will then be listed here.':
    'یەکەم هەژماری بانکی دروست بکە، پاشان لێرە دەردەکەوێت.',
  CSV: 'CSV',
  Delete: 'سڕینەوە',
  From: 'لە',
  'From or to': 'لە یان بۆ',
  'In the other currency': 'بە دراوەکەی تر',
  'In use': 'لە بەکارهێناندایە',
  'In|money': 'هاتوو',
  Keeper: 'بەرپرسی سندوق',
  'Left out': 'پیشاننەدراو',
  'No bank accounts yet': 'هێشتا هیچ هەژمارێکی بانکی نییە',
  'Nothing came in or went out in these days.': 'لەم ڕۆژانەدا هیچ نەهاتووە و هیچ دەرنەچووە.',
  'On the way': 'چاوەڕوانی پشتڕاستکردنەوە',
  'On the way to it and not confirmed yet: {amount}':
    'بەرەو ئەم هەژمارە نێردراوە و هێشتا پشتڕاست نەکراوەتەوە: {amount}',
  Opening: 'باڵانسی سەرەتا',
  'Opening Balance': 'باڵانسی سەرەتا',
  'Opening, with {count} earlier entries': 'باڵانسی سەرەتا، لەگەڵ {count} تۆماری پێشوو',
  'Open|to look at': 'کردنەوە',
  'Out|money': 'دەرچوو',
  Overdrawn: 'باڵانسی نەرێنی',
  'Search bank accounts': 'گەڕان لە هەژمارە بانکییەکاندا',
  'Take {name}': 'بەکارهێنانی {name}',
  'There is no account of this name: the money will be in no account.':
    'هیچ هەژمارێک بەم ناوە نییە: پارەکە لە هیچ هەژمارێکدا تۆمار ناکرێت.',
  'This account has a document in {currency}, so its currency cannot change.':
    'ئەم هەژمارە بەڵگەنامەیەکی بە {currency} هەیە، بۆیە دراوەکەی ناگۆڕدرێت.',
  'This account has a voucher in {currency}, so its currency cannot change.':
    'ئەم هەژمارە سەنەدێکی بە {currency} هەیە، بۆیە دراوەکەی ناگۆڕدرێت.',
  'This account has {count} documents in {currency}, so its currency cannot change.':
    'ئەم هەژمارە {count} بەڵگەنامەی بە {currency} هەیە، بۆیە دراوەکەی ناگۆڕدرێت.',
  'This account has {count} vouchers in {currency}, so its currency cannot change.':
    'ئەم هەژمارە {count} سەنەدی بە {currency} هەیە، بۆیە دراوەکەی ناگۆڕدرێت.',
  'This bank account does not exist.': 'ئەم هەژمارە بانکییە بوونی نییە.',
  'Update Bank Account': 'دەستکاریکردنی هەژماری بانکی',
  'Vouchers name the account by it.': 'لە سەنەدەکاندا هەژمارەکە بەم ناوە دەنووسرێت.',
  '{amount} of it came from no account': 'لەوە {amount} لە هیچ هەژمارێکەوە نەهاتووە',
  '{amount} of it went to no account': 'لەوە {amount} نەچووەتە هیچ هەژمارێکەوە',
  '{label}, not in use any more': '{label}، چیتر بەکارناهێنرێت',
  '{name} holds {currency}: the {stray} will be in no account.':
    'دراوی هەژماری {name} بریتییە لە {currency}: بڕی {stray} لە هیچ هەژمارێکدا تۆمار ناکرێت.',
  '{name} is not in use any more.': 'هەژماری {name} چیتر بەکارناهێنرێت.',
  '{who} has changed this bank account in the meantime.': 'لەم ماوەیەدا {who} ئەم هەژمارە بانکییەی گۆڕیوە.',
  'None of the bank accounts matches the search and the filters.':
    'هیچ هەژمارێکی بانکی لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are bank accounts, they are listed here.':
    'هەر هەژمارێکی بانکی زیاد بکرێت، لێرە دەردەکەوێت.',
}
