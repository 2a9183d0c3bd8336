export const accountTransfers = {
  '{account} is closed through {day}. The custodian can confirm the transfer after that day.':
    '{account} مقفل لغاية {day}. يمكن لأمين الصندوق تأكيد الاستلام بعد هذا التاريخ.',
  'Only {name}, the custodian, can transfer money out of {account}.':
    'التحويل من {account} من صلاحية أمين الصندوق {name} فقط.',
  '{name}, custodian of {account}, has confirmed this transfer. Ask them to undo the confirmation first.':
    'أُكّد استلام هذا التحويل من قبل {name}، أمين {account}. يرجى الطلب من أمين الصندوق التراجع عن التأكيد أولاً.',
  'Undo confirmation': 'التراجع عن التأكيد',
  'Confirmation undone. The transfer is in transit.': 'تم التراجع عن التأكيد. التحويل بالطريق.',
  'waiting for you to confirm': 'بانتظار تأكيدك',
  'You confirmed this transfer. To change or delete the transfer, undo the confirmation first.':
    'سبق لك تأكيد استلام هذا التحويل. يرجى التراجع عن التأكيد قبل تعديله أو حذفه.',
  'You confirmed this transfer. Undo the confirmation, then ask the sender to change or delete the transfer.':
    'سبق لك تأكيد استلام هذا التحويل. يرجى التراجع عن التأكيد، ثم الطلب من المرسِل تعديله أو حذفه.',
  'Transfer created.': 'تم إنشاء التحويل.',
  'Account Transfer Details': 'تفاصيل التحويل بين الحسابات',
  'Transfer updated.': 'تم تعديل التحويل.',
  'Account Transfers': 'التحويلات بين الحسابات',
  'Amount in': 'المبلغ الواصل',
  'Amount out': 'المبلغ المحوَّل',
  'Both accounts are in {currency}. Enter the same amount in and out.':
    'الحسابان بعملة {currency}. يجب أن يتساوى المبلغ المحوَّل والمبلغ الواصل.',
  'Received on': 'تاريخ الاستلام',
  'From Account and To Account must be different. Choose another account.':
    'يجب أن يختلف «من حساب» عن «إلى حساب». يرجى اختيار حساب آخر.',
  'Choose a From Account or a To Account.': 'يرجى اختيار «من حساب» أو «إلى حساب».',
  'Choose a To Account, or clear Amount in.': 'يرجى اختيار «إلى حساب» أو مسح «المبلغ الواصل».',
  'Choose a From Account, or clear Amount out.': 'يرجى اختيار «من حساب» أو مسح «المبلغ المحوَّل».',
  'Confirm transfer': 'تأكيد الاستلام',
  Confirmed: 'مؤكد',
  'Create Account Transfer': 'إنشاء تحويل بين الحسابات',
  'Create your first transfer.': 'يمكنك إنشاء أول تحويل.',
  'Leave empty for money from outside the company.': 'يُترك فارغاً للمبالغ القادمة من خارج الشركة.',
  'Leave empty for money leaving the company.': 'يُترك فارغاً للمبالغ المحوَّلة إلى خارج الشركة.',
  'From Account': 'من حساب',
  'Enter the amount in.': 'يرجى إدخال المبلغ الواصل.',
  'Enter the amount out.': 'يرجى إدخال المبلغ المحوَّل.',
  'This transfer is in transit. Confirm it when the money is in {account}.':
    'هذا التحويل بالطريق. يرجى تأكيد الاستلام عند وصول المبلغ إلى {account}.',
  'This transfer is in transit. The custodian confirms it when the money is in {account}.':
    'هذا التحويل بالطريق. يؤكد أمين الصندوق الاستلام عند وصول المبلغ إلى {account}.',
  'This transfer is in transit. {name} confirms it when the money is in {account}.':
    'هذا التحويل بالطريق. يُؤكَّد الاستلام من قبل {name} عند وصول المبلغ إلى {account}.',
  'The custodian of {account} must confirm the transfer.': 'يجب تأكيد الاستلام من قبل أمين {account}.',
  'No transfers yet': 'لا توجد تحويلات بعد',
  'Search transfers': 'البحث في التحويلات',
  'Transfer confirmed.': 'تم تأكيد الاستلام.',
  'This transfer does not exist.': 'هذا التحويل غير موجود.',
  'Transfer No': 'رقم التحويل',
  'Update Account Transfer': 'تعديل التحويل بين الحسابات',
  '{amount} goes into {account} at {rate} IQD per USD.':
    'يُضاف {amount} إلى {account} بسعر {rate} دينار للدولار.',
  '{amount} goes into {account}.': 'يُضاف {amount} إلى {account}.',
  '{amount} goes out of {account}.': 'يُخصم {amount} من {account}.',
  'Only {name}, custodian of {account}, can confirm this transfer.':
    'تأكيد استلام هذا التحويل من صلاحية أمين {account} فقط ({name}).',
  '{name}, custodian of {account}, must confirm the transfer.':
    'يجب تأكيد الاستلام من قبل {name}، أمين {account}.',
  '{who} has changed this transfer since you opened it. Review it and try again.':
    'تم تعديل هذا التحويل من قبل {who} بعد أن فتحته. يرجى مراجعته وإعادة المحاولة.',
  'No transfers match your filters.': 'لا توجد تحويلات تطابق التصفية.',
  'Transfers will appear here.': 'ستظهر التحويلات هنا.',
  'Balance: {amount}': 'الرصيد: {amount}',
  'Choose a cash box with a custodian, who will confirm the transfer.':
    'يرجى اختيار صندوق له أمين يؤكد استلام التحويل.',
  'Only the sender can change, cancel or delete this transfer.':
    'تعديل هذا التحويل أو إلغاؤه أو حذفه من صلاحية المرسِل فقط.',
  'You have no cash box. Ask an admin to assign you one.':
    'لا يوجد صندوق بعهدتك. يرجى الطلب من المسؤول إسناد صندوق إليك.',
  Transfers: 'التحويلات',
}
