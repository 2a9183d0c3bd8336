import type { accountTransfers as arabic } from '../ar/account-transfers.ts'
import type { InAnotherLanguage } from '../catalogue.ts'

export const accountTransfers: InAnotherLanguage<typeof arabic> = {
  '{account} is closed for {day}: its keeper can confirm it after that day.':
    '{account} بۆ ڕۆژی {day} داخراوە: بەرپرسەکەی دوای ئەو ڕۆژە دەتوانێت پشتڕاستی بکاتەوە.',
  '{name} keeps {account}, and hands its money over.':
    '{name} بەرپرسی {account}ـە، و خۆی پارەکەی ڕادەست دەکات.',
  '{name} has confirmed it, who keeps {account}, and takes that back first.':
    '{name} کە بەرپرسی {account}ـە پشتڕاستی کردووەتەوە، سەرەتا دەبێت لەوە پاشگەز ببێتەوە.',
  'Take the confirmation back': 'پاشگەزبوونەوە لە پشتڕاستکردنەوە',
  'The transfer waits to be confirmed.': 'گواستنەوەکە چاوەڕوانی پشتڕاستکردنەوەیە.',
  'waiting for you to confirm': 'چاوەڕوانی پشتڕاستکردنەوەی تۆیە',
  'You have confirmed that it has come in. Before it can be changed or deleted, take that back.':
    'پشتڕاستت کردووەتەوە کە گەیشتووە. پێش دەستکاری یان سڕینەوە، لەوە پاشگەز ببەوە.',
  'You have confirmed it: take that back first. Then whoever handed the money over changes it.':
    'پشتڕاستت کردووەتەوە: سەرەتا لەوە پاشگەز ببەوە، پاشان ئەوەی پارەکەی داوە دەیگۆڕێت.',
  'Account Transfer Added Successfully!': 'گواستنەوەکە زیاد کرا.',
  'Account Transfer Details': 'وردەکارییەکانی گواستنەوەی نێوان هەژمارەکان',
  'Account Transfer Update Success': 'گواستنەوەکە دەستکاری کرا.',
  'Account Transfers': 'گواستنەوەکانی نێوان هەژمارەکان',
  'Amount in': 'بڕی هاتوو',
  'Amount out': 'بڕی دەرچوو',
  'Both accounts hold {currency}: as much comes in as goes out.':
    'دراوی هەردوو هەژمار هەمان شتە ({currency}): دەبێت بڕی هاتوو و دەرچوو یەکسان بن.',
  'Came in on': 'بەرواری گەیشتن',
  'Choose another account than the one that it comes from.':
    'تکایە هەژمارێکی تر هەڵبژێرە، جگە لەوەی پارەکەی لێ دەردەچێت.',
  'Choose the account that it comes from, or the one that it goes to.':
    'تکایە ئەو هەژمارە هەڵبژێرە کە پارەکەی لێ دێت، یان ئەوەی بۆی دەچێت.',
  'Choose the account that it comes in to.': 'تکایە ئەو هەژمارە هەڵبژێرە کە پارەکە دێتە ناوی.',
  'Choose the account that it goes out of.': 'تکایە ئەو هەژمارە هەڵبژێرە کە پارەکەی لێ دەردەچێت.',
  'Comes in': 'هاتوو',
  Confirm: 'پشتڕاستکردنەوە',
  Confirmed: 'پشتڕاستکراوە',
  'Create Account Transfer': 'دروستکردنی گواستنەوە لەنێوان هەژمارەکان',
  'Create the first transfer; it will then be listed here.':
    'یەکەم گواستنەوە دروست بکە، پاشان لێرە دەردەکەوێت.',
  'Empty for money from outside.': 'بۆ پارەی لە دەرەوە هاتوو بە بەتاڵی بەجێی بهێڵە.',
  'Empty for money that leaves the company.': 'بۆ ئەو پارەیەی لە کۆمپانیا دەردەچێت بە بەتاڵی بەجێی بهێڵە.',
  'From Account': 'لە هەژماری',
  'How much comes in?': 'چەند دێتە ناو؟',
  'How much goes out?': 'چەند دەردەچێت؟',
  'It has gone out and not come in yet: confirm it once it is in {account}.':
    'پارەکە دەرچووە و هێشتا نەگەیشتووە: تکایە پشتڕاستی بکەرەوە کاتێک دەگاتە {account}.',
  'It has gone out and not come in yet: the keeper confirms it once it is in {account}.':
    'پارەکە دەرچووە و هێشتا نەگەیشتووە: بەرپرسی سندوق پشتڕاستی دەکاتەوە کاتێک دەگاتە {account}.',
  'It has gone out and not come in yet: {name} confirms it once it is in {account}.':
    'پارەکە دەرچووە و هێشتا نەگەیشتووە: {name} پشتڕاستی دەکاتەوە کاتێک دەگاتە {account}.',
  'Its keeper keeps {account} and confirms that it has come in.':
    'بەرپرسی {account} گەیشتنی پارەکە پشتڕاست دەکاتەوە.',
  'No account transfers yet': 'هێشتا هیچ گواستنەوەیەک لەنێوان هەژمارەکان نییە',
  'Search account transfers': 'گەڕان لە گواستنەوەکانی نێوان هەژمارەکاندا',
  'The money has come in.': 'گەیشتنی پارەکە پشتڕاست کرایەوە.',
  'This transfer does not exist.': 'ئەم گواستنەوەیە بوونی نییە.',
  'Transfer No': 'ژمارەی گواستنەوە',
  'Update Account Transfer': 'دەستکاریکردنی گواستنەوەی نێوان هەژمارەکان',
  'Went out': 'دەرچوو',
  '{amount} comes in to {account}, at {rate} IQD for 1 USD.':
    '{amount} دێتە ناو {account}، بە نرخی {rate} دینار بۆ یەک دۆلار.',
  '{amount} comes in to {account}.': '{amount} دێتە ناو {account}.',
  '{amount} goes out of {account}.': '{amount} لە {account} دەردەچێت.',
  '{name} confirms it, who keeps {account}.':
    'بەرپرسی {account} بریتییە لە {name}، و تەنها ئەو دەتوانێت پشتڕاستی بکاتەوە.',
  '{name} keeps {account} and confirms that it has come in.':
    'بەرپرسی {account} بریتییە لە {name}، و ئەو گەیشتنی پارەکە پشتڕاست دەکاتەوە.',
  '{who} has changed this transfer in the meantime.': 'لەم ماوەیەدا {who} ئەم گواستنەوەیەی گۆڕیوە.',
  'None of the account transfers matches the search and the filters.':
    'هیچ گواستنەوەیەکی نێوان هەژمارەکان لەگەڵ گەڕان و پاڵاوتنەکان ناگونجێت.',
  'As soon as there are account transfers, they are listed here.':
    'هەر گواستنەوەیەکی نێوان هەژمارەکان زیاد بکرێت، لێرە دەردەکەوێت.',
  '{amount} is in it.': '{amount} تێدایە.',
  'Choose a box that somebody keeps, who confirms that it has come in.':
    'تکایە سندوقێک هەڵبژێرە کە بەرپرسێکی هەیە و گەیشتنی پارەکە پشتڕاست دەکاتەوە.',
  'Whoever handed this money over takes the transfer back.':
    'ئەوەی پارەکەی ڕادەست کردووە گواستنەوەکە هەڵدەوەشێنێتەوە.',
  'You keep no box.': 'بەرپرسی هیچ سندوقێک نیت.',
}
