export const reconcile = {
  'Not shown for a past date: {groups}.': 'لا يُعرض لتاريخ سابق: {groups}.',
  'by {name}': 'من قبل {name}',
  'unknown user': 'مستخدم غير معروف',
  'Salesmen can record manual payments, write off debts and change due dates of issued invoices.':
    'يمكن لمندوبي المبيعات تسجيل الدفعات اليدوية وشطب الديون وتغيير تواريخ استحقاق الفواتير الصادرة.',
  'Amounts written off on orders. Customers no longer owe them. A user other than the one who entered them must review them.':
    'مبالغ شُطبت من الطلبات ولا يُطالَب بها الزبائن. يراجعها مستخدم آخر غير من أدخلها.',
  'Transfers in transit': 'تحويلات بالطريق',
  'View document': 'عرض المستند',
  'no reason given': 'لم يُذكر سبب',
  'Rate overrides': 'أسعار صرف يدوية',
  'The custodian has not confirmed these transfers yet. Until then, the money is in no cash box.':
    'لم يؤكد أمين الصندوق استلام هذه التحويلات بعد. ولا تدخل مبالغها في أي صندوق قبل التأكيد.',
  'Daily rate is set': 'سعر اليوم محدد',
  'These IQD amounts use a rate that differs from the daily rate by more than 2 %.':
    'سعر صرف هذه المبالغ بالدينار يختلف عن سعر اليوم بأكثر من ‎2%‎.',
  'What was typed makes it this rate.': 'سعر محسوب من الدفعة اليدوية.',
  '{amount} is applied to {invoice_no}, oldest credit first.':
    'يُخصَّص {amount} للفاتورة {invoice_no}، بدءاً بالأقدم.',
  'The manual payment of {amount} becomes a receipt voucher from {customer}. Paid and outstanding amounts stay the same.':
    'تتحول الدفعة اليدوية {amount} إلى سند قبض من {customer}. ويبقى المدفوع والمتبقي كما هما.',
  'The manual payment of {amount} becomes a receipt voucher from {customer}. The invoice is cancelled, so the amount becomes unapplied credit.':
    'تتحول الدفعة اليدوية {amount} إلى سند قبض من {customer}. الفاتورة ملغاة، لذلك يصبح المبلغ رصيداً دائناً غير مخصص.',
  '{rate}, implied by the manual payment of {amount}': '{rate}، محسوب من الدفعة اليدوية {amount}',
  '{document} moved to {account}.': 'تم نقل {document} إلى {account}.',
  '{amount} outstanding on {invoice_no}': 'المتبقي من الفاتورة {invoice_no} هو {amount}',
  'Transfers with one account': 'تحويلات بطرف واحد',
  'These transfers have only one account. A user other than the one who created them must review them.':
    'أدخلت مبالغ من غير حساب أو أخرجتها إلى غير حساب. يراجعها مستخدم آخر غير من كتبها.',
  'Mark as reviewed': 'تحديد كمُراجَع',
  'Reviewed by': 'تمت المراجعة من قبل',
  'Reviewed on': 'وقت المراجعة',
  'Transfer marked as reviewed.': 'تمت مراجعة التحويل.',
  'Only transfers with one account can be reviewed.': 'لا يُراجَع إلا تحويل بطرف واحد.',
  'Manual payments marked as reviewed.': 'تمت مراجعة الدفعات اليدوية.',
  'Write-off marked as reviewed.': 'تمت مراجعة المبلغ المشطوب.',
  'Only write-offs that were entered on orders can be reviewed.': 'لا يُراجَع إلا ما شُطب من الطلبات.',
  'The manual payments have changed since you opened them. Review them and try again.':
    'تغيّرت الدفعات اليدوية منذ أن فتحتها. راجعها وحاول مرة أخرى.',
  'Another user must review your entry.': 'يلزم أن يراجع مستخدم آخر ما كتبته.',
  '{label} {number}': '{label} {number}',
  '{label} {voucher_no} created for the other currency.': 'تم إنشاء {label} {voucher_no} للعملة الأخرى.',
  'Create voucher for {invoice_no}': 'إنشاء سند للفاتورة {invoice_no}',
  'Account for {document}': 'حساب {document}',
  'Unknown accounts': 'حسابات غير معروفة',
  'All amounts are in an account, have an exchange rate and are applied to invoices.':
    'جميع المبالغ في حسابات، ولها سعر صرف، ومخصصة لفواتير.',
  'This voucher is fully applied. Choose another voucher.': 'هذا السند مخصص بالكامل. يرجى اختيار سند آخر.',
  'Each account holds one currency. Amounts in the other currency are not included in any balance.':
    'لكل حساب عملة واحدة. المبالغ بالعملة الأخرى لا تدخل في أي رصيد.',
  'Splits into two vouchers': 'يُقسم إلى سندين',
  'Choose an account': 'اختيار حساب',
  'Choose an IQD account.': 'يرجى اختيار حساب بالدينار.',
  'Choose a USD account.': 'يرجى اختيار حساب بالدولار.',
  'Update order': 'تعديل الطلب',
  'Payments and credits of customers that are not applied to an invoice yet.':
    'دفعات وأرصدة دائنة للزبائن لم تُخصَّص لفواتير بعد.',
  'IQD without exchange rate': 'مبالغ بالدينار بلا سعر صرف',
  'Everything is reconciled': 'لا يوجد ما يحتاج إلى تسوية',
  'Choose an account for this voucher before you split the voucher.':
    'يرجى اختيار حساب لهذا السند قبل تقسيمه.',
  'In {account}': 'في {account}',
  'Currency mismatch': 'اختلاف العملة',
  'Split voucher?': 'هل تريد تقسيم السند؟',
  'Move to account': 'نقل إلى الحساب',
  'no daily rate for this date': 'لم يُحدد سعر اليوم لهذا التاريخ',
  'No open invoices': 'لا توجد فواتير مفتوحة',
  'Payment that was typed on the order': 'دفعة يدوية مسجلة في الطلب',
  'Proposed account': 'الحساب المقترح',
  'Proposed rate': 'سعر الصرف المقترح',
  'Rate date': 'تاريخ السعر',
  Receipt: 'قبض',
  'Set exchange rate': 'تحديد سعر الصرف',
  'Account entered: {account}': 'الحساب المذكور: {account}',
  'Set rate to {rate}': 'اعتماد السعر {rate}',
  'Show {count} more': {
    zero: 'عرض المزيد',
    one: 'عرض سطر آخر',
    two: 'عرض سطرين آخرين',
    few: 'عرض {count} أسطر أخرى',
    many: 'عرض {count} سطراً آخر',
    other: 'عرض {count} سطر آخر',
  },
  'The manual payment has changed to {amount}. Review it and try again.':
    'تغيّرت الدفعة اليدوية إلى {amount}. يرجى مراجعتها وإعادة المحاولة.',
  'Payments recorded manually on orders. No receipt voucher shows where the money is. A user other than the one who recorded them must review them.':
    'دفعات سُجّلت يدوياً في الطلبات، ولا يوجد سند قبض يبيّن أين المبلغ. يراجعها مستخدم آخر غير من سجّلها.',
  'Split voucher': 'تقسيم السند',
  'Use voucher {voucher_no}': 'استخدام السند {voucher_no}',
  'Showing the first {shown} of {all}. More appear as you resolve these.':
    'يظهر أول {shown} من أصل {all}. ويظهر المزيد كلما تمت تسويتها.',
  'daily rate for {date}': 'سعر اليوم بتاريخ {date}',
  'These IQD amounts have no exchange rate. They cannot be applied to invoices until you set one.':
    'هذه المبالغ بالدينار بلا سعر صرف. لا يمكن تخصيصها للفواتير قبل تحديد السعر.',
  'Choose a receipt voucher of the same invoice.': 'يرجى اختيار سند قبض للفاتورة نفسها.',
  'This voucher does not need an exchange rate. Leave the rate empty.':
    'هذا السند لا يحتاج إلى سعر صرف. يرجى ترك السعر فارغاً.',
  'This voucher has only one currency and cannot be split.': 'هذا السند بعملة واحدة فقط ولا يمكن تقسيمه.',
  'The invoice is cancelled.': 'الفاتورة ملغاة.',
  'To Reconcile': 'بانتظار التسوية',
  'Apply to {invoice_no}': 'تخصيص للفاتورة {invoice_no}',
  Voucher: 'سند',
  'Rate of voucher {number} set to {rate}.': 'تم اعتماد السعر {rate} للسند {number}.',
  'Voucher {voucher_no} replaces the manual payment.': 'السند {voucher_no} حلّ محل الدفعة اليدوية.',
  'The {currency} amount moves to a new voucher in {account}. The rest stays on the current voucher.':
    'يُنقل المبلغ بعملة {currency} إلى سند جديد في {account}. ويبقى الباقي في السند الحالي.',
  'The account entered on these vouchers does not exist, so their amounts are not included in any balance.':
    'الحساب المذكور في هذه السندات غير موجود، لذلك لا تدخل مبالغها في أي رصيد.',
  'Create voucher': 'إنشاء سند',
  'You do not have permission to create receipt vouchers.': 'ليست لديك صلاحية إنشاء سندات القبض.',
  'You do not have permission to create and update payment vouchers.':
    'ليست لديك صلاحية إنشاء سندات الصرف وتعديلها.',
  'You do not have permission to create and update receipt vouchers.':
    'ليست لديك صلاحية إنشاء سندات القبض وتعديلها.',
  '{rate}, daily rate {day_rate}': '{rate}، وسعر اليوم {day_rate}',
  '{count} to reconcile': {
    zero: 'لا شيء بانتظار التسوية',
    one: 'بند واحد بانتظار التسوية',
    two: 'بندان بانتظار التسوية',
    few: '{count} بنود بانتظار التسوية',
    many: '{count} بنداً بانتظار التسوية',
    other: '{count} بند بانتظار التسوية',
  },
  'to reconcile': 'بانتظار التسوية',
  'Petty cash without a cash box': 'نثرية بلا صندوق',
  'These petty cash entries have no cash box, so their amounts are not included in any balance.':
    'لا تذكر قيود النثرية هذه صندوقاً، فلا تدخل مبالغها في أي رصيد.',
  'Choose cash box': 'اختيار الصندوق',
}
