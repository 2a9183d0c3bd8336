/** What only the server says: why it refuses; of documents and money it stands apart. */
export const refusals = {
  'You changed this view in another window. Reload the page.':
    'عُدِّلت طريقة العرض هذه في نافذة أخرى. يرجى إعادة تحميل الصفحة.',
  'Record type “{kind}” does not exist. Use “{key}”.': 'لا توجد سجلات من النوع «{kind}». يُستعمل «{key}».',
  'This date is more than one year in the future. Check the date.':
    'هذا التاريخ بعد أكثر من سنة من اليوم. يرجى التحقق من التاريخ.',
  'another record now has the same {field}.': 'يوجد الآن سجل آخر بالقيمة نفسها في الحقل «{field}».',
  'entry no': 'رقم القيد',
  'Number {number} was used by a deleted record and cannot be used again. Enter another number.':
    'استُخدم الرقم {number} لسجل محذوف ولا يمكن استخدامه مرة أخرى. يرجى إدخال رقم آخر.',
  '{number} is far above the last number, {last}. Check the number.':
    'الرقم {number} أكبر بكثير من آخر رقم ({last}). يرجى التحقق من الرقم.',
  'Number cannot be changed because it may already be printed.': 'لا يمكن تغيير الرقم لأنه ربما طُبع على مستند.',
  'This admin log sheet cannot be restored': 'لا يمكن استعادة هذا الكتاب الإداري',
  'This cash closing cannot be restored': 'لا يمكن استعادة إقفال الصندوق هذا',
  'This customer cannot be restored': 'لا يمكن استعادة هذا الزبون',
  'This import cannot be undone because some of its customers have been changed since ({changed}).':
    'لا يمكن التراجع عن هذا الاستيراد لأن بعض الزبائن المستوردين عُدّلوا بعده ({changed}).',
  'This file changes existing customers ({changed}), but you can only create new ones. Remove those rows and try again.':
    'هذا الملف يعدّل زبائن موجودين ({changed})، وصلاحيتك تقتصر على إنشاء زبائن جدد. يرجى حذف تلك الصفوف وإعادة المحاولة.',
  'Import undone: {count} customers deleted, {restored} reverted.': {
    one: 'تم التراجع عن الاستيراد. حُذف زبون واحد، وأُعيدت القيم السابقة لـ{restored}.',
    two: 'تم التراجع عن الاستيراد. حُذف زبونان، وأُعيدت القيم السابقة لـ{restored}.',
    few: 'تم التراجع عن الاستيراد. حُذف {count} زبائن، وأُعيدت القيم السابقة لـ{restored}.',
    many: 'تم التراجع عن الاستيراد. حُذف {count} زبوناً، وأُعيدت القيم السابقة لـ{restored}.',
    other: 'تم التراجع عن الاستيراد. حُذف {count} زبون، وأُعيدت القيم السابقة لـ{restored}.',
  },
  'This weekly report cannot be restored': 'لا يمكن استعادة هذا التقرير الأسبوعي',
  'This financial log sheet cannot be restored': 'لا يمكن استعادة هذا الكتاب المالي',
  'the deleted record is missing {field}, which is now required.':
    'السجل المحذوف ينقصه الحقل «{field}»، وهو مطلوب الآن.',
  '{label}. {reason}': '{label}. {reason}',
  'a field': 'غير معروف',
  'This record cannot be restored because the record that it belongs to is deleted. Restore that record first.':
    'لا يمكن استعادة هذا السجل لأن السجل الذي يتبع له محذوف. يرجى استعادة ذلك السجل أولاً.',
  'warehouse sheets': 'القيود المخزنية',
  orders: 'الطلبات',
  'financial log sheets': 'الكتب المالية',
  customer: 'زبون',
  customers: 'الزبائن',
  settings: 'الإعدادات',
  'cash closings': 'عمليات إقفال الصندوق',
  'weekly reports': 'التقارير الأسبوعية',
  employee: 'موظف',
  employees: 'الموظفين',
  product: 'منتج',
  products: 'المنتجات',
  'exchange rates': 'أسعار الصرف',
  'admin log sheets': 'الكتب الإدارية',
  users: 'المستخدمين',
  'security log entries': 'أحداث سجل الأمان',
  'A record with this {field} already exists.': 'يوجد مسبقاً سجل بالقيمة نفسها في الحقل «{field}».',
  'The selected {field} does not exist. Choose another one.':
    'القيمة المحددة في الحقل «{field}» غير موجودة. يرجى اختيار قيمة أخرى.',
  'document number': 'رقم المستند',
  code: 'الرمز',
  date: 'التاريخ',
  'item code': 'رمز المنتج',
  'week ending': 'نهاية الأسبوع',
  keeper: 'أمين الصندوق',
  'Lists of {many} cannot be sorted by “{name}”.': 'لا يمكن ترتيب قائمة {many} حسب «{name}».',
  'Record type “{kind}” does not exist.': 'نوع السجل «{kind}» غير موجود.',
  'This user cannot be restored': 'لا يمكن استعادة هذا المستخدم',
  'This product cannot be restored': 'لا يمكن استعادة هذا المنتج',
  'This import cannot be undone because some of its products have been changed since ({changed}).':
    'لا يمكن التراجع عن هذا الاستيراد لأن بعض المنتجات المستوردة عُدّلت بعده ({changed}).',
  'This file changes existing products ({changed}), but you can only create new ones. Remove those rows and try again.':
    'هذا الملف يعدّل منتجات موجودة ({changed})، وصلاحيتك تقتصر على إنشاء منتجات جديدة. يرجى حذف تلك الصفوف وإعادة المحاولة.',
  'Import undone: {count} products deleted, {restored} reverted.': {
    one: 'تم التراجع عن الاستيراد. حُذف منتج واحد، وأُعيدت القيم السابقة لـ{restored}.',
    two: 'تم التراجع عن الاستيراد. حُذف منتجان، وأُعيدت القيم السابقة لـ{restored}.',
    few: 'تم التراجع عن الاستيراد. حُذفت {count} منتجات، وأُعيدت القيم السابقة لـ{restored}.',
    many: 'تم التراجع عن الاستيراد. حُذف {count} منتجاً، وأُعيدت القيم السابقة لـ{restored}.',
    other: 'تم التراجع عن الاستيراد. حُذف {count} منتج، وأُعيدت القيم السابقة لـ{restored}.',
  },
  'This warehouse sheet cannot be restored': 'لا يمكن استعادة هذا القيد المخزني',
  'BACKUP_COMMAND failed: exit status {code}': 'فشل تنفيذ BACKUP_COMMAND برمز الخروج {code}',
  'BACKUP_PASSPHRASE does not match this backup, or the file is damaged.':
    'قيمة BACKUP_PASSPHRASE لا تخص هذه النسخة الاحتياطية، أو أن الملف تالف.',
  'The file is incomplete or damaged.': 'الملف غير مكتمل أو تالف.',
  'The program reading from {path} has stopped.': 'توقف البرنامج الذي يقرأ من {path}.',
  'Database error: {reason}.': 'خطأ في قاعدة البيانات: {reason}.',
  'Not enough disk space for a backup in {folder}: {needed} MB needed, {free} MB free.':
    'لا توجد مساحة كافية على القرص لنسخة احتياطية في {folder}. المطلوب {needed} ميغابايت، والمتاح {free} ميغابايت.',
  'Not enough disk space for a copy of the database in {folder}: {needed} MB needed, {free} MB free.':
    'لا توجد مساحة كافية على القرص لنسخة من قاعدة البيانات في {folder}. المطلوب {needed} ميغابايت، والمتاح {free} ميغابايت.',
  'Not enough disk space to write {path}.': 'لا توجد مساحة كافية على القرص لكتابة {path}.',
  '{path} or its folder does not exist.': 'المسار {path} أو مجلده غير موجود.',
  'This backup is from a newer version of Inkwell (unknown migration {name}). Update Inkwell first.':
    'هذه النسخة الاحتياطية من إصدار أحدث من Inkwell (تحديث غير معروف {name}). يرجى تحديث Inkwell أولاً.',
  'This backup is from a newer version of Inkwell. Update Inkwell first.':
    'هذه النسخة الاحتياطية من إصدار أحدث من Inkwell. يرجى تحديث Inkwell أولاً.',
  'This backup is damaged or incomplete.': 'هذه النسخة الاحتياطية تالفة أو غير مكتملة.',
  'This backup is damaged: its contents have changed since it was created.':
    'هذه النسخة الاحتياطية تالفة، فقد تغيّر محتواها بعد إنشائها.',
  'This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase used to create it.':
    'هذه النسخة الاحتياطية مشفّرة. يرجى ضبط BACKUP_PASSPHRASE على عبارة المرور التي أُنشئت بها.',
  'This backup is incomplete: the end of the file is missing.':
    'هذه النسخة الاحتياطية غير مكتملة، ونهاية الملف مفقودة.',
  'This file is damaged or is not an Inkwell backup.': 'هذا الملف تالف أو ليس نسخة احتياطية من Inkwell.',
  'This file is not an Inkwell backup.': 'هذا الملف ليس نسخة احتياطية من Inkwell.',
  '{file} cannot be used. {reason}': 'لا يمكن استخدام {file}. {reason}',
  '{path} cannot be read or written ({code}).': 'تعذرت قراءة {path} أو الكتابة فيه ({code}).',
  '{path} is a folder. Enter the path of a file.': 'المسار {path} مجلد. يرجى إدخال مسار ملف.',
  '{path} is on a read-only file system.': 'المسار {path} على نظام ملفات للقراءة فقط.',
  'This system user does not have permission to open {path}.': 'ليست لدى مستخدم النظام هذا صلاحية فتح {path}.',
  'This file is not a spreadsheet. Choose an .xlsx, .xls or .csv file.':
    'هذا الملف ليس جدولاً. يرجى اختيار ملف ‎.xlsx أو ‎.xls أو ‎.csv.',
  '{kind} files cannot be read. Save the file as .xlsx and try again.':
    'لا يمكن قراءة ملفات {kind}. يرجى حفظ الملف بصيغة ‎.xlsx وإعادة المحاولة.',
  'Spreadsheets from Excel 95 or earlier cannot be read. Save the file as .xlsx and try again.':
    'لا يمكن قراءة جداول Excel 95 وما قبله. يرجى حفظ الملف بصيغة ‎.xlsx وإعادة المحاولة.',
  'This spreadsheet is damaged and cannot be read. Save a new copy and try again.':
    'هذا الجدول تالف ولا يمكن قراءته. يرجى حفظ نسخة جديدة وإعادة المحاولة.',
  'This spreadsheet is protected by a password. Remove the password and try again.':
    'هذا الجدول محمي بكلمة مرور. يرجى إزالة كلمة المرور وإعادة المحاولة.',
  'This spreadsheet is too large to read. Split it into smaller files.':
    'هذا الجدول أكبر من أن تمكن قراءته. يرجى تقسيمه إلى ملفات أصغر.',
  'This file takes too much time or memory to read. Split it into smaller files.':
    'قراءة هذا الملف تستغرق وقتاً أو ذاكرة أكثر من اللازم. يرجى تقسيمه إلى ملفات أصغر.',
  'This file has more than {most} rows. Split it into smaller files.':
    'عدد صفوف هذا الملف يزيد على {most}. يرجى تقسيمه إلى ملفات أصغر.',
  'A cell in this file has more than {most} characters. Shorten its text.':
    'في هذا الملف خلية يزيد عدد أحرفها على {most}. يرجى اختصار نصها.',
  'This file has more than {most} characters in total. Split it into smaller files.':
    'مجموع أحرف هذا الملف يزيد على {most}. يرجى تقسيمه إلى ملفات أصغر.',
  'This file has more than {most} pictures. Split it into smaller files.':
    'عدد صور هذا الملف يزيد على {most}. يرجى تقسيمه إلى ملفات أصغر.',
  'The pictures in this file are larger than 40 MB in total. Make them smaller or split the file.':
    'مجموع حجم صور هذا الملف يزيد على 40 ميغابايت. يرجى تصغيرها أو تقسيم الملف.',
  '{label} contains a formula without a result. Open the file in a spreadsheet program, save it and try again.':
    '«{label}» معادلة بلا نتيجة. يرجى فتح الملف في برنامج جداول وحفظه وإعادة المحاولة.',
  '{label} has more digits than a spreadsheet can store in a number. Format the cell as text and enter the value again.':
    'عدد أرقام «{label}» أكثر مما يحفظه الجدول كعدد. يرجى تنسيق الخلية كنص وإدخال القيمة من جديد.',
  '{label} must not be 0.': 'يجب ألا يكون «{label}» صفراً.',
  'No customer has the code {code}.': 'لا يوجد زبون بالرمز {code}.',
  'opening balances': 'الأرصدة الافتتاحية',
  'Import undone: {count} opening balances deleted, {restored} reverted.': {
    one: 'تم التراجع عن الاستيراد. حُذف رصيد افتتاحي واحد، وأُعيدت القيم السابقة لـ{restored}.',
    two: 'تم التراجع عن الاستيراد. حُذف رصيدان افتتاحيان، وأُعيدت القيم السابقة لـ{restored}.',
    few: 'تم التراجع عن الاستيراد. حُذفت {count} أرصدة افتتاحية، وأُعيدت القيم السابقة لـ{restored}.',
    many: 'تم التراجع عن الاستيراد. حُذف {count} رصيداً افتتاحياً، وأُعيدت القيم السابقة لـ{restored}.',
    other: 'تم التراجع عن الاستيراد. حُذف {count} رصيد افتتاحي، وأُعيدت القيم السابقة لـ{restored}.',
  },
  'This customer cannot be deleted because it has {count} openings.': {
    one: 'لا يمكن حذف هذا الزبون لأنه مرتبط برصيد افتتاحي واحد.',
    two: 'لا يمكن حذف هذا الزبون لأنه مرتبط برصيدين افتتاحيين.',
    few: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} أرصدة افتتاحية.',
    many: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} رصيداً افتتاحياً.',
    other: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} رصيد افتتاحي.',
  },
  'This file changes existing opening balances ({changed}), but you can only create new ones. Remove those rows and try again.':
    'هذا الملف يعدّل أرصدة افتتاحية موجودة ({changed})، وصلاحيتك تقتصر على إنشاء أرصدة جديدة. يرجى حذف تلك الصفوف وإعادة المحاولة.',
  'This import cannot be undone because some of its opening balances have been changed since ({changed}).':
    'لا يمكن التراجع عن هذا الاستيراد لأن بعض الأرصدة الافتتاحية المستوردة عُدّلت بعده ({changed}).',
  'This import cannot be undone because its customers have {count} openings.': {
    one: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون برصيد افتتاحي واحد.',
    two: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون برصيدين افتتاحيين.',
    few: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} أرصدة افتتاحية.',
    many: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} رصيداً افتتاحياً.',
    other: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} رصيد افتتاحي.',
  },
  'This opening balance cannot be restored': 'لا يمكن استعادة هذا الرصيد الافتتاحي',
  'This opening balance cannot be restored because its customer is deleted. Restore the customer first.':
    'لا يمكن استعادة هذا الرصيد الافتتاحي لأن زبونه محذوف. يرجى استعادة الزبون أولاً.',
  'No more than {most} comments by one user about one record. Delete one first.':
    'لا يُسمح بأكثر من {most} تعليق لمستخدم واحد على سجل واحد. يرجى حذف أحدها أولاً.',
  'No more than {most} open tasks created by one user. Complete or delete one first.':
    'لا يُسمح بأكثر من {most} مهمة مفتوحة أنشأها مستخدم واحد. يرجى إنجاز إحداها أو حذفها أولاً.',
  'No more than {most} drafts created by one user. Issue or delete one first.':
    'لا يُسمح بأكثر من {most} مسودة أنشأها مستخدم واحد. يرجى إصدار إحداها أو حذفها أولاً.',
  'No more than {most} opening balances of one customer. Add up the oldest ones.':
    'لا يُسمح بأكثر من {most} رصيد افتتاحي لزبون واحد. يرجى جمع أقدمها في رصيد واحد.',
}
