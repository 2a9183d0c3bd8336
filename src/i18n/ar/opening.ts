/** What customers owed, and their unapplied credit, in the previous system. */
export const opening = {
  '{who} has changed this opening balance since you opened it. Review it and try again.':
    'تم تعديل هذا الرصيد الافتتاحي من قبل {who} بعد أن فتحته. يرجى مراجعته وإعادة المحاولة.',
  'A row with an existing {label} updates that opening balance.':
    'إذا كان {label} موجوداً مسبقاً لدى الزبون نفسه، يعدّل الصف ذلك الرصيد الافتتاحي.',
  amount: 'المبلغ',
  'Opening balances will appear here.': 'ستظهر الأرصدة الافتتاحية هنا.',
  'Enter a negative amount for unapplied credit.': 'يُدخل المبلغ بالسالب إذا كان رصيداً دائناً غير مخصص.',
  'Compare these totals with your previous system, then confirm that they match.':
    'يرجى مقارنة المجاميع بالنظام السابق ثم تأكيد تطابقها.',
  'Create Opening Balance': 'إنشاء رصيد افتتاحي',
  'Create your first opening balance or import a list.':
    'يمكنك إنشاء أول رصيد افتتاحي أو استيراد الأرصدة من ملف.',
  'Owed by customers': 'المستحق على الزبائن',
  'due date': 'تاريخ الاستحقاق',
  'Import Opening Balances': 'استيراد الأرصدة الافتتاحية',
  'Import {count} opening balances': {
    zero: 'استيراد {count} رصيد افتتاحي',
    one: 'استيراد رصيد افتتاحي واحد',
    two: 'استيراد رصيدين افتتاحيين',
    few: 'استيراد {count} أرصدة افتتاحية',
    many: 'استيراد {count} رصيداً افتتاحياً',
    other: 'استيراد {count} رصيد افتتاحي',
  },
  'No opening balances match your filters.': 'لا توجد أرصدة افتتاحية تطابق التصفية.',
  'Leave empty to use the date above.': 'يُترك فارغاً لاستخدام التاريخ أعلاه.',
  'No opening balances yet': 'لا توجد أرصدة افتتاحية بعد',
  number: 'الرقم',
  'Previous number': 'الرقم السابق',
  'The day of the opening balance: today, unless the account began earlier.':
    'تاريخ الرصيد الافتتاحي: اليوم، ما لم يكن الحساب قد بدأ قبل ذلك.',
  'Opening date': 'تاريخ الافتتاح',
  'Opening date cannot be in the future. Enter today’s date or earlier.':
    'لا يمكن أن يكون تاريخ الافتتاح في المستقبل. يرجى إدخال تاريخ اليوم أو تاريخ سابق.',
  'Opening balance created.': 'تم إنشاء الرصيد الافتتاحي.',
  'Opening Balance Details': 'تفاصيل الرصيد الافتتاحي',
  'Opening balance updated.': 'تم تعديل الرصيد الافتتاحي.',
  'Opening Balances': 'الأرصدة الافتتاحية',
  'Opening balance': 'رصيد افتتاحي',
  'Add another for this customer after saving': 'إضافة رصيد آخر لهذا الزبون بعد الحفظ',
  'Opening balance {number}': 'الرصيد الافتتاحي {number}',
  'Open amount': 'المبلغ المتبقي',
  remark: 'ملاحظة',
  'Search opening balances': 'البحث في الأرصدة الافتتاحية',
  'Applied|an amount': 'المخصص',
  'Import {count} opening balances and skip {wrong}': {
    zero: 'استيراد {count} رصيد افتتاحي وتخطي {wrong}',
    one: 'استيراد رصيد افتتاحي واحد وتخطي {wrong}',
    two: 'استيراد رصيدين افتتاحيين وتخطي {wrong}',
    few: 'استيراد {count} أرصدة افتتاحية وتخطي {wrong}',
    many: 'استيراد {count} رصيداً افتتاحياً وتخطي {wrong}',
    other: 'استيراد {count} رصيد افتتاحي وتخطي {wrong}',
  },
  'Document number in your previous system. Must be unique for this customer.':
    'رقم المستند في النظام السابق. يجب ألا يتكرر لدى هذا الزبون.',
  'Opening balances created by this import are deleted, and those it changed are reverted.':
    'ستُحذف الأرصدة الافتتاحية التي أنشأها هذا الاستيراد، وتُعاد القيم السابقة للأرصدة التي عدّلها.',
  'Totals match': 'المجاميع متطابقة',
  'File totals': 'مجاميع الملف',
  'Only the first of {count} changed opening balances are shown.': {
    zero: 'لا توجد أرصدة افتتاحية معدّلة.',
    one: 'المعروض هنا هو الرصيد الافتتاحي المعدّل الوحيد.',
    two: 'المعروض هنا أول رصيدين افتتاحيين معدّلين.',
    few: 'المعروض هنا جزء فقط من {count} أرصدة افتتاحية معدّلة.',
    many: 'المعروض هنا جزء فقط من {count} رصيداً افتتاحياً معدّلاً.',
    other: 'المعروض هنا جزء فقط من {count} رصيد افتتاحي معدّل.',
  },
  'This opening balance does not exist.': 'هذا الرصيد الافتتاحي غير موجود.',
  'Update Opening Balance': 'تعديل الرصيد الافتتاحي',
  'If {headings} is blank, the opening balance is saved without it.':
    'إذا تُرك {headings} فارغاً، يُحفظ الرصيد الافتتاحي من دونه.',
  'The totals match my previous system': 'المجاميع مطابقة للنظام السابق',
  'Opening balance {number} cancelled.': 'تم إلغاء الرصيد الافتتاحي {number}.',
  'Cancel opening balance': 'إلغاء الرصيد الافتتاحي',
  'Cancel opening balance {number}': 'إلغاء الرصيد الافتتاحي {number}',
  'The opening balance keeps its number and stays visible as cancelled. Applied amounts are unapplied on the cancellation date.':
    'يحتفظ الرصيد الافتتاحي برقمه ويبقى ظاهراً بحالة «ملغى». يُلغى تخصيص مبالغه بتاريخ الإلغاء.',
  'Opening Balance': 'رصيد افتتاحي',
}
