export const exchangeRates = {
  'Make {rate} the rate of {day}': 'اعتماد {rate} سعراً ليوم {day}',
  'Rate of the day': 'سعر الصرف في ذلك اليوم',
  'It is another rate by now: look at it again.': 'سعر آخر الآن: يلزم الاطلاع عليه من جديد.',
  'Mark as seen': 'تحديد كمطّلع عليه',
  'Rate seen by': 'اطّلع على سعر الصرف',
  'Rate seen|when': 'وقت الاطلاع على سعر الصرف',
  'Somebody else has to look at the rate that you gave.': 'يلزم أن يطّلع شخص آخر على سعر الصرف الذي أدخلته.',
  'The rate is seen.': 'تم الاطلاع على سعر الصرف.',
  'Rate override': 'سعر صرف يدوي',
  'Rates by hand': 'أسعار صرف يدوية',
  'Reason for the rate': 'سبب سعر الصرف',
  'So far from it only those go who may use rates by hand.':
    'لا يُسمح بهذا الفرق إلا لمن له صلاحية «أسعار صرف يدوية».',
  'Use {rate}': 'استخدام {rate}',
  '{rate} is {percent} % above the last rate, {last} of {date}.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من آخر سعر، وهو {last} ليوم {date}.',
  '{rate} is {percent} % above the rate of {day}, {last}.':
    'السعر {rate} أعلى بنسبة ‎{percent}%‎ من سعر {day}، وهو {last}.',
  '{rate} is {percent} % below the last rate, {last} of {date}.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من آخر سعر، وهو {last} ليوم {date}.',
  '{rate} is {percent} % below the rate of {day}, {last}.':
    'السعر {rate} أقل بنسبة ‎{percent}%‎ من سعر {day}، وهو {last}.',
  '{who} has changed this exchange rate in the meantime.':
    'تم تعديل سعر الصرف هذا في هذه الأثناء من قبل {who}.',
  'Create Exchange Rate': 'إنشاء سعر صرف',
  'Create the first exchange rate; it will then be listed here.': 'أنشئ أول سعر صرف ليظهر هنا.',
  'Exchange Rate': 'سعر الصرف',
  'Exchange Rate Added Successfully!': 'تمت إضافة سعر الصرف.',
  'Exchange Rate Details': 'تفاصيل سعر الصرف',
  'Exchange rate of {day}': 'سعر الصرف ليوم {day}',
  'Exchange Rate Update Success': 'تم تعديل سعر الصرف.',
  'Exchange Rates': 'أسعار الصرف',
  'For one dollar, or for a hundred: 131,000': 'لدولار واحد، أو لمئة دولار: 131,000',
  'IQD per USD, the last year': 'دينار لكل دولار، خلال السنة الأخيرة',
  'No exchange rates yet': 'لا توجد أسعار صرف بعد',
  Rates: 'الأسعار',
  'Save this rate?': 'هل تريد حفظ هذا السعر؟',
  'Search exchange rates': 'البحث في أسعار الصرف',
  'The rate of the last year: lowest {lowest}, highest {highest}':
    'سعر الصرف خلال السنة الأخيرة: الأدنى {lowest}، الأعلى {highest}',
  'There is no exchange rate for this day yet.': 'لا يوجد سعر صرف لهذا اليوم بعد.',
  'This exchange rate does not exist.': 'سعر الصرف هذا غير موجود.',
  'Understood as {rate} IQD for 1 USD': 'المقصود {rate} دينار لكل دولار واحد',
  'Update Exchange Rate': 'تعديل سعر الصرف',
  'USD 1 = IQD': 'USD 1 = IQD',
  'USD 1 = IQD {rate} {day}, exchange rate': 'USD 1 = IQD {rate} {day}، سعر الصرف',
  'None of the exchange rates matches the search and the filters.':
    'لا توجد أسعار صرف تطابق البحث وعوامل التصفية.',
  'As soon as there are exchange rates, they are listed here.': 'ستظهر أسعار الصرف هنا فور إضافتها.',
  'Set today’s rate': 'تحديد سعر اليوم',
}
