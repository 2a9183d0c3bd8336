/** What only the server says of documents and money: why it refuses. */
export const refusalsOfMoney = {
  '{label} cannot be changed. Cancel this receipt voucher and create a new one.':
    'لا يمكن تغيير «{label}». يلزم إلغاء سند القبض هذا وإنشاء سند جديد.',
  '{rate} is {percent} % below the first rate, {last} ({day}). Enter a reason.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من أول سعر {last} بتاريخ {day}: يلزم ذكر السبب.',
  '{rate} is {percent} % above the first rate, {last} ({day}). Enter a reason.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من أول سعر {last} بتاريخ {day}: يلزم ذكر السبب.',
  'Rate differs too much from the first rate, {rate} ({day}). Use the first rate.':
    'هذا بعيد جداً عن أول سعر {rate} بتاريخ {day}: يلزم العمل به.',
  'Applied amount exceeds the amount available. Enter a smaller amount.':
    'المبلغ المخصص أكبر من المبلغ المتاح. يرجى إدخال مبلغ أقل.',
  'Payments and credits can only be applied to documents of the same customer.':
    'لا يمكن تخصيص الدفعات والأرصدة الدائنة إلا لمستندات الزبون نفسه.',
  'Grand total cannot be less than the amount already applied or credited.':
    'لا يمكن أن يقل المجموع الكلي عن المبالغ المخصصة ومبالغ الإشعارات الدائنة.',
  '{number} is or was applied to this invoice, so its customer cannot be changed.':
    '{number} مخصص لهذه الفاتورة، الآن أو في يوم سابق: لا يمكن تغيير زبونها.',
  '{amount} was applied on {day}. Cancel receipt {number} and create a new one.':
    'خُصِّص {amount} في {day}. ألغِ سند القبض {number} وأنشئ سندًا جديدًا.',
  '{amount} was applied on {day}. Cancel {number} and create a new one.':
    'خُصِّص {amount} في {day}. ألغِ {number} وأنشئ مستندًا جديدًا.',
  'From Account must be the customer of the invoice.': 'يجب أن يكون الزبون في «من حساب» هو زبون الفاتورة.',
  'Entry {number} of {date} has the same receipt number and amount. Check that this entry is not a duplicate.':
    'القيد {number} بتاريخ {date} له رقم الوصل والمبلغ نفسهما. يرجى التأكد من أن هذا القيد غير مكرر.',
  'Receipt voucher {number} of {date} has the same reference. Check that this payment is not a duplicate.':
    'سند القبض {number} بتاريخ {date} له رقم المرجع نفسه. يرجى التأكد من أن هذه الدفعة غير مكررة.',
  'This date is long before the first account was opened. Check the date.':
    'هذا التاريخ يسبق فتح أول حساب بمدة طويلة. يرجى التحقق من التاريخ.',
  'You do not have permission to change the due date of an issued invoice.':
    'ليست لديك صلاحية تغيير تاريخ استحقاق فاتورة صادرة.',
  'This refund was made at {rate}, so its rate cannot be changed. Cancel the voucher and create a new one.':
    'صُرف هذا الاسترداد بسعر {rate}، لذلك لا يمكن تغيير سعره. يرجى إلغاء السند وإنشاء سند جديد.',
  'This voucher was applied at {rate}, so its rate cannot be changed. Cancel the voucher and create a new one.':
    'خُصّص هذا السند بسعر {rate}، لذلك لا يمكن تغيير سعره. يرجى إلغاء السند وإنشاء سند جديد.',
  'This rate is too far from the daily rate of {rate}. Use the daily rate, or ask a user with the “Override exchange rates” permission.':
    'هذا السعر بعيد جداً عن سعر اليوم {rate}. يرجى استخدام سعر اليوم، أو الاستعانة بمستخدم لديه صلاحية «إدخال أسعار صرف يدوية».',
  'The order of this invoice has manual payments of {amount}. Cancel the invoice instead, or remove the manual payments first.':
    'في طلب هذه الفاتورة دفعات يدوية قدرها {amount}. يرجى إلغاء الفاتورة بدلاً من حذفها، أو إزالة الدفعات اليدوية أولاً.',
  'This transfer cannot be restored': 'لا يمكن استعادة هذا التحويل',
  'This transfer cannot be restored because its bank account is deleted. Restore the bank account first.':
    'لا يمكن استعادة هذا التحويل لأن حسابه المصرفي محذوف. يرجى استعادة الحساب المصرفي أولاً.',
  'This bank account cannot be restored': 'لا يمكن استعادة هذا الحساب المصرفي',
  'This bank account cannot be deleted because it has {count} vouchers.': {
    one: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بسند واحد.',
    two: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بسندين.',
    few: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بـ{count} سندات.',
    many: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بـ{count} سنداً.',
    other: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بـ{count} سند.',
  },
  'This bank account cannot be deleted because it has {count} documents.': {
    one: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بمستند واحد.',
    two: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بمستندين.',
    few: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بـ{count} مستندات.',
    many: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بـ{count} مستنداً.',
    other: 'لا يمكن حذف هذا الحساب المصرفي لأنه مرتبط بـ{count} مستند.',
  },
  'This bad debt cannot be restored': 'لا يمكن استعادة هذا الدين المعدوم',
  'This bad debt cannot be restored because its customer is deleted. Restore the customer first.':
    'لا يمكن استعادة هذا الدين المعدوم لأن زبونه محذوف. يرجى استعادة الزبون أولاً.',
  'This bad debt cannot be restored because its invoice is deleted. Restore the invoice first.':
    'لا يمكن استعادة هذا الدين المعدوم لأن فاتورته محذوفة. يرجى استعادة الفاتورة أولاً.',
  'This cash closing cannot be restored because its bank account is deleted. Restore the bank account first.':
    'لا يمكن استعادة إقفال الصندوق هذا لأن حسابه المصرفي محذوف. يرجى استعادة الحساب المصرفي أولاً.',
  'This credit note cannot be restored': 'لا يمكن استعادة هذا الإشعار الدائن',
  'This credit note cannot be restored because its customer is deleted. Restore the customer first.':
    'لا يمكن استعادة هذا الإشعار الدائن لأن زبونه محذوف. يرجى استعادة الزبون أولاً.',
  'This credit note cannot be restored because its invoice is deleted. Restore the invoice first.':
    'لا يمكن استعادة هذا الإشعار الدائن لأن فاتورته محذوفة. يرجى استعادة الفاتورة أولاً.',
  'This credit note cannot be deleted because it has {count} refunds.': {
    one: 'لا يمكن حذف هذا الإشعار الدائن لأنه مرتبط باسترداد واحد.',
    two: 'لا يمكن حذف هذا الإشعار الدائن لأنه مرتبط باستردادين.',
    few: 'لا يمكن حذف هذا الإشعار الدائن لأنه مرتبط بـ{count} عمليات استرداد.',
    many: 'لا يمكن حذف هذا الإشعار الدائن لأنه مرتبط بـ{count} عملية استرداد.',
    other: 'لا يمكن حذف هذا الإشعار الدائن لأنه مرتبط بـ{count} عملية استرداد.',
  },
  'This customer cannot be deleted because it has {count} invoices.': {
    one: 'لا يمكن حذف هذا الزبون لأنه مرتبط بفاتورة واحدة.',
    two: 'لا يمكن حذف هذا الزبون لأنه مرتبط بفاتورتين.',
    few: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} فواتير.',
    many: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} فاتورة.',
    other: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} فاتورة.',
  },
  'This customer cannot be deleted because it has {count} receipt vouchers.': {
    one: 'لا يمكن حذف هذا الزبون لأنه مرتبط بسند قبض واحد.',
    two: 'لا يمكن حذف هذا الزبون لأنه مرتبط بسندي قبض.',
    few: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} سندات قبض.',
    many: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} سند قبض.',
    other: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} سند قبض.',
  },
  'This customer cannot be deleted because it has {count} bad debts.': {
    one: 'لا يمكن حذف هذا الزبون لأنه مرتبط بدين معدوم واحد.',
    two: 'لا يمكن حذف هذا الزبون لأنه مرتبط بدينين معدومين.',
    few: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} ديون معدومة.',
    many: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} ديناً معدوماً.',
    other: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} دين معدوم.',
  },
  'This customer cannot be deleted because it has {count} credit notes.': {
    one: 'لا يمكن حذف هذا الزبون لأنه مرتبط بإشعار دائن واحد.',
    two: 'لا يمكن حذف هذا الزبون لأنه مرتبط بإشعارين دائنين.',
    few: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} إشعارات دائنة.',
    many: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} إشعاراً دائناً.',
    other: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} إشعار دائن.',
  },
  'This customer cannot be deleted because it has {count} payment vouchers.': {
    one: 'لا يمكن حذف هذا الزبون لأنه مرتبط بسند صرف واحد.',
    two: 'لا يمكن حذف هذا الزبون لأنه مرتبط بسندي صرف.',
    few: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} سندات صرف.',
    many: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} سند صرف.',
    other: 'لا يمكن حذف هذا الزبون لأنه مرتبط بـ{count} سند صرف.',
  },
  'This import cannot be undone because its customers have {count} invoices.': {
    one: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بفاتورة واحدة.',
    two: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بفاتورتين.',
    few: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} فواتير.',
    many: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} فاتورة.',
    other: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} فاتورة.',
  },
  'This import cannot be undone because its customers have {count} receipt vouchers.': {
    one: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بسند قبض واحد.',
    two: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بسندي قبض.',
    few: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} سندات قبض.',
    many: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} سند قبض.',
    other: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} سند قبض.',
  },
  'This import cannot be undone because its customers have {count} bad debts.': {
    one: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بدين معدوم واحد.',
    two: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بدينين معدومين.',
    few: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} ديون معدومة.',
    many: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} ديناً معدوماً.',
    other: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} دين معدوم.',
  },
  'This import cannot be undone because its customers have {count} credit notes.': {
    one: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بإشعار دائن واحد.',
    two: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بإشعارين دائنين.',
    few: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} إشعارات دائنة.',
    many: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} إشعاراً دائناً.',
    other: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} إشعار دائن.',
  },
  'This import cannot be undone because its customers have {count} payment vouchers.': {
    one: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بسند صرف واحد.',
    two: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بسندي صرف.',
    few: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} سندات صرف.',
    many: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} سند صرف.',
    other: 'لا يمكن التراجع عن هذا الاستيراد لأن الزبائن المستوردين مرتبطون بـ{count} سند صرف.',
  },
  'This exchange rate cannot be restored': 'لا يمكن استعادة سعر الصرف هذا',
  'This order cannot be restored': 'لا يمكن استعادة هذا الطلب',
  'This order cannot be restored because its invoice is deleted. Restore the invoice first.':
    'لا يمكن استعادة هذا الطلب لأن فاتورته محذوفة. يرجى استعادة الفاتورة أولاً.',
  'This invoice cannot be restored': 'لا يمكن استعادة هذه الفاتورة',
  'This invoice cannot be restored because its customer is deleted. Restore the customer first.':
    'لا يمكن استعادة هذه الفاتورة لأن زبونها محذوف. يرجى استعادة الزبون أولاً.',
  'This invoice cannot be deleted because it has {count} receipt vouchers.': {
    one: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بسند قبض واحد.',
    two: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بسندي قبض.',
    few: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} سندات قبض.',
    many: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} سند قبض.',
    other: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} سند قبض.',
  },
  'This invoice cannot be deleted because it has {count} applied receipts.': {
    one: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بسند قبض واحد مخصص لها.',
    two: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بسندي قبض مخصصين لها.',
    few: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} سندات قبض مخصصة لها.',
    many: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} سند قبض مخصصاً لها.',
    other: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} سند قبض مخصص لها.',
  },
  'This invoice cannot be deleted because it has {count} bad debts.': {
    one: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بدين معدوم واحد.',
    two: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بدينين معدومين.',
    few: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} ديون معدومة.',
    many: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} ديناً معدوماً.',
    other: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} دين معدوم.',
  },
  'This invoice cannot be deleted because it has {count} credit notes.': {
    one: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بإشعار دائن واحد.',
    two: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بإشعارين دائنين.',
    few: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} إشعارات دائنة.',
    many: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} إشعاراً دائناً.',
    other: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} إشعار دائن.',
  },
  'This invoice cannot be deleted because it has {count} applied credit notes.': {
    one: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بإشعار دائن واحد مخصص لها.',
    two: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بإشعارين دائنين مخصصين لها.',
    few: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} إشعارات دائنة مخصصة لها.',
    many: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} إشعاراً دائناً مخصصاً لها.',
    other: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} إشعار دائن مخصص لها.',
  },
  'This invoice cannot be deleted because it has {count} applied opening balances.': {
    one: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة برصيد افتتاحي واحد مخصص لها.',
    two: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة برصيدين افتتاحيين مخصصين لها.',
    few: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} أرصدة افتتاحية مخصصة لها.',
    many: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} رصيداً افتتاحياً مخصصاً لها.',
    other: 'لا يمكن حذف هذه الفاتورة لأنها مرتبطة بـ{count} رصيد افتتاحي مخصص لها.',
  },
  'transfer no': 'رقم التحويل',
  'receipt voucher': 'سند قبض',
  'receipt vouchers': 'سندات القبض',
  transfers: 'التحويلات',
  invoice: 'فاتورة',
  invoices: 'الفواتير',
  'payment voucher': 'سند صرف',
  'payment vouchers': 'سندات الصرف',
  'bad debts': 'الديون المعدومة',
  'credit note': 'إشعار دائن',
  'credit notes': 'الإشعارات الدائنة',
  'petty cash entries': 'قيود النثرية',
  'bank account': 'حساب مصرفي',
  'bank accounts': 'الحسابات المصرفية',
  'order no': 'رقم الطلب',
  'invoice no': 'رقم الفاتورة',
  'voucher no': 'رقم السند',
  'bad debt no': 'رقم الدين المعدوم',
  'credit note no': 'رقم الإشعار الدائن',
  'from account': 'من حساب',
  'to account': 'إلى حساب',
  account: 'الحساب',
  'petty cash account': 'حساب النثرية',
  'default account': 'الحساب الافتراضي',
  'This payment voucher cannot be restored': 'لا يمكن استعادة سند الصرف هذا',
  'This payment voucher cannot be restored because its customer is deleted. Restore the customer first.':
    'لا يمكن استعادة سند الصرف هذا لأن زبونه محذوف. يرجى استعادة الزبون أولاً.',
  'This payment voucher cannot be restored because its bank account is deleted. Restore the bank account first.':
    'لا يمكن استعادة سند الصرف هذا لأن حسابه المصرفي محذوف. يرجى استعادة الحساب المصرفي أولاً.',
  'This payment voucher cannot be restored because its receipt voucher is deleted. Restore the receipt voucher first.':
    'لا يمكن استعادة سند الصرف هذا لأن سند القبض الذي يخصه محذوف. يرجى استعادة سند القبض أولاً.',
  'This payment voucher cannot be restored because its credit note is deleted. Restore the credit note first.':
    'لا يمكن استعادة سند الصرف هذا لأن الإشعار الدائن الذي يخصه محذوف. يرجى استعادة الإشعار الدائن أولاً.',
  'This petty cash entry cannot be restored': 'لا يمكن استعادة قيد النثرية هذا',
  'This petty cash entry cannot be restored because its bank account is deleted. Restore the bank account first.':
    'لا يمكن استعادة قيد النثرية هذا لأن حسابه المصرفي محذوف. يرجى استعادة الحساب المصرفي أولاً.',
  'This import cannot be undone because its products have {count} invoice products.': {
    one: 'لا يمكن التراجع عن هذا الاستيراد لأن المنتجات المستوردة مرتبطة بسطر فاتورة واحد.',
    two: 'لا يمكن التراجع عن هذا الاستيراد لأن المنتجات المستوردة مرتبطة بسطري فاتورة.',
    few: 'لا يمكن التراجع عن هذا الاستيراد لأن المنتجات المستوردة مرتبطة بـ{count} أسطر فواتير.',
    many: 'لا يمكن التراجع عن هذا الاستيراد لأن المنتجات المستوردة مرتبطة بـ{count} سطر فاتورة.',
    other: 'لا يمكن التراجع عن هذا الاستيراد لأن المنتجات المستوردة مرتبطة بـ{count} سطر فاتورة.',
  },
  'This receipt voucher cannot be restored': 'لا يمكن استعادة سند القبض هذا',
  'This receipt voucher cannot be restored because its customer is deleted. Restore the customer first.':
    'لا يمكن استعادة سند القبض هذا لأن زبونه محذوف. يرجى استعادة الزبون أولاً.',
  'This receipt voucher cannot be restored because its invoice is deleted. Restore the invoice first.':
    'لا يمكن استعادة سند القبض هذا لأن فاتورته محذوفة. يرجى استعادة الفاتورة أولاً.',
  'This receipt voucher cannot be restored because its bank account is deleted. Restore the bank account first.':
    'لا يمكن استعادة سند القبض هذا لأن حسابه المصرفي محذوف. يرجى استعادة الحساب المصرفي أولاً.',
  'This receipt voucher cannot be deleted because it has {count} refunds.': {
    one: 'لا يمكن حذف سند القبض هذا لأنه مرتبط باسترداد واحد.',
    two: 'لا يمكن حذف سند القبض هذا لأنه مرتبط باستردادين.',
    few: 'لا يمكن حذف سند القبض هذا لأنه مرتبط بـ{count} عمليات استرداد.',
    many: 'لا يمكن حذف سند القبض هذا لأنه مرتبط بـ{count} عملية استرداد.',
    other: 'لا يمكن حذف سند القبض هذا لأنه مرتبط بـ{count} عملية استرداد.',
  },
  '{name} is inactive. Choose another account.': 'الحساب {name} غير فعال. يرجى اختيار حساب آخر.',
  'Row {row} has a misplaced or unclosed quotation mark. Correct the file and try again.':
    'في الصف {row} علامة اقتباس غير مغلقة أو في غير موضعها. يرجى تصحيح الملف وإعادة المحاولة.',
  '{rate} is {percent} % above the daily rate for {day} ({last}). Only users who can override exchange rates can save it.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من سعر {day} وهو {last}. لا يحفظه إلا من له صلاحية إدخال أسعار صرف يدوية.',
  '{rate} is {percent} % below the daily rate for {day} ({last}). Only users who can override exchange rates can save it.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من سعر {day} وهو {last}. لا يحفظه إلا من له صلاحية إدخال أسعار صرف يدوية.',
  '{rate} is {percent} % above the daily rate ({last}). Enter a reason.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من سعر اليوم ({last}). يرجى إدخال السبب.',
  '{rate} is {percent} % below the daily rate ({last}). Enter a reason.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من سعر اليوم ({last}). يرجى إدخال السبب.',
  'This opening balance has applied amounts, so its date cannot be changed.':
    'لهذا الرصيد الافتتاحي مبالغ مخصصة، لذلك لا يمكن تغيير التاريخ.',
  'This opening balance has applied amounts, so its customer cannot be changed.':
    'لهذا الرصيد الافتتاحي مبالغ مخصصة، لذلك لا يمكن تغيير الزبون.',
  'Amount cannot be less than the {amount} already applied.':
    'لا يمكن أن يقل المبلغ عن {amount}، وهو المبلغ المخصص.',
  'This opening balance has {amount} applied and cannot be deleted. Unapply the amount first.':
    'لا يمكن حذف هذا الرصيد الافتتاحي لأن له مبالغ مخصصة قدرها {amount}. يرجى إلغاء التخصيص أولاً.',
  'No credit was applied. The customer has no unapplied credit, or nothing is due on this opening balance.':
    'لم يُخصَّص أي رصيد. ليس للزبون رصيد دائن غير مخصص، أو لا مبلغ مستحق على هذا الرصيد الافتتاحي.',
  'The date is after today. Enter {day} or an earlier date.':
    'التاريخ بعد اليوم. يرجى إدخال {day} أو تاريخ أسبق.',
  '{name} is closed for {day}. Ask a superuser to reopen the day.':
    '{name} مقفل ليوم {day}. يرجى الطلب من المشرف العام إعادة فتح اليوم.',
}
