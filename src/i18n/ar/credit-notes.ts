export const creditNotes = {
  '{credit_note_no} cancelled.': 'تم إلغاء الإشعار الدائن {credit_note_no}.',
  '{invoice_no} is cancelled and cannot be credited. Choose another invoice.':
    'الفاتورة {invoice_no} ملغاة ولا يمكن إصدار إشعار دائن عنها. يرجى اختيار فاتورة أخرى.',
  'Credit notes exceed the grand total of {invoice_no}. Reduce the credit.':
    'الإشعارات الدائنة تتجاوز المجموع الكلي للفاتورة {invoice_no}. يرجى تقليل مبلغ الإشعار الدائن.',
  '{invoice_no} belongs to another customer. Choose the customer of the invoice.':
    'الفاتورة {invoice_no} لزبون آخر. يرجى اختيار زبون الفاتورة.',
  '{part} of {whole}': '{part} من {whole}',
  'Total must equal the sum of the credit note lines.': 'يجب أن يساوي المجموع حاصل جمع أسطر الإشعار الدائن.',
  'Credit note total cannot be 0.00. Enter a quantity and a price.':
    'لا يمكن أن يكون مجموع الإشعار الدائن 0.00. يرجى إدخال كمية وسعر.',
  'Drafts cannot be credited. Edit the draft instead.':
    'لا يمكن إصدار إشعار دائن عن مسودة. يرجى تعديل المسودة نفسها.',
  'Add line': 'إضافة سطر',
  'Credit all': 'إدراج كل المتبقي',
  'This line is already fully credited.': 'صدر إشعار دائن بكامل هذا السطر.',
  'Cancel credit note': 'إلغاء الإشعار الدائن',
  'Cancel credit note {number}': 'إلغاء الإشعار الدائن {number}',
  'Create Credit Note': 'إنشاء إشعار دائن',
  'Create your first credit note.': 'يمكنك إنشاء أول إشعار دائن.',
  'Create credit note': 'إنشاء إشعار دائن',
  'Credit note created.': 'تم إنشاء الإشعار الدائن.',
  'Credit Note Details': 'تفاصيل الإشعار الدائن',
  'Credit Note No': 'رقم الإشعار الدائن',
  'Credit Notes': 'الإشعارات الدائنة',
  'Credit notes: {amount}': 'الإشعارات الدائنة: {amount}',
  'Quantity of {item} to credit': 'الكمية المردودة من {item}',
  'Credit for {invoice_no}': 'إشعار دائن عن الفاتورة {invoice_no}',
  'Credit of {amount}': 'إشعار دائن بمبلغ {amount}',
  'Credit quantity': 'الكمية المردودة',
  'Credit|given back': 'مبلغ الإشعار الدائن',
  Goodwill: 'ترضية للزبون',
  'The credit note keeps its number and stays visible as cancelled. Applied amounts are due again, and its unapplied credit is removed.':
    'يحتفظ الإشعار الدائن برقمه ويبقى ظاهراً بحالة «ملغى». تعود المبالغ المخصصة مستحقة، ويُلغى رصيده الدائن غير المخصص.',
  Remaining: 'المتبقي',
  'Invoice line': 'سطر الفاتورة',
  'Lines of {invoice_no}': 'أسطر الفاتورة {invoice_no}',
  Misprint: 'خطأ في الطباعة',
  'No credit notes yet': 'لا توجد إشعارات دائنة بعد',
  'Credit exceeds what remains on {invoice_no}. Enter {amount} or less.':
    'مبلغ الإشعار الدائن أكبر من المتبقي من الفاتورة {invoice_no}. يرجى إدخال {amount} أو أقل.',
  'Quantity exceeds what remains to credit. Enter {quantity} or less.':
    'الكمية المردودة أكبر من الكمية المتبقية. يرجى إدخال {quantity} أو أقل.',
  'Credited quantity of {item} cannot exceed {quantity}. Reduce the quantity.':
    'الكمية المردودة من {item} لا يمكن أن تتجاوز {quantity}. يرجى تقليل الكمية.',
  Refunded: 'المبلغ المسترد',
  'Price correction': 'تصحيح السعر',
  'Print Credit Note': 'طباعة الإشعار الدائن',
  'Remove line': 'حذف السطر',
  Return: 'إرجاع',
  'Search credit notes': 'البحث في الإشعارات الدائنة',
  'Applied to {invoice_no}': 'مخصص لـ {invoice_no}',
  'Share of invoice discount': 'الحصة من خصم الفاتورة',
  'Add custom item': 'إضافة سطر بلا منتج',
  'This invoice belongs to another customer. Choose the customer of the invoice.':
    'هذه الفاتورة لزبون آخر. يرجى اختيار زبون الفاتورة.',
  'Unit price must match the invoice ({price}). Add a custom item for another price.':
    'يجب أن يطابق سعر الوحدة سعر الفاتورة ({price}). للسعر المختلف يرجى إضافة سطر بلا منتج.',
  'Total is too large. Reduce a quantity or price.': 'المجموع كبير جداً. يرجى تقليل كمية أو سعر.',
  'This credit note does not exist.': 'هذا الإشعار الدائن غير موجود.',
  'This line is not on the invoice.': 'هذا السطر ليس من أسطر الفاتورة.',
  'Total Credit': 'مجموع الإشعار الدائن',
  'Total {amount}': 'المجموع {amount}',
  'Total {amount}: {settled} applied to {invoice_no}, {rest} unapplied credit':
    'المجموع {amount}: {settled} مخصص للفاتورة {invoice_no}، و{rest} رصيد دائن غير مخصص',
  'Add at least one line.': 'يرجى إضافة سطر واحد على الأقل.',
  '{credit_note_no} cannot be changed. Cancel it and create a new one.':
    'لا يمكن تعديل الإشعار الدائن {credit_note_no}. يرجى إلغاؤه وإنشاء إشعار دائن جديد.',
  'No credit notes match your filters.': 'لا توجد إشعارات دائنة تطابق التصفية.',
  'Credit notes will appear here.': 'ستظهر الإشعارات الدائنة هنا.',
}
