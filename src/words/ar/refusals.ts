/** What only the server says: why it refuses; of documents and money it stands apart. */
export const refusals = {
  'You changed this view in another window. Reload the page.':
    'عُدِّلت طريقة العرض هذه في نافذة أخرى. يرجى إعادة تحميل الصفحة.',
  'There are no records of the kind "{kind}". Use "{key}".': 'لا توجد سجلات من النوع «{kind}». يُستعمل «{key}».',
  'This is more than a year ahead: is it meant?': 'هذا التاريخ بعد أكثر من سنة: هل هو مقصود؟',
  'another record has the same {field} by now.': 'لسجل آخر الآن القيمة نفسها في الحقل «{field}».',
  'entry no': 'رقم القيد',
  'No. {number} was given to a record that has been deleted: no number is given twice.':
    'أُعطي الرقم {number} لسجل محذوف: لا يُعطى أي رقم مرتين.',
  'The last number is {last}: is {number} meant?': 'آخر رقم هو {last}: هل الرقم {number} مقصود؟',
  'The number stays: it may stand on a paper already.': 'يبقى الرقم كما هو: ربما طُبع على ورقة.',
  'This admin log sheet cannot come back': 'لا يمكن استعادة هذا الكتاب الإداري',
  'This cash closing cannot come back': 'لا يمكن استعادة هذا الإقفال',
  'This customer cannot come back': 'لا يمكن استعادة هذا الزبون',
  'This import cannot be undone: {changed} of its customers have been changed since.':
    'لا يمكن التراجع عن هذا الاستيراد: عُدّل بعده {changed} من الزبائن.',
  'This file changes {changed} customers, and you may only create new ones.':
    'هذا الملف يعدّل {changed} من الزبائن، وصلاحيتك تقتصر على إنشاء سجلات جديدة.',
  'The import was undone: {count} customers deleted, {restored} changed back.': {
    one: 'تم التراجع عن الاستيراد: حُذف زبون واحد، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    two: 'تم التراجع عن الاستيراد: حُذف زبونان، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    few: 'تم التراجع عن الاستيراد: حُذف {count} زبائن، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    many: 'تم التراجع عن الاستيراد: حُذف {count} زبوناً، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    other: 'تم التراجع عن الاستيراد: حُذف {count} زبون، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
  },
  'This weekly report cannot come back': 'لا يمكن استعادة هذا التقرير الأسبوعي',
  'This financial log sheet cannot come back': 'لا يمكن استعادة هذا الكتاب المالي',
  'it was deleted before {field} was required.': 'جرى الحذف قبل أن يصبح الحقل «{field}» مطلوباً.',
  '{label}. {reason}': '{label}. {reason}',
  'what it lacks': 'ما ينقصه',
  'This record cannot come back before its owner does. Restore that first.':
    'لا يمكن استعادة هذا السجل قبل استعادة السجل الذي يتبع له. يرجى استعادة ذاك أولاً.',
  'warehouse sheets': 'قيود المخزن',
  orders: 'الطلبات',
  'financial log sheets': 'الكتب المالية',
  customer: 'زبون',
  customers: 'الزبائن',
  settings: 'الإعدادات',
  'cash closings': 'إقفالات الصندوق',
  'weekly reports': 'التقارير الأسبوعية',
  employee: 'موظف',
  employees: 'الموظفين',
  product: 'منتج',
  products: 'المنتجات',
  'exchange rates': 'أسعار الصرف',
  'admin log sheets': 'الكتب الإدارية',
  users: 'المستخدمين',
  'security log': 'سجل الأمان',
  'A record with this {field} already exists.': 'يوجد مسبقاً سجل بالقيمة نفسها في الحقل «{field}».',
  'The chosen {field} does not exist.': 'القيمة المختارة في الحقل «{field}» غير موجودة.',
  'document number': 'رقم المستند',
  code: 'الرمز',
  date: 'التاريخ',
  'item code': 'رمز المنتج',
  'week ending': 'نهاية الأسبوع',
  keeper: 'أمين الصندوق',
  'Lists of {many} have no ordering "{name}".': 'لا يمكن ترتيب قائمة {many} حسب «{name}».',
  'There are no records of the kind "{kind}".': 'لا توجد سجلات من النوع «{kind}».',
  'This user cannot come back': 'لا يمكن استعادة هذا المستخدم',
  'This product cannot come back': 'لا يمكن استعادة هذا المنتج',
  'This import cannot be undone: {changed} of its products have been changed since.':
    'لا يمكن التراجع عن هذا الاستيراد: عُدّل بعده {changed} من المنتجات.',
  'This file changes {changed} products, and you may only create new ones.':
    'هذا الملف يعدّل {changed} من المنتجات، وصلاحيتك تقتصر على إنشاء سجلات جديدة.',
  'The import was undone: {count} products deleted, {restored} changed back.': {
    one: 'تم التراجع عن الاستيراد: حُذف منتج واحد، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    two: 'تم التراجع عن الاستيراد: حُذف منتجان، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    few: 'تم التراجع عن الاستيراد: حُذفت {count} منتجات، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    many: 'تم التراجع عن الاستيراد: حُذف {count} منتجاً، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    other: 'تم التراجع عن الاستيراد: حُذف {count} منتج، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
  },
  'This warehouse sheet cannot come back': 'لا يمكن استعادة هذا القيد المخزني',
  'A backup has ended without its end.': 'انتهت نسخة احتياطية قبل اكتمالها.',
  'BACKUP_COMMAND failed: it ended with {code}': 'فشل تنفيذ BACKUP_COMMAND: انتهى بالرمز {code}',
  'BACKUP_PASSPHRASE is not the one of this backup, or the file is damaged.':
    'قيمة BACKUP_PASSPHRASE ليست لهذه النسخة الاحتياطية، أو أن الملف تالف.',
  'It was cut off, or is damaged.': 'انقطع قبل اكتماله، أو أنه تالف.',
  'Nobody reads {path} any more.': 'لم يعد أحد يقرأ {path}.',
  'The database refused: {reason}.': 'رفضت قاعدة البيانات: {reason}.',
  'There is no room for a backup in {folder}: {free} MB are free, and {needed} MB are needed.':
    'لا توجد مساحة كافية لنسخة احتياطية في {folder}: المتاح {free} MB، والمطلوب {needed} MB.',
  'There is no room for a copy of the database in {folder}: {free} MB are free, and {needed} MB are needed.':
    'لا توجد مساحة كافية لنسخة من قاعدة البيانات في {folder}: المتاح {free} MB، والمطلوب {needed} MB.',
  'There is no room left for {path}.': 'لم تبق مساحة لـ {path}.',
  'There is no {path}, or no folder for it.': 'لا يوجد {path}، أو لا يوجد مجلد له.',
  'This backup comes from a newer version of Inkwell, which knows {name}.':
    'هذه النسخة الاحتياطية من إصدار أحدث من Inkwell، يعرف {name}.',
  'This backup comes from a newer version of Inkwell.': 'هذه النسخة الاحتياطية من إصدار أحدث من Inkwell.',
  'This backup is damaged, or was cut off.': 'هذه النسخة الاحتياطية تالفة، أو انقطعت قبل اكتمالها.',
  'This backup is damaged: what it holds is not what was written.':
    'هذه النسخة الاحتياطية تالفة: محتواها ليس ما كُتب فيها.',
  'This backup is encrypted: set BACKUP_PASSPHRASE to the passphrase that it was made with.':
    'هذه النسخة الاحتياطية مشفّرة: يرجى ضبط BACKUP_PASSPHRASE على عبارة المرور التي أُنشئت بها.',
  'This backup was cut off before its end.': 'انقطعت هذه النسخة الاحتياطية قبل اكتمالها.',
  'This file is damaged, or no backup of Inkwell.': 'هذا الملف تالف، أو ليس نسخة احتياطية من Inkwell.',
  'This file is not a backup of Inkwell.': 'هذا الملف ليس نسخة احتياطية من Inkwell.',
  '{file} cannot be used: {reason}': 'تعذر استخدام {file}: {reason}',
  '{path} cannot be read or written ({code}).': 'تعذرت قراءة {path} أو الكتابة فيه ({code}).',
  '{path} is a folder, and a file is wanted.': '{path} مجلد، والمطلوب ملف.',
  '{path} lies where nothing can be written.': '{path} موجود في مكان لا يمكن الكتابة فيه.',
  '{path} may not be opened by this user.': 'لا يُسمح لهذا المستخدم بفتح {path}.',
  'This file is not a spreadsheet. Please choose an .xlsx, .xls or .csv file.':
    'هذا الملف ليس جدولاً. يرجى اختيار ملف ‎.xlsx أو ‎.xls أو ‎.csv.',
  'This is a spreadsheet of the kind {kind}, which cannot be read. Please save it as .xlsx and retry.':
    'هذا جدول من نوع ‎{kind} ولا تمكن قراءته. يرجى حفظه بصيغة ‎.xlsx وإعادة المحاولة.',
  'This spreadsheet is from Excel 95 or earlier and cannot be read. Please save it as .xlsx and retry.':
    'هذا الجدول من Excel 95 أو ما قبله ولا تمكن قراءته. يرجى حفظه بصيغة ‎.xlsx وإعادة المحاولة.',
  'This spreadsheet is damaged and cannot be read. Please save it again and retry.':
    'هذا الجدول تالف ولا تمكن قراءته. يرجى حفظه من جديد وإعادة المحاولة.',
  'This spreadsheet is protected by a password. Please save it without one and retry.':
    'هذا الجدول محمي بكلمة مرور. يرجى حفظه من دونها وإعادة المحاولة.',
  'This spreadsheet unpacks to more than can be read. Please divide it.':
    'محتوى هذا الجدول بعد فك ضغطه أكبر مما يمكن قراءته. يرجى تقسيمه.',
  'This file takes too long or too much memory to read. Please divide it.':
    'تحتاج قراءة هذا الملف إلى وقت أو ذاكرة أكثر من المسموح. يرجى تقسيمه.',
  'A file may have at most {most} rows.': 'لا يجوز أن يزيد عدد صفوف الملف على {most}.',
  'A cell may hold at most {most} characters.': 'لا يجوز أن يزيد عدد أحرف الخلية على {most}.',
  'The cells of a file may hold at most {most} characters together. Please divide it.':
    'لا يجوز أن يزيد مجموع أحرف خلايا الملف على {most}. يرجى تقسيمه.',
  'A file may have at most {most} pictures.': 'لا يجوز أن يزيد عدد صور الملف على {most}.',
  'The pictures of a file may have at most 40 MB together.':
    'لا يجوز أن يزيد حجم صور الملف مجتمعة على 40 ميغابايت.',
  '{label} is a formula without its result. Please open the file in a spreadsheet program and save it there.':
    '«{label}» معادلة من دون نتيجتها. يرجى فتح الملف في برنامج جداول وحفظه فيه.',
  '{label} has more digits than a spreadsheet keeps of a number. Please write it as text.':
    'أرقام «{label}» أكثر مما يحفظه الجدول من العدد. يرجى كتابته كنص.',
  '{label} must not be 0.': 'يجب ألا يكون «{label}» صفراً.',
  'No customer has the code {code}.': 'لا يوجد زبون بالرمز {code}.',
  'opening documents': 'المستندات الافتتاحية',
  'The import was undone: {count} opening documents deleted, {restored} changed back.': {
    one: 'تم التراجع عن الاستيراد: حُذف مستند افتتاحي واحد، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    two: 'تم التراجع عن الاستيراد: حُذف مستندان افتتاحيان، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    few: 'تم التراجع عن الاستيراد: حُذفت {count} مستندات افتتاحية، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    many: 'تم التراجع عن الاستيراد: حُذف {count} مستنداً افتتاحياً، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
    other:
      'تم التراجع عن الاستيراد: حُذف {count} مستند افتتاحي، وعدد السجلات المعادة إلى حالتها السابقة {restored}.',
  },
  'This customer has {count} openings.': {
    one: 'لهذا الزبون مستند افتتاحي واحد.',
    two: 'لهذا الزبون مستندان افتتاحيان.',
    few: 'لهذا الزبون {count} مستندات افتتاحية.',
    many: 'لهذا الزبون {count} مستنداً افتتاحياً.',
    other: 'لهذا الزبون {count} مستند افتتاحي.',
  },
  'This file changes {changed} opening documents, and you may only create new ones.':
    'هذا الملف يعدّل {changed} من المستندات الافتتاحية، وصلاحيتك تقتصر على إنشاء سجلات جديدة.',
  'This import cannot be undone: {changed} of its opening documents have been changed since.':
    'لا يمكن التراجع عن هذا الاستيراد: عُدّل بعده {changed} من المستندات الافتتاحية.',
  'This import of customer has {count} openings.': {
    one: 'للزبائن المستوردين في هذه العملية مستند افتتاحي واحد.',
    two: 'للزبائن المستوردين في هذه العملية مستندان افتتاحيان.',
    few: 'للزبائن المستوردين في هذه العملية {count} مستندات افتتاحية.',
    many: 'للزبائن المستوردين في هذه العملية {count} مستنداً افتتاحياً.',
    other: 'للزبائن المستوردين في هذه العملية {count} مستند افتتاحي.',
  },
  'This opening document cannot come back': 'لا يمكن استعادة هذا المستند الافتتاحي',
  'This opening document cannot come back before its customer does. Restore that first.':
    'لا يمكن استعادة هذا المستند الافتتاحي قبل زبونه. استعد الزبون أولاً.',
  'No more than {most} comments by one user about one record. Delete one first.':
    'لا يُسمح بأكثر من {most} تعليق لمستخدم واحد على سجل واحد. يرجى حذف أحدها أولاً.',
  'No more than {most} open tasks created by one user. Complete or delete one first.':
    'لا يُسمح بأكثر من {most} مهمة مفتوحة أنشأها مستخدم واحد. يرجى إنجاز إحداها أو حذفها أولاً.',
  'No more than {most} drafts created by one user. Issue or delete one first.':
    'لا يُسمح بأكثر من {most} مسودة أنشأها مستخدم واحد. يرجى إصدار إحداها أو حذفها أولاً.',
  'No more than {most} opening balances of one customer. Add up the oldest ones.':
    'لا يُسمح بأكثر من {most} رصيد افتتاحي لزبون واحد. يرجى جمع أقدمها في رصيد واحد.',
}
