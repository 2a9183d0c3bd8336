/** What is wrong with what was typed into a field. */
export const fields = {
  '{label} has a character that cannot be kept.': 'يحتوي «{label}» على حرف لا يمكن حفظه.',
  '{label} is required.': 'يرجى ملء حقل «{label}».',
  '{label} must be a date.': 'يرجى إدخال تاريخ في «{label}».',
  '{label} must be a file.': 'يرجى اختيار ملف في «{label}».',
  '{label} must be a list of records.': 'يجب أن يحتوي «{label}» على قائمة سجلات.',
  '{label} must be a list.': 'يجب أن يحتوي «{label}» على قائمة.',
  '{label} must be a moment.': 'يرجى إدخال تاريخ ووقت في «{label}».',
  'Enter the number with digits and one decimal point.': 'يرجى كتابة الرقم بالأرقام مع فاصلة عشرية واحدة.',
  '{label} must be a number.': 'يرجى إدخال رقم في «{label}».',
  'Enter a real date as dd/mm/yyyy, such as 27/11/2026.':
    'اكتب تاريخاً صحيحاً بالصيغة dd/mm/yyyy، مثل 27/11/2026.',
  '{label} must be a real date between 1900 and 2200, as YYYY-MM-DD.':
    'يرجى إدخال تاريخ صحيح بين 1900 و2200 في «{label}»، بصيغة dd/mm/yyyy.',
  '{label} must be a record.': 'يرجى اختيار سجل في «{label}».',
  '{label} must be a whole number from {min} to {max}.':
    'يرجى إدخال عدد صحيح من {min} إلى {max} في «{label}».',
  '{label} must be above 0.': 'يرجى إدخال قيمة أكبر من 0 في «{label}».',
  '{label} must be an e-mail address.': 'يرجى إدخال بريد إلكتروني صحيح في «{label}».',
  '{label} must not be negative. Enter a deduction in the field “{field}”.':
    'لا يجوز أن تكون قيمة «{label}» سالبة. أدخل الخصم في الحقل «{field}».',
  '{label} must be at least {min}.': 'يجب ألا تقل قيمة «{label}» عن {min}.',
  '{label} must be at most {max}.': 'يجب ألا تزيد قيمة «{label}» على {max}.',
  '{label} must be one of the list.': 'يرجى اختيار قيمة من القائمة في «{label}».',
  '{label} must be one of: {choices}.': 'يجب أن تكون قيمة «{label}» إحدى القيم الآتية: {choices}.',
  '{label} must be text.': 'يرجى إدخال نص في «{label}».',
  '{label} must be yes or no.': 'يرجى إدخال نعم أو لا في «{label}».',
  '{label} must have at least {min} characters.': 'يجب ألا يقل عدد أحرف «{label}» عن {min}.',
  '{label} must have at most {max} characters.': 'يجب ألا يزيد عدد أحرف «{label}» على {max}.',
  '{label} must have at most {max} entries.': 'يجب ألا يزيد عدد عناصر «{label}» على {max}.',
  '{label} must have at most {most} decimals.': 'يجب ألا يزيد عدد المراتب العشرية في «{label}» على {most}.',
  '{label} must have at most {most} decimals. The setting “{setting}” allows more.':
    'يجب ألا يزيد عدد المراتب العشرية في «{label}» على {most}. يسمح الإعداد «{setting}» بعدد أكبر.',
  'A value is too large to be kept.': 'توجد قيمة أكبر من أن تُحفظ.',
  'Please check your input': 'يرجى مراجعة ما أدخلته',
  'Please check your input.': 'يرجى مراجعة ما أدخلته.',
  'The version must be a whole number.': 'يجب أن يكون رقم الإصدار عدداً صحيحاً.',
  'This is too long.': 'هذا أطول من اللازم.',
  'This value is not allowed.': 'هذه القيمة غير مسموح بها.',
  'This field is required.': 'هذا الحقل مطلوب.',
}
