export const today = {
  'Nothing needs your attention.': 'لا يوجد ما يحتاج إلى متابعة.',
  'No daily rate for today': 'لم يُحدد سعر اليوم',
  'Calls to make': 'اتصالات مطلوبة',
  'Past due: customers to call': 'زبائن متأخرو السداد للاتصال بهم',
  'Users to activate': 'مستخدمون بانتظار التفعيل',
  'Create report': 'إنشاء تقرير',
  'Your drafts': 'مسوداتك',
  'Your weekly report is due': 'حان موعد تقريرك الأسبوعي',
}
