export const receiptVoucher = {
  'Save as a separate payment': 'حفظ كدفعة منفصلة',
  'Account {account} does not exist, so this amount is not included in any balance. Choose an existing account.':
    'الحساب {account} غير موجود، لذلك لا يدخل هذا المبلغ في أي رصيد. يرجى اختيار حساب موجود.',
  '{amount} has been refunded to the customer. Cancel the refund first.':
    'استرد الزبون مبلغ {amount}. يرجى إلغاء الاسترداد أولاً.',
  '{invoice_no} is listed twice. Enter each invoice once.':
    'الفاتورة {invoice_no} مكررة. يرجى إدخال كل فاتورة مرة واحدة.',
  '{who} has changed this receipt voucher since you opened it. Review it and try again.':
    'تم تعديل سند القبض هذا من قبل {who} بعد أن فتحته. يرجى مراجعته وإعادة المحاولة.',
  'Drafts cannot have receipts. Issue the invoice first.':
    'لا يمكن تسجيل سندات قبض على المسودة. يرجى إصدار الفاتورة أولاً.',
  Accountant: 'المحاسب',
  Advance: 'المقدمة',
  'Other applied amounts': 'مبالغ مخصصة أخرى',
  'View all {count} receipts': 'عرض كل سندات القبض ({count})',
  'Amount IQD Advance': 'المقدمة بالدينار',
  'Amount IQD Final': 'المبلغ النهائي بالدينار',
  'Amount Received': 'المبلغ المقبوض',
  'Amount USD Advance': 'المقدمة بالدولار',
  'Amount USD Final': 'المبلغ النهائي بالدولار',
  'Balance after payment': 'الرصيد بعد القبض',
  'Cancel receipt voucher {number}': 'إلغاء سند القبض {number}',
  'Cancel voucher': 'إلغاء السند',
  'Value: {amount}': 'القيمة: {amount}',
  'Create Receipt Voucher': 'إنشاء سند قبض',
  'Create your first receipt voucher.': 'يمكنك إنشاء أول سند قبض.',
  Final: 'النهائي',
  'Grand Total {amount}': 'المجموع الكلي {amount}',
  'USD or IQD, not both': 'بالدولار أو بالدينار، وليس بكليهما',
  'USD or IQD, not with a final amount': 'بالدولار أو بالدينار، من دون مبلغ نهائي',
  'USD or IQD, not with a net amount': 'بالدولار أو بالدينار، من دون مبلغ صافٍ',
  'This voucher replaces the manual payment': 'هذا السند يحل محل الدفعة اليدوية',
  'The voucher keeps its number and stays visible as cancelled. Applied amounts are due again, and the money leaves the account on the cancellation date.':
    'يحتفظ السند برقمه ويبقى ظاهراً بحالة «ملغى». تعود المبالغ المخصصة مستحقة، ويُخصم المبلغ من الحساب بتاريخ الإلغاء.',
  'The IQD amount cannot be applied to invoices until you set an exchange rate.':
    'لا يمكن تخصيص المبلغ بالدينار للفواتير قبل تحديد سعر الصرف.',
  'This amount cannot be combined with {amounts}. Clear the amount that you do not need.':
    'لا يمكن إدخال هذا المبلغ مع {amounts}. يرجى مسح المبلغ الذي لا حاجة إليه.',
  'This invoice belongs to {customer}. Choose this customer in From Account.':
    'هذه الفاتورة تخص {customer}. يرجى اختيار هذا الزبون في «من حساب».',
  'Payment summary for {invoice_no}': 'ملخص دفعات الفاتورة {invoice_no}',
  'Needs a rate': 'بحاجة إلى سعر صرف',
  Net: 'الصافي',
  'Net IQD': 'الصافي بالدينار',
  'Net USD': 'الصافي بالدولار',
  'Amount exceeds what is outstanding on {invoice_no}. Enter {amount} or less.':
    'المبلغ أكبر من المتبقي على الفاتورة {invoice_no}. يرجى إدخال {amount} أو أقل.',
  'No receipts yet.': 'لا توجد سندات قبض بعد.',
  'No receipt vouchers yet': 'لا توجد سندات قبض بعد',
  'No. {number}': 'رقم {number}',
  'Paid by': 'الدافع',
  'Payment of {invoices}': 'دفعة عن {invoices}',
  'Print Receipt Voucher': 'طباعة سند القبض',
  'Receipt Voucher Added Successfully!': 'تم إنشاء سند القبض.',
  'Receipt Voucher Details': 'تفاصيل سند القبض',
  'Receipt Voucher sheet': 'سجل سندات القبض',
  'Receipt Voucher successfully deleted.': 'تم حذف سند القبض.',
  'Receipt voucher updated.': 'تم تعديل سند القبض.',
  'Receipt Vouchers': 'سندات القبض',
  Received: 'المقبوض',
  'Received From': 'استلمنا من',
  'Replace with receipt voucher': 'استبدال بسند قبض',
  'Search receipt vouchers': 'البحث في سندات القبض',
  'Daily rate for {day}: {rate}': 'سعر اليوم بتاريخ {day}: {rate}',
  'Latest daily rate ({day}): {rate}. Check that this rate is still current.':
    'آخر سعر مسجل بتاريخ {day}: {rate}. يرجى التأكد من أنه ما زال سارياً.',
  'Receipt voucher cancelled.': 'تم إلغاء سند القبض.',
  'Applied total of {total} exceeds the voucher value of {amount}. Reduce the applied amounts.':
    'مجموع المبالغ المخصصة {total} يتجاوز قيمة السند {amount}. يرجى تقليل المبالغ المخصصة.',
  'This invoice is cancelled. Record the payment in Receive Money, without an invoice.':
    'هذه الفاتورة ملغاة. يرجى تسجيل الدفعة في «استلام مبلغ» من دون فاتورة.',
  'Choose an issued invoice of this customer.': 'يرجى اختيار فاتورة صادرة لهذا الزبون.',
  'This payment exceeds the outstanding amount by {amount}.':
    'هذه الدفعة تتجاوز المبلغ المتبقي بمقدار {amount}.',
  'This receipt voucher does not exist.': 'سند القبض هذا غير موجود.',
  'Unknown account': 'حساب غير معروف',
  'Update Receipt Voucher': 'تعديل سند القبض',
  'Related vouchers': 'السندات المرتبطة',
  'Choose the invoice or opening balance to apply this amount to.':
    'يرجى اختيار الفاتورة أو الرصيد الافتتاحي الذي يُخصَّص له هذا المبلغ.',
  'Choose an invoice or an opening balance, not both.': 'يرجى اختيار فاتورة أو رصيد افتتاحي، وليس كليهما.',
  'Choose an opening balance of this customer.': 'يرجى اختيار رصيد افتتاحي لهذا الزبون.',
  'Opening balance {invoice_no} is listed twice. Enter each opening balance once.':
    'الرصيد الافتتاحي {invoice_no} مكرر. يرجى إدخال كل رصيد افتتاحي مرة واحدة.',
  'Opening balance {invoice_no} is cancelled, so nothing is due. Choose another one.':
    'الرصيد الافتتاحي {invoice_no} ملغى، لذلك لا مبلغ مستحق عليه. يرجى اختيار رصيد آخر.',
  'Opening balance {invoice_no} is a credit, so nothing is due. Choose another one.':
    'الرصيد الافتتاحي {invoice_no} رصيد دائن، لذلك لا مبلغ مستحق عليه. يرجى اختيار رصيد آخر.',
  'Amount exceeds what is outstanding on opening balance {invoice_no}. Enter {amount} or less.':
    'المبلغ أكبر من المتبقي على الرصيد الافتتاحي {invoice_no}. يرجى إدخال {amount} أو أقل.',
  'Receipt {number} is applied to opening balances and cannot be deleted. Cancel it instead.':
    'سند القبض {number} مخصص لأرصدة افتتاحية ولا يمكن حذفه. يرجى إلغاؤه بدلاً من ذلك.',
  'No receipt vouchers match your filters.': 'لا توجد سندات قبض تطابق التصفية.',
  'Receipt vouchers will appear here.': 'ستظهر سندات القبض هنا.',
  'This voucher is not applied to any invoice or opening balance.':
    'هذا السند غير مخصص لأي فاتورة أو رصيد افتتاحي.',
}
