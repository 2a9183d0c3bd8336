export const reconcile = {
  'Left out, since the books tell of it for now alone: {groups}.':
    'غير معروض هنا، لأن الدفاتر تبيّنه للوقت الحاضر فقط: {groups}.',
  'by {name}': 'من قبل {name}',
  'nobody knows who': 'لا يُعرف من قام بذلك',
  'Salesmen may type payments, write debts off and change when an issued invoice is due.':
    'يُسمح للمندوبين بإدخال المدفوعات يدوياً وشطب الديون وتغيير موعد استحقاق الفواتير الصادرة.',
  'Somebody said that it is not expected any more. Nobody asks the customer for it.':
    'قيل إنه لم يعد متوقعاً تحصيله، فلا يُطالَب به الزبون.',
  'Written off by hand': 'مبالغ مشطوبة يدوياً',
  'Handed over and not confirmed': 'مبالغ سُلّمت ولم يُؤكَّد وصولها',
  'Look at it': 'عرضه',
  'no reason was said': 'لم يُذكر سبب',
  Person: 'الشخص',
  'Rate far from its day': 'سعر بعيد عن سعر يومه',
  'Somebody handed it over, and whoever keeps the box has not confirmed it: until then it is in no box.':
    'سُلّم المبلغ ولم يؤكد أمين الصندوق وصوله بعد، فهو حتى ذلك الحين ليس في أي صندوق.',
  'The day has a rate': 'لليوم سعر صرف',
  'These dinars count at a rate that differs from that of their day by more than 2 %.':
    'تُحتسب هذه الدنانير بسعر يختلف عن سعر يومها بأكثر من 2%.',
  'What was typed makes it this rate.': 'المبلغ المُدخل يدوياً يجعل السعر هكذا.',
  '{amount} settles {invoice_no}, the oldest money first.':
    'تسدّد {amount} الفاتورة {invoice_no}، بدءاً بأقدم الأموال.',
  '{amount} that was typed becomes a receipt voucher from {customer}. What is paid and outstanding stays as it is.':
    'المبلغ {amount} المُدخل يدوياً يصبح سند قبض من {customer}. ويبقى المدفوع والمتبقي كما هما.',
  '{amount} that was typed becomes a receipt voucher from {customer}, on account: the invoice is cancelled and asks for nothing.':
    'المبلغ {amount} المُدخل يدوياً يصبح سند قبض من {customer}، رصيداً له: الفاتورة ملغاة ولا يُطالَب بها.',
  '{amount} was typed, which makes it {rate}': 'أُدخل {amount}، فيكون السعر {rate}',
  '{document} is in {account}.': '{document} الآن في {account}.',
  '{invoice_no} asks for {amount}': 'المطلوب عن {invoice_no} هو {amount}',
  'Transfers with one side': 'تحويلات بطرف واحد',
  'They brought money from no account, or took it out to none. Another user than the writer reviews them.':
    'أدخلت مبالغ من غير حساب أو أخرجتها إلى غير حساب. يراجعها مستخدم آخر غير من كتبها.',
  'Mark as reviewed': 'تحديد كمُراجَع',
  'Reviewed by': 'تمت المراجعة من قبل',
  'Reviewed at': 'وقت المراجعة',
  'The transfer is reviewed.': 'تمت مراجعة التحويل.',
  'Only a transfer with one side is reviewed.': 'لا يُراجَع إلا تحويل بطرف واحد.',
  'Another user has to review what you wrote.': 'يلزم أن يراجع مستخدم آخر ما كتبته.',
  '{label} {number}': '{label} {number}',
  '{label} {voucher_no} took what was in the other currency.':
    '{label} {voucher_no} أخذ ما كان بالعملة الأخرى.',
  'A voucher for {invoice_no}': 'سند للفاتورة {invoice_no}',
  'Account for {document}': 'حساب {document}',
  'Accounts that do not exist': 'حسابات غير موجودة',
  'All money is in an account, has a rate and settles an invoice.':
    'جميع الأموال في حسابات، ولها سعر صرف، وتسدّد فواتير.',
  'All that this voucher brought settles something already.':
    'كل ما جاء به هذا السند مستخدم في التسديد مسبقاً.',
  'An account holds one currency. What came in or went out in the other one is in no balance.':
    'لكل حساب عملة واحدة، وما قُبض أو صُرف بالعملة الأخرى لا يدخل في أي رصيد.',
  'Becomes two': 'يصبح سندين',
  'Choose an account': 'اختيار حساب',
  'Choose an account that holds IQD.': 'يرجى اختيار حساب بالدينار (IQD).',
  'Choose an account that holds USD.': 'يرجى اختيار حساب بالدولار (USD).',
  'Correct it': 'تصحيح',
  'Customers have paid it beyond what it settles. It is theirs until an invoice uses it.':
    'دفعها الزبائن زيادةً على ما تسدّده، وتبقى لهم حتى تُستخدم في فاتورة.',
  'Dinars without a rate': 'دنانير بلا سعر صرف',
  'Everything is in its place': 'كل شيء في مكانه',
  'First choose the account of the voucher.': 'يرجى اختيار حساب السند أولاً.',
  'In {account}': 'في {account}',
  'In an account of the other currency': 'في حساب بالعملة الأخرى',
  'Make two vouchers': 'تقسيم إلى سندين',
  'Make two vouchers of it?': 'هل تريد تقسيمه إلى سندين؟',
  'Money on account': 'أرصدة للزبائن',
  'Money typed by hand': 'مبالغ مُدخلة يدوياً',
  Move: 'نقل',
  'no rate is known of its day': 'لا يُعرف سعر الصرف في ذلك اليوم',
  'Nothing of it is owed yet': 'لا توجد فاتورة لتسديدها بعد',
  'Payment that was typed on the order': 'دفعة أُدخلت يدوياً على الطلب',
  'Proposed account': 'الحساب المقترح',
  'Proposed rate': 'سعر الصرف المقترح',
  'Rate of': 'تاريخ سعر الصرف',
  Receipt: 'قبض',
  'Say a rate': 'إدخال سعر الصرف',
  'Says {account}': 'المذكور: {account}',
  'Set {rate}': 'اعتماد {rate}',
  'Show {count} more': {
    zero: 'عرض المزيد',
    one: 'عرض سطر آخر',
    two: 'عرض سطرين آخرين',
    few: 'عرض {count} أسطر أخرى',
    many: 'عرض {count} سطراً آخر',
    other: 'عرض {count} سطر آخر',
  },
  'Somebody has changed it: {amount} is typed now.':
    'تم تغييره في هذه الأثناء: المبلغ المُدخل الآن هو {amount}.',
  'Somebody typed that it was paid. No voucher says where the money is.':
    'أُدخل يدوياً أنها مدفوعة، ولا يوجد سند يبيّن مكان المال.',
  Split: 'تقسيم',
  'Take voucher {voucher_no}': 'استخدام السند {voucher_no}',
  'The first {shown} of {all}; more come as these go.':
    'أول {shown} من أصل {all}؛ ويظهر المزيد كلما أُنجزت هذه.',
  'the rate of {date}': 'سعر الصرف ليوم {date}',
  'These dinars came in and count nothing yet: they settle no invoice until they have a rate.':
    'قُبضت هذه الدنانير ولا تُحتسب بعد، فهي لا تسدّد أي فاتورة حتى يُحدَّد لها سعر صرف.',
  'This is no voucher of the same invoice.': 'هذا السند لا يعود إلى الفاتورة نفسها.',
  'This voucher has no dinars without a rate.': 'لا توجد في هذا السند دنانير بلا سعر صرف.',
  'This voucher has one currency: it needs no second voucher.':
    'هذا السند بعملة واحدة، ولا يحتاج إلى سند ثانٍ.',
  'Its invoice is cancelled.': 'فاتورة هذا الطلب ملغاة.',
  'To Reconcile': 'بانتظار التسوية',
  'Use for {invoice_no}': 'استخدام للفاتورة {invoice_no}',
  Voucher: 'سند',
  'Voucher {number} counts at {rate}.': 'السند {number} محتسب بسعر {rate}.',
  'Voucher {voucher_no} stands for the money that was typed.':
    'السند {voucher_no} حلّ محل المبلغ المُدخل يدوياً.',
  'What is in {currency} gets a voucher of its own in {account}; the rest stays where it is.':
    'يُنقل ما هو بعملة {currency} إلى سند مستقل في {account}، ويبقى الباقي في مكانه.',
  'What these vouchers name is no account, so that no balance counts their money.':
    'ما تذكره هذه السندات ليس حساباً، فلا تدخل أموالها في أي رصيد.',
  'Write a voucher': 'كتابة سند',
  'Write the voucher': 'كتابة السند',
  'You do not have permission to create receipt vouchers.': 'ليست لديك صلاحية إنشاء سندات القبض.',
  'You do not have permission to write payment vouchers.': 'ليست لديك صلاحية كتابة سندات الصرف.',
  'You do not have permission to write receipt vouchers.': 'ليست لديك صلاحية كتابة سندات القبض.',
  '{rate}, of the day {day_rate}': '{rate}، وسعر اليوم {day_rate}',
  'entries to put in place': 'حركات بانتظار التسوية',
  'Petty cash without a cash box': 'نثرية بلا صندوق',
  'These petty cash entries name no cash box, so that no balance counts their money.':
    'لا تذكر قيود النثرية هذه صندوقاً، فلا تدخل مبالغها في أي رصيد.',
  'Choose cash box': 'اختيار الصندوق',
}
