export const badDebts = {
  '{amount} of it is owed.': 'المستحق منها {amount}.',
  '{bad_debt_no} is cancelled.': 'تم إلغاء الدين المعدوم {bad_debt_no}.',
  '{bad_debt_no} stays as it is.': '{bad_debt_no} يبقى كما هو.',
  '{customer} owed no more than {amount} on {day}.':
    'لم يكن المستحق على {customer} في {day} يزيد على {amount}.',
  '{number} writes off what is owed, and no more: cancel it first.':
    'يشطب {number} ما هو مستحق لا أكثر: يرجى إلغاؤه أولاً.',
  'As soon as there are bad debts, they are listed here.': 'ستظهر الديون المعدومة هنا فور إضافتها.',
  'Bad debt {number} over {amount}': 'دين معدوم {number} بمبلغ {amount}',
  'Bad Debt': 'دين معدوم',
  'Bad Debt Created Successfully': 'تم إنشاء الدين المعدوم.',
  'Bad Debt Details': 'تفاصيل الدين المعدوم',
  'Bad Debt No': 'رقم الدين المعدوم',
  'Bad Debts': 'الديون المعدومة',
  'Cancel bad debt': 'إلغاء الدين المعدوم',
  'Cancel bad debt {number}': 'إلغاء الدين المعدوم {number}',
  'Cancelled|a bad debt': 'ملغى',
  'Create Bad Debt': 'إنشاء دين معدوم',
  'Create the first bad debt; it will then be listed here.': 'أنشئ أول دين معدوم ليظهر هنا.',
  'It stays with its number and the reason. What it wrote off is owed again.':
    'يبقى الدين المعدوم برقمه وسبب إلغائه. يعود ما شطبه مستحقاً.',
  'No bad debts yet': 'لا توجد ديون معدومة بعد',
  'No more than {amount} of {invoice_no} was owed on {day}.':
    'لم يكن المستحق من الفاتورة {invoice_no} في {day} يزيد على {amount}.',
  'None of the bad debts matches the search and the filters.':
    'لا توجد ديون معدومة تطابق البحث وعوامل التصفية.',
  'Nothing is owed for a draft.': 'لا مستحقات على المسودة.',
  'Search bad debts': 'البحث في الديون المعدومة',
  'This bad debt does not exist.': 'هذا الدين المعدوم غير موجود.',
  'Without an invoice, the oldest debts of the customer are written off.':
    'دون فاتورة، تُشطب أقدم ديون الزبون.',
}
