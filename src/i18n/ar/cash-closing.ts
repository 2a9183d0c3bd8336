export const cashClosing = {
  'Enter the banknotes above, or the total here.': 'يرجى إدخال عدد الأوراق النقدية أعلاه، أو المجموع هنا.',
  'Cash Closing Details': 'تفاصيل إقفال الصندوق',
  'Cash Closings': 'عمليات إقفال الصندوق',
  'Checked by': 'المدقق',
  'Close day': 'إقفال اليوم',
  'Closed by': 'أُقفل من قبل',
  'Closed through': 'مقفل لغاية',
  Counted: 'الجرد الفعلي',
  'Counted by': 'القائم بالجرد',
  'Create Cash Closing': 'إنشاء إقفال للصندوق',
  'Create your first cash closing.': 'يمكنك إنشاء أول إقفال للصندوق.',
  'Over/short': 'الزيادة/العجز',
  'The over/short amount is reversed. Entries through this day can change until the day is closed again.':
    'يُلغى مبلغ الزيادة أو العجز، ويمكن تعديل القيود لغاية هذا اليوم إلى أن يُقفل من جديد.',
  'Keep day closed': 'إبقاء اليوم مقفلاً',
  'No cash closings yet': 'لا توجد عمليات إقفال صندوق بعد',
  'Banknotes of {amount}': 'أوراق من فئة {amount}',
  Banknotes: 'الأوراق النقدية',
  Reopen: 'إعادة الفتح',
  'Reopen day': 'إعادة فتح اليوم',
  Reopened: 'أُعيد فتحه',
  'Reopened on': 'وقت إعادة الفتح',
  'Reopened by': 'أُعيد فتحه من قبل',
  'Print Cash Closing': 'طباعة إقفال الصندوق',
  'Enter a reason for the over/short amount, or “Unknown”.':
    'يرجى إدخال سبب الزيادة أو العجز، أو «غير معروف».',
  'Search cash closings': 'البحث في عمليات إقفال الصندوق',
  Expected: 'المتوقع',
  'Entries changed while you were counting. Review the expected amount and try again.':
    'تغيّرت القيود أثناء الجرد. يرجى مراجعة المبلغ المتوقع وإعادة المحاولة.',
  'The selected account does not exist. Choose another one.':
    'الحساب المحدد غير موجود. يرجى اختيار حساب آخر.',
  'Day closed.': 'تم إقفال اليوم.',
  'Day reopened.': 'تمت إعادة فتح اليوم.',
  'Counted amount does not match the banknotes. Enter {amount}.':
    'مبلغ الجرد لا يطابق الأوراق النقدية. يرجى إدخال {amount}.',
  'Some of these banknotes do not exist in {currency}. Remove them.':
    'بعض هذه الفئات غير موجودة بعملة {currency}. يرجى حذفها.',
  'This cash closing does not exist.': 'إقفال الصندوق هذا غير موجود.',
  'Date cannot be in the future. Enter today’s date or earlier.':
    'لا يمكن أن يكون التاريخ في المستقبل. يرجى إدخال تاريخ اليوم أو تاريخ سابق.',
  'This day is already open.': 'هذا اليوم مفتوح أصلاً.',
  'Required if the count is over or short.': 'مطلوب عند وجود زيادة أو عجز.',
  'Reason for reopening': 'سبب إعادة الفتح',
  'A later day, {day}, is also closed. Reopen that day first.':
    'يوجد يوم لاحق مقفل أيضاً ({day}). يرجى إعادة فتحه أولاً.',
  '{name} is closed for {day}. Enter a later date, or ask a superuser to reopen the day.':
    '{name} مقفل ليوم {day}. يرجى إدخال تاريخ لاحق، أو الطلب من المشرف العام إعادة فتح اليوم.',
  'No cash closings match your filters.': 'لا توجد عمليات إقفال صندوق تطابق التصفية.',
  'Cash closings will appear here.': 'ستظهر عمليات إقفال الصندوق هنا.',
}
