/** What is wrong with what was typed into a field. */
export const fields = {
  '{label} contains a character that cannot be saved. Remove it.':
    'يحتوي «{label}» على حرف لا يمكن حفظه. يرجى حذفه.',
  '{label} is required.': 'يرجى ملء حقل «{label}».',
  '{label} must be a date.': 'يرجى إدخال تاريخ في «{label}».',
  '{label} must be a file.': 'يرجى اختيار ملف في «{label}».',
  '{label} must be a list of objects.': 'يجب أن يحتوي «{label}» على قائمة كائنات.',
  '{label} must be a list.': 'يجب أن يحتوي «{label}» على قائمة.',
  '{label} must be a date and time.': 'يرجى إدخال تاريخ ووقت في «{label}».',
  'Enter the number with digits and one decimal point.': 'يرجى كتابة الرقم بالأرقام مع فاصلة عشرية واحدة.',
  '{label} must be a number.': 'يرجى إدخال رقم في «{label}».',
  'Enter a real date as dd/mm/yyyy, such as 27/11/2026.':
    'اكتب تاريخاً صحيحاً بالصيغة dd/mm/yyyy، مثل 27/11/2026.',
  '{label} must be a valid date between 1900 and 2200, as YYYY-MM-DD.':
    'يرجى إدخال تاريخ صحيح بين 1900 و2200 في «{label}»، بصيغة YYYY-MM-DD.',
  '{label} must be an object.': 'يجب أن تكون قيمة «{label}» كائناً.',
  '{label} must be a whole number from {min} to {max}.':
    'يرجى إدخال عدد صحيح من {min} إلى {max} في «{label}».',
  '{label} must be greater than 0.': 'يرجى إدخال قيمة أكبر من 0 في «{label}».',
  '{label} must be an email address, for example name@example.com.':
    'يرجى إدخال بريد إلكتروني صحيح في «{label}»، مثلاً name@example.com.',
  '{label} must not be negative. Enter a deduction in the field “{field}”.':
    'لا يجوز أن تكون قيمة «{label}» سالبة. أدخل الخصم في الحقل «{field}».',
  '{label} must be at least {min}.': 'يجب ألا تقل قيمة «{label}» عن {min}.',
  '{label} must be at most {max}.': 'يجب ألا تزيد قيمة «{label}» على {max}.',
  '{label} must be one of the listed options.': 'يرجى اختيار قيمة من القائمة في «{label}».',
  '{label} must be one of: {choices}.': 'يجب أن تكون قيمة «{label}» إحدى القيم الآتية: {choices}.',
  '{label} must be text.': 'يرجى إدخال نص في «{label}».',
  '{label} must be true or false.': 'يجب أن تكون قيمة «{label}» true أو false.',
  '{label} must have at least {min} characters.': 'يجب ألا يقل عدد أحرف «{label}» عن {min}.',
  '{label} must have at most {max} characters.': 'يجب ألا يزيد عدد أحرف «{label}» على {max}.',
  '{label} must have at most {max} entries.': 'يجب ألا يزيد عدد عناصر «{label}» على {max}.',
  '{label} must have at most {most} decimal places.':
    'يجب ألا يزيد عدد المراتب العشرية في «{label}» على {most}.',
  '{label} must have at most {most} decimal places. Change “{setting}” in Settings to allow more.':
    'يجب ألا يزيد عدد المراتب العشرية في «{label}» على {most}. يسمح الإعداد «{setting}» بعدد أكبر.',
  'A value is too large. Enter a smaller one.': 'توجد قيمة كبيرة جداً. يرجى إدخال قيمة أصغر.',
  'Please check your input': 'يرجى مراجعة ما أدخلته',
  'Please check your input.': 'يرجى مراجعة ما أدخلته.',
  'The version must be a whole number.': 'يجب أن يكون رقم الإصدار عدداً صحيحاً.',
  'This text is too long. Shorten it.': 'هذا النص طويل جداً. يرجى اختصاره.',
  'This value is not allowed.': 'هذه القيمة غير مسموح بها.',
  'This field is required.': 'هذا الحقل مطلوب.',
}
