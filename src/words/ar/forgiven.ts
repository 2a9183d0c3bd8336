export const forgiven = {
  'Dinars that were missing in boxes count at the rate near their day. Below 0 is what was too much.':
    'يُحسب ما نقص من الصناديق بالدينار بالسعر الأقرب إلى يومه. ما دون الصفر هو الزيادة.',
  'Discounts by hand': 'خصومات يدوية',
  'Missing in boxes': 'نقص الصناديق',
  'Nothing was forgiven in these days.': 'لا توجد مبالغ متنازل عنها في هذه الأيام.',
  'Of it in dinars': 'منه بالدينار',
  'Rounding of receipts': 'تقريب سندات القبض',
  'What was forgiven': 'المبالغ المتنازل عنها',
  'Written off on orders': 'المشطوب في الطلبات',
}
