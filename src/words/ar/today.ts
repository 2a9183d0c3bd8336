export const today = {
  'Nothing waits for you.': 'لا شيء بانتظارك.',
  'No rate for today yet': 'لا سعر صرف لهذا اليوم بعد',
  'Past due: to be called': 'مستحقات متأخرة للاتصال بأصحابها',
  'People who want to sign in': 'أشخاص بانتظار تفعيل حساباتهم',
  'Say what a dollar is today': 'إدخال سعر الدولار اليوم',
  'Without a customer': 'بلا زبون',
  'Write the report': 'كتابة التقرير',
  'Your drafts': 'مسوداتك',
  'Your weekly report is due': 'تقريرك الأسبوعي مستحق',
}
