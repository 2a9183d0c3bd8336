export const exchangeRates = {
  'Set {rate} as the daily rate for {day}': 'اعتماد {rate} سعراً ليوم {day}',
  'Daily rate': 'سعر اليوم',
  'The rate has changed since you opened it. Review it and try again.':
    'تغيّر السعر بعد أن فتحته. يرجى مراجعته وإعادة المحاولة.',
  'Rate reviewed by': 'مراجع السعر',
  'Rate reviewed on': 'تاريخ مراجعة السعر',
  'You entered this rate. Someone else must review it.': 'أنت من أدخل هذا السعر. تجب مراجعته من قبل شخص آخر.',
  'Rate marked as reviewed.': 'تمت مراجعة السعر.',
  'Rate override': 'سعر صرف يدوي',
  'Override exchange rates': 'إدخال أسعار صرف يدوية',
  'Reason for rate override': 'سبب سعر الصرف اليدوي',
  'You need the “Override exchange rates” permission to use this rate.':
    'استخدام هذا السعر يتطلب صلاحية «إدخال أسعار صرف يدوية».',
  'Use {rate}': 'استخدام {rate}',
  '{rate} is {percent} % above the last rate ({last} on {date}).':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من آخر سعر ({last} بتاريخ {date}).',
  '{rate} is {percent} % above the daily rate for {day} ({last}).':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من سعر اليوم بتاريخ {day} ({last}).',
  '{rate} is {percent} % below the last rate ({last} on {date}).':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من آخر سعر ({last} بتاريخ {date}).',
  '{rate} is {percent} % below the daily rate for {day} ({last}).':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من سعر اليوم بتاريخ {day} ({last}).',
  '{who} has changed this exchange rate since you opened it. Review it and try again.':
    'تم تعديل سعر الصرف هذا من قبل {who} بعد أن فتحته. يرجى مراجعته وإعادة المحاولة.',
  'Create Exchange Rate': 'إنشاء سعر صرف',
  'Create your first exchange rate.': 'يمكنك إنشاء أول سعر صرف.',
  'Exchange Rate': 'سعر الصرف',
  'Exchange rate created.': 'تم إنشاء سعر الصرف.',
  'Exchange Rate Details': 'تفاصيل سعر الصرف',
  'Exchange rate for {day}': 'سعر الصرف ليوم {day}',
  'Exchange rate updated.': 'تم تعديل سعر الصرف.',
  'Exchange Rates': 'أسعار الصرف',
  'Per USD 1 or per USD 100, for example 1,310 or 131,000.':
    'للدولار الواحد أو لكل 100 دولار، مثلاً 1,310 أو 131,000.',
  'IQD per USD, last 12 months': 'دينار لكل دولار، آخر 12 شهراً',
  'No exchange rates yet': 'لا توجد أسعار صرف بعد',
  Rates: 'الأسعار',
  'Save this rate?': 'هل تريد حفظ هذا السعر؟',
  'Search exchange rates': 'البحث في أسعار الصرف',
  'Exchange rate over the last 12 months: lowest {lowest}, highest {highest}':
    'سعر الصرف خلال آخر 12 شهراً: الأدنى {lowest}، الأعلى {highest}',
  'No daily rate is set for this day.': 'لم يُحدد سعر اليوم لهذا التاريخ.',
  'This exchange rate does not exist.': 'سعر الصرف هذا غير موجود.',
  'Will be saved as {rate} IQD per USD': 'سيُحفظ السعر {rate} دينار لكل دولار',
  'Update Exchange Rate': 'تعديل سعر الصرف',
  '1 USD = {rate} IQD': '1 USD = {rate} IQD',
  '1 USD = {rate} IQD {day}, daily rate': '1 USD = {rate} IQD {day}، سعر اليوم',
  'No exchange rates match your filters.': 'لا توجد أسعار صرف تطابق التصفية.',
  'Exchange rates will appear here.': 'ستظهر أسعار الصرف هنا.',
  'Set daily rate': 'تحديد سعر اليوم',
}
