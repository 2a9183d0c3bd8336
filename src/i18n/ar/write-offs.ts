export const writeOffs = {
  'Cash over/short in IQD is converted at the daily rate closest to its date. Negative amounts are cash over.':
    'تُحتسب زيادة الصندوق وعجزه بالدينار بسعر اليوم الأقرب إلى التاريخ. المبالغ السالبة زيادة.',
  'Manual discounts': 'خصومات يدوية',
  'Percent discounts': 'خصومات بنسبة مئوية',
  'Prices below list price': 'أسعار أقل من السعر الأساسي',
  'Cash over/short': 'زيادة/عجز الصندوق',
  'No write-offs or adjustments in this period.': 'لا مبالغ مشطوبة ولا تسويات في هذه الفترة.',
  'Of which IQD': 'منه بالدينار',
  'Write-offs': 'المبالغ المشطوبة',
  'Write-offs and adjustments': 'المبالغ المشطوبة والتسويات',
  'Order write-offs': 'المشطوب من الطلبات',
}
