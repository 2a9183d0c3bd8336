/** What only the server says of documents and money: why it refuses. */
export const refusalsOfMoney = {
  '{label} cannot be changed. Cancel this receipt voucher and create a new one.':
    'لا يمكن تغيير «{label}». يلزم إلغاء سند القبض هذا وإنشاء سند جديد.',
  '{rate} is {percent} % below the first rate, {last} of {day}: say why.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من أول سعر {last} بتاريخ {day}: يلزم ذكر السبب.',
  '{rate} is {percent} % above the first rate, {last} of {day}: say why.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من أول سعر {last} بتاريخ {day}: يلزم ذكر السبب.',
  'This is too far from the first rate, {rate} of {day}: work at that.':
    'هذا بعيد جداً عن أول سعر {rate} بتاريخ {day}: يلزم العمل به.',
  'Nothing is settled by more than it comes to.': 'لا يُسدَّد من شيء أكثر من مبلغه.',
  'What is owed is settled by what the same customer paid or was credited.':
    'يُسدَّد الدين مما دفعه الزبون نفسه أو قُيِّد له.',
  'An invoice asks for no less than what settles it.': 'لا يقلّ مبلغ الفاتورة عمّا سُدّد منه.',
  '{number} is applied to this invoice, or was on a past day: its customer cannot change.':
    '{number} مخصص لهذه الفاتورة، الآن أو في يوم سابق: لا يمكن تغيير زبونها.',
  '{amount} was applied on {day}. Cancel receipt {number} and create a new one.':
    'خُصِّص {amount} في {day}. ألغِ سند القبض {number} وأنشئ سندًا جديدًا.',
  '{amount} was applied on {day}. Cancel {number} and create a new one.':
    'خُصِّص {amount} في {day}. ألغِ {number} وأنشئ مستندًا جديدًا.',
  'An invoice with receipt vouchers keeps its customer.': 'تبقى الفاتورة التي لها سندات قبض لزبونها.',
  'Money for an invoice comes from its customer.': 'يُستلم مبلغ الفاتورة من زبونها.',
  'Entry {number} of {date} has the same bill and amount: is this another one?':
    'القيد {number} بتاريخ {date} له رقم الوصل والمبلغ نفسهما: هل هذا قيد آخر؟',
  'Receipt voucher {number} of {date} has this reference: is this another payment?':
    'سند القبض {number} بتاريخ {date} له هذا المرجع: هل هذه دفعة أخرى؟',
  'This is long before the accounts were opened: is it meant?':
    'هذا التاريخ قبل فتح الحسابات بمدة طويلة: هل هو مقصود؟',
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
  'This transfer cannot come back': 'لا يمكن استعادة هذا التحويل',
  'This transfer cannot come back before its bank account does. Restore that first.':
    'لا يمكن استعادة هذا التحويل قبل استعادة الحساب المصرفي الذي يخصه. يرجى استعادة الحساب أولاً.',
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
  'This exchange rate cannot come back': 'لا يمكن استعادة سعر الصرف هذا',
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
  'This invoice has {count} opening document settlements.': {
    one: 'لهذه الفاتورة تسديد واحد بمستند افتتاحي.',
    two: 'لهذه الفاتورة تسديدان بمستند افتتاحي.',
    few: 'لهذه الفاتورة {count} تسديدات بمستندات افتتاحية.',
    many: 'لهذه الفاتورة {count} تسديداً بمستندات افتتاحية.',
    other: 'لهذه الفاتورة {count} تسديد بمستندات افتتاحية.',
  },
  'transfer no': 'رقم التحويل',
  'receipt voucher': 'سند قبض',
  'receipt vouchers': 'سندات القبض',
  'account transfers': 'التحويلات بين الحسابات',
  invoice: 'فاتورة',
  invoices: 'الفواتير',
  'payment voucher': 'سند صرف',
  'payment statement vouchers': 'سندات الصرف',
  'bad debts': 'الديون المعدومة',
  'credit note': 'إشعار دائن',
  'credit notes': 'الإشعارات الدائنة',
  'petty cash sheet': 'قيود النثرية',
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
  'This payment voucher cannot come back': 'لا يمكن استعادة سند الصرف هذا',
  'This payment voucher cannot come back before its customer does. Restore that first.':
    'لا يمكن استعادة سند الصرف هذا قبل استعادة الزبون الذي يخصه. يرجى استعادة الزبون أولاً.',
  'This payment voucher cannot come back before its bank account does. Restore that first.':
    'لا يمكن استعادة سند الصرف هذا قبل استعادة الحساب المصرفي الذي يخصه. يرجى استعادة الحساب أولاً.',
  'This payment voucher cannot come back before its receipt voucher does. Restore that first.':
    'لا يمكن استعادة سند الصرف هذا قبل استعادة سند القبض الذي يخصه. يرجى استعادة سند القبض أولاً.',
  'This payment voucher cannot come back before its credit note does. Restore that first.':
    'لا يمكن استعادة سند الصرف هذا قبل استعادة الإشعار الدائن الذي يخصه. يرجى استعادة الإشعار أولاً.',
  'This petty cash entry cannot come back': 'لا يمكن استعادة قيد النثرية هذا',
  'This petty cash entry cannot come back before its bank account does. Restore that first.':
    'لا يمكن استعادة قيد النثرية هذا قبل استعادة الحساب المصرفي الذي يخصه. يرجى استعادة الحساب أولاً.',
  'This import of product has {count} invoice products.': {
    one: 'للمنتجات المستوردة في هذه العملية سطر فاتورة واحد.',
    two: 'للمنتجات المستوردة في هذه العملية سطرا فاتورة.',
    few: 'للمنتجات المستوردة في هذه العملية {count} أسطر فواتير.',
    many: 'للمنتجات المستوردة في هذه العملية {count} سطر فاتورة.',
    other: 'للمنتجات المستوردة في هذه العملية {count} سطر فاتورة.',
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
  '{name} is not in use any more: choose another account.':
    'لم يعد {name} قيد الاستخدام: يلزم اختيار حساب آخر.',
  'A quotation mark in row {row} is not closed or stands in the wrong place.':
    'في الصف {row} علامة اقتباس غير مغلقة أو في غير موضعها.',
  '{rate} is {percent} % above the rate of {day}, {last}. Only users who may override exchange rates can save it.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من سعر {day} وهو {last}. لا يحفظه إلا من له صلاحية إدخال أسعار صرف يدوية.',
  '{rate} is {percent} % below the rate of {day}, {last}. Only users who may override exchange rates can save it.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من سعر {day} وهو {last}. لا يحفظه إلا من له صلاحية إدخال أسعار صرف يدوية.',
  '{rate} is {percent} % above the rate of the day, {last}: say why.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من سعر ذلك اليوم {last}: يلزم ذكر السبب.',
  '{rate} is {percent} % below the rate of the day, {last}: say why.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من سعر ذلك اليوم {last}: يلزم ذكر السبب.',
  'Something of it is settled: it keeps its day.': 'سُدّد شيء منه: يبقى تاريخه كما هو.',
  'Something of it is settled: it stays with its customer.': 'سُدّد شيء منه: يبقى لزبونه.',
  '{amount} of it is settled: it comes to no less.': 'سُدّد منه {amount}: لا يقل عن ذلك.',
  '{amount} of this opening document is settled: take that back first.':
    'سُدّد من هذا المستند الافتتاحي {amount}: تراجع عن ذلك أولاً.',
  'Nothing is on account that this opening document still asks for.':
    'لا يوجد للزبون رصيد يسدّد هذا المستند الافتتاحي.',
  'The date is after today. Enter {day} or an earlier date.':
    'التاريخ بعد اليوم. يرجى إدخال {day} أو تاريخ أسبق.',
}
