/** What only the server says: why it refuses. Browsers load it when they are first refused something. */
export const refusals = {
  'Nothing is settled by more than it comes to.': 'لا يُسدَّد من شيء أكثر من مبلغه.',
  'What is owed is settled by what the same customer paid or was credited.':
    'يُسدَّد الدين مما دفعه الزبون نفسه أو قُيِّد له.',
  'An invoice asks for no less than what settles it.': 'لا يقلّ مبلغ الفاتورة عمّا سُدّد منه.',
  'An invoice with receipt vouchers keeps its customer.': 'تبقى الفاتورة التي لها سندات قبض لزبونها.',
  'Money for an invoice comes from its customer.': 'يُستلم مبلغ الفاتورة من زبونها.',
  'Entry {number} of {date} has the same bill and amount: is this another one?':
    'القيد {number} بتاريخ {date} له رقم الوصل والمبلغ نفسهما: هل هذا قيد آخر؟',
  'Receipt voucher {number} of {date} has this reference: is this another payment?':
    'سند القبض {number} بتاريخ {date} له هذا المرجع: هل هذه دفعة أخرى؟',
  'This is long before the accounts were opened: is it meant?':
    'هذا التاريخ قبل فتح الحسابات بمدة طويلة: هل هو مقصود؟',
  'This is more than a year ahead: is it meant?': 'هذا التاريخ بعد أكثر من سنة: هل هو مقصود؟',
  'You do not have permission to change when an issued invoice is due.':
    'ليست لديك صلاحية تغيير موعد استحقاق فاتورة صادرة.',
  'It has paid back something at {rate}: delete it, and write it again.':
    'أُعيد به مبلغ بسعر {rate}: يلزم حذفه وكتابته من جديد.',
  'It has settled something at {rate}: cancel it, and write it again.':
    'سُدِّد به مبلغ بسعر {rate}: يلزم إلغاؤه وكتابته من جديد.',
  'This is too far from the rate of the day, {rate}: work at that.':
    'هذا بعيد جداً عن سعر اليوم {rate}: يلزم العمل به.',
  '{amount} is typed as paid on the order of this invoice: cancel the invoice, or take it back first.':
    'أُدخل يدوياً في طلب هذه الفاتورة أن {amount} مدفوع: يلزم إلغاء الفاتورة بدل حذفها، أو إلغاء الإدخال أولاً.',
  'another record has the same {field} by now.': 'لسجل آخر الآن القيمة نفسها في الحقل «{field}».',
  'entry no': 'رقم القيد',
  'No. {number} was given to a record that has been deleted: no number is given twice.':
    'أُعطي الرقم {number} لسجل محذوف: لا يُعطى أي رقم مرتين.',
  'The last number is {last}: is {number} meant?': 'آخر رقم هو {last}: هل الرقم {number} مقصود؟',
  'The number stays: it may stand on a paper already.': 'يبقى الرقم كما هو: ربما طُبع على ورقة.',
  'This transfer cannot come back': 'لا يمكن استعادة هذا التحويل',
  'This transfer cannot come back before its bank account does. Restore that first.':
    'لا يمكن استعادة هذا التحويل قبل استعادة الحساب المصرفي الذي يخصه. يرجى استعادة الحساب أولاً.',
  'This admin log sheet cannot come back': 'لا يمكن استعادة هذا الكتاب الإداري',
  'This bank account cannot come back': 'لا يمكن استعادة هذا الحساب المصرفي',
  'This bank account has {count} vouchers.': {
    one: 'لهذا الحساب المصرفي سند واحد.',
    two: 'لهذا الحساب المصرفي سندان.',
    few: 'لهذا الحساب المصرفي {count} سندات.',
    many: 'لهذا الحساب المصرفي {count} سنداً.',
    other: 'لهذا الحساب المصرفي {count} سند.',
  },
  'This bank account has {count} documents.': {
    one: 'لهذا الحساب المصرفي مستند واحد.',
    two: 'لهذا الحساب المصرفي مستندان.',
    few: 'لهذا الحساب المصرفي {count} مستندات.',
    many: 'لهذا الحساب المصرفي {count} مستنداً.',
    other: 'لهذا الحساب المصرفي {count} مستند.',
  },
  'This bad debt cannot come back': 'لا يمكن استعادة هذا الدين المعدوم',
  'This bad debt cannot come back before its customer does. Restore that first.':
    'لا يمكن استعادة هذا الدين المعدوم قبل استعادة الزبون الذي يخصه. يرجى استعادة الزبون أولاً.',
  'This bad debt cannot come back before its invoice does. Restore that first.':
    'لا يمكن استعادة هذا الدين المعدوم قبل استعادة الفاتورة التي يخصها. يرجى استعادة الفاتورة أولاً.',
  'This cash closing cannot come back': 'لا يمكن استعادة هذا الإقفال',
  'This cash closing cannot come back before its bank account does. Restore that first.':
    'لا يمكن استعادة هذا الإقفال قبل استعادة الحساب المصرفي الذي يخصه. يرجى استعادة الحساب أولاً.',
  'This credit note cannot come back': 'لا يمكن استعادة هذا الإشعار الدائن',
  'This credit note cannot come back before its customer does. Restore that first.':
    'لا يمكن استعادة هذا الإشعار الدائن قبل استعادة الزبون الذي يخصه. يرجى استعادة الزبون أولاً.',
  'This credit note cannot come back before its invoice does. Restore that first.':
    'لا يمكن استعادة هذا الإشعار الدائن قبل استعادة الفاتورة التي يخصها. يرجى استعادة الفاتورة أولاً.',
  'This credit note has {count} refunds.': {
    one: 'لهذا الإشعار الدائن استرداد واحد.',
    two: 'لهذا الإشعار الدائن استردادان.',
    few: 'لهذا الإشعار الدائن {count} استردادات.',
    many: 'لهذا الإشعار الدائن {count} استرداداً.',
    other: 'لهذا الإشعار الدائن {count} استرداد.',
  },
  'This customer cannot come back': 'لا يمكن استعادة هذا الزبون',
  'This customer has {count} invoices.': {
    one: 'لهذا الزبون فاتورة واحدة.',
    two: 'لهذا الزبون فاتورتان.',
    few: 'لهذا الزبون {count} فواتير.',
    many: 'لهذا الزبون {count} فاتورة.',
    other: 'لهذا الزبون {count} فاتورة.',
  },
  'This customer has {count} receipt vouchers.': {
    one: 'لهذا الزبون سند قبض واحد.',
    two: 'لهذا الزبون سندا قبض.',
    few: 'لهذا الزبون {count} سندات قبض.',
    many: 'لهذا الزبون {count} سند قبض.',
    other: 'لهذا الزبون {count} سند قبض.',
  },
  'This customer has {count} bad debts.': {
    one: 'لهذا الزبون دين معدوم واحد.',
    two: 'لهذا الزبون دينان معدومان.',
    few: 'لهذا الزبون {count} ديون معدومة.',
    many: 'لهذا الزبون {count} ديناً معدوماً.',
    other: 'لهذا الزبون {count} دين معدوم.',
  },
  'This customer has {count} credit notes.': {
    one: 'لهذا الزبون إشعار دائن واحد.',
    two: 'لهذا الزبون إشعاران دائنان.',
    few: 'لهذا الزبون {count} إشعارات دائنة.',
    many: 'لهذا الزبون {count} إشعاراً دائناً.',
    other: 'لهذا الزبون {count} إشعار دائن.',
  },
  'This customer has {count} payment vouchers.': {
    one: 'لهذا الزبون سند صرف واحد.',
    two: 'لهذا الزبون سندا صرف.',
    few: 'لهذا الزبون {count} سندات صرف.',
    many: 'لهذا الزبون {count} سند صرف.',
    other: 'لهذا الزبون {count} سند صرف.',
  },
  'This import of customer has {count} invoices.': {
    one: 'للزبائن المستوردين في هذه العملية فاتورة واحدة.',
    two: 'للزبائن المستوردين في هذه العملية فاتورتان.',
    few: 'للزبائن المستوردين في هذه العملية {count} فواتير.',
    many: 'للزبائن المستوردين في هذه العملية {count} فاتورة.',
    other: 'للزبائن المستوردين في هذه العملية {count} فاتورة.',
  },
  'This import of customer has {count} receipt vouchers.': {
    one: 'للزبائن المستوردين في هذه العملية سند قبض واحد.',
    two: 'للزبائن المستوردين في هذه العملية سندا قبض.',
    few: 'للزبائن المستوردين في هذه العملية {count} سندات قبض.',
    many: 'للزبائن المستوردين في هذه العملية {count} سند قبض.',
    other: 'للزبائن المستوردين في هذه العملية {count} سند قبض.',
  },
  'This import of customer has {count} bad debts.': {
    one: 'للزبائن المستوردين في هذه العملية دين معدوم واحد.',
    two: 'للزبائن المستوردين في هذه العملية دينان معدومان.',
    few: 'للزبائن المستوردين في هذه العملية {count} ديون معدومة.',
    many: 'للزبائن المستوردين في هذه العملية {count} ديناً معدوماً.',
    other: 'للزبائن المستوردين في هذه العملية {count} دين معدوم.',
  },
  'This import of customer has {count} credit notes.': {
    one: 'للزبائن المستوردين في هذه العملية إشعار دائن واحد.',
    two: 'للزبائن المستوردين في هذه العملية إشعاران دائنان.',
    few: 'للزبائن المستوردين في هذه العملية {count} إشعارات دائنة.',
    many: 'للزبائن المستوردين في هذه العملية {count} إشعاراً دائناً.',
    other: 'للزبائن المستوردين في هذه العملية {count} إشعار دائن.',
  },
  'This import of customer has {count} payment vouchers.': {
    one: 'للزبائن المستوردين في هذه العملية سند صرف واحد.',
    two: 'للزبائن المستوردين في هذه العملية سندا صرف.',
    few: 'للزبائن المستوردين في هذه العملية {count} سندات صرف.',
    many: 'للزبائن المستوردين في هذه العملية {count} سند صرف.',
    other: 'للزبائن المستوردين في هذه العملية {count} سند صرف.',
  },
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
  'This exchange rate cannot come back': 'لا يمكن استعادة سعر الصرف هذا',
  'This financial log sheet cannot come back': 'لا يمكن استعادة هذا الكتاب المالي',
  'This order cannot come back': 'لا يمكن استعادة هذا الطلب',
  'This order cannot come back before its invoice does. Restore that first.':
    'لا يمكن استعادة هذا الطلب قبل استعادة الفاتورة التي يخصها. يرجى استعادة الفاتورة أولاً.',
  'This invoice cannot come back': 'لا يمكن استعادة هذه الفاتورة',
  'This invoice cannot come back before its customer does. Restore that first.':
    'لا يمكن استعادة هذه الفاتورة قبل استعادة الزبون الذي تخصه. يرجى استعادة الزبون أولاً.',
  'This invoice has {count} receipt vouchers.': {
    one: 'لهذه الفاتورة سند قبض واحد.',
    two: 'لهذه الفاتورة سندا قبض.',
    few: 'لهذه الفاتورة {count} سندات قبض.',
    many: 'لهذه الفاتورة {count} سند قبض.',
    other: 'لهذه الفاتورة {count} سند قبض.',
  },
  'This invoice has {count} receipt settlements.': {
    one: 'لهذه الفاتورة تسديد واحد بسند قبض.',
    two: 'لهذه الفاتورة تسديدان بسند قبض.',
    few: 'لهذه الفاتورة {count} تسديدات بسندات قبض.',
    many: 'لهذه الفاتورة {count} تسديداً بسندات قبض.',
    other: 'لهذه الفاتورة {count} تسديد بسندات قبض.',
  },
  'This invoice has {count} bad debts.': {
    one: 'لهذه الفاتورة دين معدوم واحد.',
    two: 'لهذه الفاتورة دينان معدومان.',
    few: 'لهذه الفاتورة {count} ديون معدومة.',
    many: 'لهذه الفاتورة {count} ديناً معدوماً.',
    other: 'لهذه الفاتورة {count} دين معدوم.',
  },
  'This invoice has {count} credit notes.': {
    one: 'لهذه الفاتورة إشعار دائن واحد.',
    two: 'لهذه الفاتورة إشعاران دائنان.',
    few: 'لهذه الفاتورة {count} إشعارات دائنة.',
    many: 'لهذه الفاتورة {count} إشعاراً دائناً.',
    other: 'لهذه الفاتورة {count} إشعار دائن.',
  },
  'This invoice has {count} credit note settlements.': {
    one: 'لهذه الفاتورة تسديد واحد بإشعار دائن.',
    two: 'لهذه الفاتورة تسديدان بإشعار دائن.',
    few: 'لهذه الفاتورة {count} تسديدات بإشعار دائن.',
    many: 'لهذه الفاتورة {count} تسديداً بإشعار دائن.',
    other: 'لهذه الفاتورة {count} تسديد بإشعار دائن.',
  },
  'it was deleted before {field} was required.': 'جرى الحذف قبل أن يصبح الحقل «{field}» مطلوباً.',
  'transfer no': 'رقم التحويل',
  '{label}. {reason}': '{label}. {reason}',
  'what it lacks': 'ما ينقصه',
  'This record cannot come back before its owner does. Restore that first.':
    'لا يمكن استعادة هذا السجل قبل استعادة السجل الذي يتبع له. يرجى استعادة ذاك أولاً.',
  'warehouse sheets': 'قيود المخزن',
  'receipt voucher': 'سند قبض',
  'receipt vouchers': 'سندات القبض',
  'account transfers': 'التحويلات بين الحسابات',
  invoice: 'فاتورة',
  invoices: 'الفواتير',
  'payment voucher': 'سند صرف',
  'payment statement vouchers': 'سندات الصرف',
  orders: 'الطلبات',
  'bad debts': 'الديون المعدومة',
  'credit note': 'إشعار دائن',
  'credit notes': 'الإشعارات الدائنة',
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
  'petty cash sheet': 'قيود النثرية',
  'admin log sheets': 'الكتب الإدارية',
  'bank account': 'حساب مصرفي',
  'bank accounts': 'الحسابات المصرفية',
  users: 'المستخدمين',
  'security log': 'سجل الأمان',
  'A record with this {field} already exists.': 'يوجد مسبقاً سجل بالقيمة نفسها في الحقل «{field}».',
  'The chosen {field} does not exist.': 'القيمة المختارة في الحقل «{field}» غير موجودة.',
  'document number': 'رقم المستند',
  code: 'الرمز',
  date: 'التاريخ',
  'item code': 'رمز المنتج',
  'order no': 'رقم الطلب',
  'invoice no': 'رقم الفاتورة',
  'voucher no': 'رقم السند',
  'bad debt no': 'رقم الدين المعدوم',
  'credit note no': 'رقم الإشعار الدائن',
  'week ending': 'نهاية الأسبوع',
  'from account': 'من حساب',
  'to account': 'إلى حساب',
  account: 'الحساب',
  'petty cash account': 'حساب النثرية',
  'default account': 'الحساب الافتراضي',
  keeper: 'أمين الصندوق',
  'Lists of {many} have no ordering "{name}".': 'لا يمكن ترتيب قائمة {many} حسب «{name}».',
  'There are no records of the kind "{kind}".': 'لا توجد سجلات من النوع «{kind}».',
  'This payment voucher cannot come back': 'لا يمكن استعادة سند الصرف هذا',
  'This payment voucher cannot come back before its customer does. Restore that first.':
    'لا يمكن استعادة سند الصرف هذا قبل استعادة الزبون الذي يخصه. يرجى استعادة الزبون أولاً.',
  'This payment voucher cannot come back before its bank account does. Restore that first.':
    'لا يمكن استعادة سند الصرف هذا قبل استعادة الحساب المصرفي الذي يخصه. يرجى استعادة الحساب أولاً.',
  'This payment voucher cannot come back before its receipt voucher does. Restore that first.':
    'لا يمكن استعادة سند الصرف هذا قبل استعادة سند القبض الذي يخصه. يرجى استعادة سند القبض أولاً.',
  'This payment voucher cannot come back before its credit note does. Restore that first.':
    'لا يمكن استعادة سند الصرف هذا قبل استعادة الإشعار الدائن الذي يخصه. يرجى استعادة الإشعار أولاً.',
  'This user cannot come back': 'لا يمكن استعادة هذا المستخدم',
  'This petty cash entry cannot come back': 'لا يمكن استعادة قيد النثرية هذا',
  'This petty cash entry cannot come back before its bank account does. Restore that first.':
    'لا يمكن استعادة قيد النثرية هذا قبل استعادة الحساب المصرفي الذي يخصه. يرجى استعادة الحساب أولاً.',
  'This product cannot come back': 'لا يمكن استعادة هذا المنتج',
  'This import of product has {count} invoice products.': {
    one: 'للمنتجات المستوردة في هذه العملية سطر فاتورة واحد.',
    two: 'للمنتجات المستوردة في هذه العملية سطرا فاتورة.',
    few: 'للمنتجات المستوردة في هذه العملية {count} أسطر فواتير.',
    many: 'للمنتجات المستوردة في هذه العملية {count} سطر فاتورة.',
    other: 'للمنتجات المستوردة في هذه العملية {count} سطر فاتورة.',
  },
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
  'This receipt voucher cannot come back': 'لا يمكن استعادة سند القبض هذا',
  'This receipt voucher cannot come back before its customer does. Restore that first.':
    'لا يمكن استعادة سند القبض هذا قبل استعادة الزبون الذي يخصه. يرجى استعادة الزبون أولاً.',
  'This receipt voucher cannot come back before its invoice does. Restore that first.':
    'لا يمكن استعادة سند القبض هذا قبل استعادة الفاتورة التي يخصها. يرجى استعادة الفاتورة أولاً.',
  'This receipt voucher cannot come back before its bank account does. Restore that first.':
    'لا يمكن استعادة سند القبض هذا قبل استعادة الحساب المصرفي الذي يخصه. يرجى استعادة الحساب أولاً.',
  'This receipt voucher has {count} refunds.': {
    one: 'لسند القبض هذا استرداد واحد.',
    two: 'لسند القبض هذا استردادان.',
    few: 'لسند القبض هذا {count} استردادات.',
    many: 'لسند القبض هذا {count} استرداداً.',
    other: 'لسند القبض هذا {count} استرداد.',
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
  '{name} is not in use any more: choose another account.':
    'لم يعد {name} قيد الاستخدام: يلزم اختيار حساب آخر.',
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
  'A quotation mark in row {row} is not closed or stands in the wrong place.':
    'في الصف {row} علامة اقتباس غير مغلقة أو في غير موضعها.',
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
  '{rate} is {percent} % above the rate of {day}, {last}: say why.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من سعر {day} وهو {last}: يلزم ذكر السبب.',
  '{rate} is {percent} % below the rate of {day}, {last}: say why.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من سعر {day} وهو {last}: يلزم ذكر السبب.',
  '{rate} is {percent} % above the rate of the day, {last}: say why.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من سعر ذلك اليوم {last}: يلزم ذكر السبب.',
  '{rate} is {percent} % below the rate of the day, {last}: say why.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من سعر ذلك اليوم {last}: يلزم ذكر السبب.',
  '{label} must not be 0.': 'يجب ألا يكون «{label}» صفراً.',
  'No customer has the code {code}.': 'لا يوجد زبون بالرمز {code}.',
  'opening documents': 'المستندات الافتتاحية',
  'Something of it is settled: it keeps its day.': 'سُدّد شيء منه: يبقى تاريخه كما هو.',
  'Something of it is settled: it stays with its customer.': 'سُدّد شيء منه: يبقى لزبونه.',
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
  '{amount} of it is settled: it comes to no less.': 'سُدّد منه {amount}: لا يقل عن ذلك.',
  '{amount} of this opening document is settled: take that back first.':
    'سُدّد من هذا المستند الافتتاحي {amount}: تراجع عن ذلك أولاً.',
  'Nothing is on account that this opening document still asks for.':
    'لا يوجد على الحساب ما يسدّد هذا المستند الافتتاحي.',
}
