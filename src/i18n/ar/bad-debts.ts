export const badDebts = {
  'Outstanding: {amount}': 'المتبقي: {amount}',
  '{bad_debt_no} cancelled.': 'تم إلغاء الدين المعدوم {bad_debt_no}.',
  '{bad_debt_no} cannot be changed. Cancel it and create a new one.':
    'لا يمكن تعديل الدين المعدوم {bad_debt_no}. يرجى إلغاؤه وإنشاء دين معدوم جديد.',
  'Amount exceeds what {customer} owed on {day}. Enter {amount} or less.':
    'المبلغ أكبر من المستحق على {customer} بتاريخ {day}. يرجى إدخال {amount} أو أقل.',
  'Bad debt {number} would then exceed the amount owed. Cancel the bad debt first.':
    'بهذا التغيير يتجاوز الدين المعدوم {number} المبلغ المستحق. يرجى إلغاء الدين المعدوم أولاً.',
  'Bad debts will appear here.': 'ستظهر الديون المعدومة هنا.',
  'Bad debt {number}: {amount}': 'الدين المعدوم {number}: {amount}',
  'Bad Debt': 'دين معدوم',
  'Bad debt created.': 'تم إنشاء الدين المعدوم.',
  'Bad Debt Details': 'تفاصيل الدين المعدوم',
  'Bad Debt No': 'رقم الدين المعدوم',
  'Bad Debts': 'الديون المعدومة',
  'Cancel bad debt': 'إلغاء الدين المعدوم',
  'Cancel bad debt {number}': 'إلغاء الدين المعدوم {number}',
  'Cancelled|a bad debt': 'ملغى',
  'Create Bad Debt': 'إنشاء دين معدوم',
  'Create your first bad debt.': 'يمكنك إنشاء أول دين معدوم.',
  'The bad debt keeps its number and stays visible as cancelled. The amount written off is due again.':
    'يحتفظ الدين المعدوم برقمه ويبقى ظاهراً بحالة «ملغى»، ويعود المبلغ المشطوب مستحقاً.',
  'No bad debts yet': 'لا توجد ديون معدومة بعد',
  'Amount exceeds what was owed on {invoice_no} on {day}. Enter {amount} or less.':
    'المبلغ أكبر من المستحق على الفاتورة {invoice_no} بتاريخ {day}. يرجى إدخال {amount} أو أقل.',
  'No bad debts match your filters.': 'لا توجد ديون معدومة تطابق التصفية.',
  'Drafts cannot be written off. Choose an issued invoice.': 'لا يمكن شطب المسودات. يرجى اختيار فاتورة صادرة.',
  'Search bad debts': 'البحث في الديون المعدومة',
  'This bad debt does not exist.': 'هذا الدين المعدوم غير موجود.',
  'Leave empty to write off the customer’s oldest debts first.': 'يُترك فارغاً لشطب أقدم ديون الزبون أولاً.',
}
