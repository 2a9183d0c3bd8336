/** The books: cancelling, closing, and what a closed day refuses. */
export const ledger = {
  'A cancelled document cannot be changed.': 'لا يمكن تعديل مستند ملغى.',
  'Valid|a document': 'نافذ',
  'Cancelled|a document': 'ملغى',
  'Cancelled|vouchers': 'ملغاة',
  'Cancelled|an entry': 'إلغاء',
  Cancellation: 'إلغاء',
  'Include same-day cancellations': 'مع إلغاءات اليوم نفسه',
  'Cancelled on': 'يوم الإلغاء',
  'Cancelled on {moment}|a document': 'أُلغي في {moment}',
  'Cancelled on {moment} by {who}|a document': 'أُلغي في {moment} من قبل {who}',
  'Cancellation date': 'تاريخ الإلغاء',
  'This document is cancelled and cannot be changed.': 'هذا المستند ملغى ولا يمكن تعديله.',
  'Cancellation date must be {day} or later.': 'يجب أن يكون تاريخ الإلغاء {day} أو بعده.',
  'As of': 'كما في يوم',
  'The books are closed': 'الحسابات مقفلة',
  'As of {day}. The books are closed for this date, so these figures are final.':
    'الأرصدة كما في {day}. الحسابات مقفلة لهذا التاريخ والأرقام نهائية.',
  'As of {day}. The books are still open for this date, so these figures may change.':
    'الأرصدة كما في {day}. الحسابات غير مقفلة لهذا التاريخ وقد تتغير الأرقام.',
  'The books are closed through {day}.': 'الحسابات مقفلة لغاية {day}.',
  'The books are already closed through {day}. Enter a later date.':
    'الحسابات مقفلة لغاية {day} مسبقاً. يرجى إدخال تاريخ لاحق.',
  'Only past days can be closed. Enter yesterday’s date or earlier.':
    'يمكن إقفال الأيام الماضية فقط. يرجى إدخال تاريخ أمس أو ما قبله.',
  'Only closed days can be reopened. Enter a date before the current closing date.':
    'يمكن إعادة فتح الأيام المقفلة فقط. يرجى إدخال تاريخ قبل تاريخ الإقفال الحالي.',
  'Enter a reason.': 'يرجى إدخال السبب.',
  'You cannot unapply more than was applied.': 'لا يمكن إلغاء تخصيص أكثر من المبلغ المخصص.',
  'Payment voucher cancelled.': 'تم إلغاء سند الصرف.',
  'Petty cash entry cancelled.': 'تم إلغاء قيد النثرية.',
  'Transfer cancelled.': 'تم إلغاء التحويل.',
  'Cancel petty cash entry {number}': 'إلغاء قيد النثرية {number}',
  'Cancel payment voucher {number}': 'إلغاء سند الصرف {number}',
  'Cancel transfer': 'إلغاء التحويل',
  'Cancel transfer {number}': 'إلغاء التحويل {number}',
  'The entry keeps its number and stays visible as cancelled. Its amount returns to the cash box on the cancellation date.':
    'يحتفظ القيد برقمه ويبقى ظاهراً بحالة «ملغى». يعود مبلغه إلى الصندوق بتاريخ الإلغاء.',
  'The voucher keeps its number and stays visible as cancelled. Its amount returns to the account on the cancellation date.':
    'يحتفظ السند برقمه ويبقى ظاهراً بحالة «ملغى». يعود مبلغه إلى الحساب بتاريخ الإلغاء.',
  'The transfer keeps its number and stays visible as cancelled. Its amount returns to the original account on the cancellation date.':
    'يحتفظ التحويل برقمه ويبقى ظاهراً بحالة «ملغى». يعود مبلغه إلى الحساب الأصلي بتاريخ الإلغاء.',
  'Payment {number} has been printed and cannot be deleted. Cancel it instead.':
    'سند الصرف {number} مطبوع ولا يمكن حذفه. يرجى إلغاؤه بدلاً من ذلك.',
  'Close the Books': 'إقفال الحسابات',
  'Drafts not issued': 'مسودات غير صادرة',
  'Cash boxes not counted': 'صناديق لم تُجرد',
  'Amounts in unknown accounts': 'مبالغ في حسابات غير معروفة',
  'Closed through|the books': 'مقفلة لغاية',
  'Closed|books': 'إقفال',
  'Close the books': 'إقفال الحسابات',
  'The books are open. No day has been closed yet.': 'الحسابات مفتوحة. لم يُقفل أي يوم بعد.',
  'All days reopened.': 'تمت إعادة فتح جميع الأيام.',
  'Entries dated on or before this day can no longer be added, changed or deleted. To correct one, cancel it on an open day.':
    'القيود لغاية هذا اليوم لا يمكن إضافتها أو تعديلها أو حذفها بعد الإقفال. لتصحيح قيد منها يرجى إلغاؤه في يوم مفتوح.',
  'Reopen the books': 'إعادة فتح الحسابات',
  'The books stay closed through the date you enter. Leave empty to reopen all days.':
    'تبقى الحسابات مقفلة لغاية التاريخ المدخل. يُترك فارغاً لإعادة فتح جميع الأيام.',
  'Open issues through this day': 'ما يحتاج إلى معالجة لغاية هذا اليوم',
  'No open issues through this day.': 'لا شيء يحتاج إلى معالجة لغاية هذا اليوم.',
  'Closing history': 'سجل الإقفال',
  'All days reopened': 'أُعيد فتح جميع الأيام',
  'Closed through {day}': 'أُقفلت لغاية {day}',
  'Books closed through {day}': 'أُقفلت الحسابات لغاية {day}',
  'Books reopened, closed through {day}. Reason: {reason}':
    'أُعيد فتح الحسابات، وهي مقفلة لغاية {day}. السبب: {reason}',
  'All days of the books reopened. Reason: {reason}': 'أُعيد فتح جميع أيام الحسابات. السبب: {reason}',
  'Closed day of a cash box reopened. Reason: {reason}': 'أُعيد فتح يوم مقفل للصندوق. السبب: {reason}',
  'Reopened, closed through {day}': 'أُعيد فتحها، ومقفلة لغاية {day}',
}
