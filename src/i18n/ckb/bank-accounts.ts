import type { bankAccounts as arabic } from '../ar/bank-accounts.ts'
import type { InAnotherLanguage } from '../catalog.ts'

export const bankAccounts: InAnotherLanguage<typeof arabic> = {
  '{account} would have a negative balance: {amount}.': 'باڵانسی {account} نەرێنی دەبێت: {amount}.',
  'Allow a negative balance': 'ڕێگەدان بە باڵانسی نەرێنی',
  'Account number': 'ژمارەی هەژمار',
  'Are you sure you want to delete this bank account?': 'دەتەوێت ئەم هەژمارە بانکییە بسڕیتەوە؟',
  'Bank Account': 'هەژماری بانکی',
  'Bank account created.': 'هەژمارە بانکییەکە دروست کرا.',
  'Bank Account Details': 'وردەکارییەکانی هەژماری بانکی',
  'Bank account updated.': 'هەژمارە بانکییەکە دەستکاری کرا.',
  'Bank Accounts': 'هەژمارە بانکییەکان',
  'Net change': 'گۆڕانی سافی',
  Card: 'کارت',
  'Cash Book': 'دەفتەری سندوق',
  'Print Cash Book': 'چاپکردنی دەفتەری سندوق',
  'Cash Box': 'سندوقی پارە',
  'Confirms transfers to this account.': 'گواستنەوەکان بۆ ئەم هەژمارە پشتڕاست دەکاتەوە.',
  'Create Bank Account': 'دروستکردنی هەژماری بانکی',
  'Create your first bank account.': 'یەکەم هەژماری بانکی دروست بکە.',
  CSV: 'CSV',
  Delete: 'سڕینەوە',
  From: 'لە',
  'From or to': 'لە یان بۆ',
  'Amount in the other currency': 'بڕ بە دراوەکەی تر',
  'In|money': 'هاتوو',
  Custodian: 'بەرپرسی سندوق',
  'Aging on': 'تەمەنی قەرزەکان لە',
  'Earlier entries not shown': 'تۆماری پێشتری پیشاننەدراو',
  'No bank accounts yet': 'هێشتا هیچ هەژمارێکی بانکی نییە',
  'No entries in this period.': 'لەم ماوەیەدا هیچ تۆمارێک نییە.',
  'In transit': 'لە ڕێگادایە',
  'Transfers in transit: {amount}': 'گواستنەوەی لە ڕێگادا: {amount}',
  'Balance brought forward': 'باڵانسی پێشوو',
  'Opening Balance|of an account': 'باڵانسی سەرەتا',
  'Balance brought forward, including {count} earlier entries': 'باڵانسی پێشوو، بە {count} تۆماری پێشترەوە',
  'Open|to look at': 'کردنەوە',
  'Out|money': 'دەرچوو',
  'Negative balance': 'باڵانسی نەرێنی',
  'Search bank accounts': 'گەڕان لە هەژمارە بانکییەکاندا',
  'Use {name}': 'بەکارهێنانی {name}',
  'No account has this name. The amount will not be included in any balance.':
    'هیچ هەژمارێک بەم ناوە نییە. بڕەکە ناچێتە هیچ باڵانسێکەوە.',
  'This account has {count} documents in {currency}, so its currency cannot be changed. Create a new account instead.':
    {
      one: 'ئەم هەژمارە بەڵگەنامەیەکی بە {currency} هەیە، بۆیە دراوەکەی ناگۆڕدرێت. هەژمارێکی نوێ دروست بکە.',
      other:
        'ئەم هەژمارە {count} بەڵگەنامەی بە {currency} هەیە، بۆیە دراوەکەی ناگۆڕدرێت. هەژمارێکی نوێ دروست بکە.',
    },
  'This account has {count} vouchers in {currency}, so its currency cannot be changed. Create a new account instead.':
    {
      one: 'ئەم هەژمارە سەنەدێکی بە {currency} هەیە، بۆیە دراوەکەی ناگۆڕدرێت. هەژمارێکی نوێ دروست بکە.',
      other:
        'ئەم هەژمارە {count} سەنەدی بە {currency} هەیە، بۆیە دراوەکەی ناگۆڕدرێت. هەژمارێکی نوێ دروست بکە.',
    },
  'This bank account does not exist.': 'ئەم هەژمارە بانکییە بوونی نییە.',
  'Update Bank Account': 'دەستکاریکردنی هەژماری بانکی',
  'Vouchers refer to the account by this name.': 'لە سەنەدەکاندا هەژمارەکە بەم ناوە دەنووسرێت.',
  '{amount} not deducted from any account': '{amount} لە هیچ هەژمارێک کەم نەکراوەتەوە',
  '{amount} not included in any account': '{amount} نەچووەتە هیچ هەژمارێکەوە',
  '{label} (inactive)': '{label} (ناچالاک)',
  '{name} is in {currency}. The {stray} amount will not be included in any balance.':
    '{name} هەژمارێکە بە {currency}، بۆیە بڕی {stray} ناچێتە هیچ باڵانسێکەوە.',
  '{name} is inactive.': 'هەژماری {name} ناچالاکە.',
  '{who} has changed this bank account since you opened it. Review it and try again.':
    'دوای ئەوەی کردتەوە، {who} ئەم هەژمارە بانکییەی گۆڕیوە. پێیدا بچۆرەوە و دووبارە هەوڵ بدەرەوە.',
  'No bank accounts match your filters.': 'بەم پاڵاوتنە هیچ هەژمارێکی بانکی نەدۆزرایەوە.',
  'Bank accounts will appear here.': 'هەژمارە بانکییەکان لێرە دەردەکەون.',
  'Entries at their own rate': 'تۆمار بە نرخی خۆی',
  'Entries at the closest daily rate': 'تۆمار بە نزیکترین نرخی ڕۆژ',
  'Entries without their own rate are converted at the daily rate closest to their date ({near} of {all}).':
    'ئەو تۆمارانەی نرخی خۆیان نییە بە نزیکترین نرخی ڕۆژ لە بەروارەکەیان دەگۆڕدرێن ({near} لە {all}).',
  'Exchange gain/loss': 'جیاوازیی نرخی ئاڵوگۆڕ',
  'Exchange gain': 'قازانجی جیاوازیی نرخی ئاڵوگۆڕ',
  'Exchange loss': 'زیانی جیاوازیی نرخی ئاڵوگۆڕ',
  'Exchange gain/loss is available only for accounts in IQD.':
    'جیاوازیی نرخی ئاڵوگۆڕ تەنها بۆ هەژماری دینارە.',
  'Opening rate {first} ({first_day}), closing rate {last} ({last_day}).':
    'نرخی سەرەتا {first} ({first_day})، نرخی کۆتایی {last} ({last_day}).',
}
