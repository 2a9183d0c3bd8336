export const numbers = {
  '{number} was printed: cancel it, with a reason.': 'طُبعت {number}: يرجى إلغاؤها مع ذكر السبب.',
  'Changed after printing': 'معدّلة بعد الطباعة',
  'Changed by': 'المسؤول عن التعديل',
  'Changed|when': 'وقت التعديل',
  'It was printed, and is cancelled: it stays with its number.': 'طُبع هذا المستند وأُلغي: يبقى مع رقمه.',
  'Printed by': 'المسؤول عن الطباعة',
  'Printed|when': 'وقت الطباعة',
  'Receipt {number} was printed: cancel it, with a reason.':
    'طُبع سند القبض {number}: يرجى إلغاؤه مع ذكر السبب.',
  Revision: 'النسخة',
  'The invoice has no such revision.': 'لا توجد لهذه الفاتورة نسخة بهذا الرقم.',
  'Revision {number}': 'النسخة {number}',
  'As it is now': 'كما هي الآن',
  'Earlier papers': 'المطبوعات السابقة',
  'printed {printed} by {printer}, changed {changed} by {changer}':
    'طُبعت في {printed} من قبل {printer}، وعُدّلت في {changed} من قبل {changer}',
  'Receipt {number} settles other invoices too: cancel it, with a reason.':
    'يسدد سند القبض {number} فواتير أخرى أيضاً: يرجى إلغاؤه مع ذكر السبب.',
  'Missing numbers': 'الأرقام المفقودة',
  'Search missing numbers': 'البحث في الأرقام المفقودة',
  Series: 'السلسلة',
  'Up to': 'حتى الرقم',
  'Deleted or skipped by': 'المسؤول عن الحذف أو التخطي',
  'Deleted or skipped': 'وقت الحذف أو التخطي',
  'What it said': 'المحتوى السابق',
  'Skipped: {number} was written without it.': 'رقم متخطى: كُتب {number} بدونه.',
  'Missing numbers have no ordering "{name}".': 'لا يمكن ترتيب الأرقام المفقودة حسب «{name}».',
  'No number is given twice. One that is missing was deleted, or was skipped when a higher one was typed.':
    'لا يُعطى أي رقم مرتين. الرقم المفقود إما حُذف مستنده، أو تم تخطيه عند كتابة رقم أعلى.',
  Number: 'الرقم',
  'No missing numbers yet': 'لا توجد أرقام مفقودة بعد',
  'As soon as there are missing numbers, they are listed here.': 'تُعرض هنا الأرقام المفقودة حالما توجد.',
  'None of the missing numbers matches the search and the filters.':
    'لا يطابق أيٌّ من الأرقام المفقودة البحث وعوامل التصفية.',
  'Receipt {number} was printed. Cancel it and create a new one.':
    'طُبع سند القبض {number}. يرجى إلغاؤه وإنشاء سند جديد.',
  'Payment {number} was printed. Cancel it and create a new one.':
    'طُبع سند الصرف {number}. يرجى إلغاؤه وإنشاء سند جديد.',
  'Petty cash entry {number} was printed. Cancel it and create a new one.':
    'طُبع قيد النثرية {number}. يرجى إلغاؤه وإنشاء قيد جديد.',
  'Transfer {number} was printed. Cancel it and create a new one.':
    'طُبع التحويل {number}. يرجى إلغاؤه وإنشاء تحويل جديد.',
  'Petty cash entry {number} has been printed and cannot be deleted. Cancel it instead.':
    'طُبع قيد النثرية {number} ولا يمكن حذفه. يرجى إلغاؤه بدلاً من ذلك.',
  'Transfer {number} has been printed and cannot be deleted. Cancel it instead.':
    'طُبع التحويل {number} ولا يمكن حذفه. يرجى إلغاؤه بدلاً من ذلك.',
}
