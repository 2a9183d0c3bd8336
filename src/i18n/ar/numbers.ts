export const numbers = {
  '{number} has been printed and cannot be deleted. Cancel it instead.':
    'الفاتورة {number} مطبوعة ولا يمكن حذفها. يرجى إلغاؤها بدلاً من ذلك.',
  'Changed after printing': 'معدّلة بعد الطباعة',
  'Changed by': 'عُدّل من قبل',
  'Changed|when': 'وقت التعديل',
  'This document has been printed and cancelled, so it cannot be deleted.':
    'هذا المستند مطبوع وملغى، لذلك لا يمكن حذفه.',
  'Printed by': 'طُبع من قبل',
  'Printed|when': 'وقت الطباعة',
  'Receipt {number} has been printed and cannot be deleted. Cancel it instead.':
    'سند القبض {number} مطبوع ولا يمكن حذفه. يرجى إلغاؤه بدلاً من ذلك.',
  Revision: 'النسخة',
  'This revision does not exist.': 'هذه النسخة غير موجودة.',
  'Revision {number}': 'النسخة {number}',
  'Current version': 'النسخة الحالية',
  'Earlier revisions': 'النسخ السابقة',
  'printed {printed} by {printer}, changed {changed} by {changer}':
    'طُبعت في {printed} من قبل {printer}، وعُدّلت في {changed} من قبل {changer}',
  'Receipt {number} is also applied to other invoices and cannot be deleted. Cancel it instead.':
    'سند القبض {number} مخصص لفواتير أخرى أيضاً ولا يمكن حذفه. يرجى إلغاؤه بدلاً من ذلك.',
  'Missing Numbers': 'الأرقام المفقودة',
  'Search missing numbers': 'البحث في الأرقام المفقودة',
  Series: 'السلسلة',
  'Up to': 'حتى الرقم',
  'Deleted or skipped by': 'حُذف أو تُخطّي من قبل',
  'Deleted or skipped': 'وقت الحذف أو التخطي',
  'Skipped when {number} was created.': 'تم تخطيه عند إنشاء {number}.',
  'Missing numbers cannot be sorted by “{name}”.': 'لا يمكن ترتيب الأرقام المفقودة حسب «{name}».',
  'Each number is used only once. A missing number was deleted, or skipped when someone entered a higher one.':
    'لا يُستخدم أي رقم مرتين. الرقم المفقود إما حُذف مستنده أو تم تخطيه عند إدخال رقم أعلى.',
  Number: 'الرقم',
  'No missing numbers yet': 'لا توجد أرقام مفقودة',
  'Missing numbers will appear here.': 'ستظهر الأرقام المفقودة هنا.',
  'No missing numbers match your filters.': 'لا توجد أرقام مفقودة تطابق التصفية.',
  'Locked fields': 'حقول مقفلة',
  'This document was printed, so the disabled fields cannot be changed. To correct them, cancel it and create a new one.':
    'طُبع هذا المستند، لذلك لا يمكن تغيير الحقول المعطَّلة. لتصحيحها يرجى إلغاؤه وإنشاء مستند جديد.',
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
