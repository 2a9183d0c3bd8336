export const accountTransfers = {
  '{account} is closed for {day}: its keeper can confirm it after that day.':
    '{account} مقفل ليوم {day}: يمكن للأمين التأكيد بعد ذلك اليوم.',
  '{name} keeps {account}, and hands its money over.': 'أمين {account} هو {name}، ولا يسلّم ما فيه غيره.',
  '{name} has confirmed it, who keeps {account}, and takes that back first.':
    'أمين {account} هو {name} وقد أكد الوصول، ويلزم أن يتراجع الأمين عن تأكيده أولاً.',
  'Take the confirmation back': 'التراجع عن التأكيد',
  'The transfer waits to be confirmed.': 'التحويل بانتظار التأكيد.',
  'waiting for you to confirm': 'بانتظار تأكيدك',
  'You have confirmed that it has come in. Before it can be changed or deleted, take that back.':
    'أكّدت وصول المبلغ. يلزم التراجع عن التأكيد قبل تعديل التحويل أو حذفه.',
  'You have confirmed it: take that back first. Then whoever handed the money over changes it.':
    'أكّدت وصول المبلغ: يلزم التراجع عن التأكيد أولاً، ثم يعدّله من سلّم المبلغ.',
  'Account Transfer Added Successfully!': 'تمت إضافة التحويل.',
  'Account Transfer Details': 'تفاصيل التحويل بين الحسابات',
  'Account Transfer Update Success': 'تم تعديل التحويل.',
  'Account Transfers': 'التحويلات بين الحسابات',
  'Amount in': 'المبلغ الداخل',
  'Amount out': 'المبلغ الخارج',
  'Both accounts hold {currency}: as much comes in as goes out.':
    'الحسابان بعملة {currency}: يجب أن يتساوى المبلغ الداخل والمبلغ الخارج.',
  'Came in on': 'تاريخ الوصول',
  'Choose another account than the one that it comes from.': 'يرجى اختيار حساب غير الذي يخرج منه المبلغ.',
  'Choose the account that it comes from, or the one that it goes to.':
    'يرجى اختيار الحساب الذي يخرج منه المبلغ أو الحساب الذي يدخل إليه.',
  'Choose the account that it comes in to.': 'يرجى اختيار الحساب الذي يدخل إليه المبلغ.',
  'Choose the account that it goes out of.': 'يرجى اختيار الحساب الذي يخرج منه المبلغ.',
  'Comes in': 'الداخل',
  Confirm: 'تأكيد',
  Confirmed: 'مؤكد',
  'Create Account Transfer': 'إنشاء تحويل بين الحسابات',
  'Create the first transfer; it will then be listed here.': 'أنشئ أول تحويل ليظهر هنا.',
  'Empty for money from outside.': 'يُترك فارغاً للمبالغ الواردة من خارج الشركة.',
  'Empty for money that leaves the company.': 'يُترك فارغاً للمبالغ التي تخرج من الشركة.',
  'From Account': 'من حساب',
  'How much comes in?': 'ما المبلغ الداخل؟',
  'How much goes out?': 'ما المبلغ الخارج؟',
  'It has gone out and not come in yet: confirm it once it is in {account}.':
    'خرج المبلغ ولم يصل بعد: يرجى تأكيده عند وصوله إلى {account}.',
  'It has gone out and not come in yet: the keeper confirms it once it is in {account}.':
    'خرج المبلغ ولم يصل بعد: يؤكده أمين الصندوق عند وصوله إلى {account}.',
  'It has gone out and not come in yet: {name} confirms it once it is in {account}.':
    'خرج المبلغ ولم يصل بعد: يكون التأكيد من قبل {name} عند وصوله إلى {account}.',
  'Its keeper keeps {account} and confirms that it has come in.': 'أمين {account} هو من يؤكد وصول المبلغ.',
  'No account transfers yet': 'لا توجد تحويلات بين الحسابات بعد',
  'Search account transfers': 'البحث في التحويلات بين الحسابات',
  'The money has come in.': 'تم تأكيد وصول المبلغ.',
  'This transfer does not exist.': 'هذا التحويل غير موجود.',
  'Transfer No': 'رقم التحويل',
  'Update Account Transfer': 'تعديل التحويل بين الحسابات',
  'Went out': 'الخارج',
  '{amount} comes in to {account}, at {rate} IQD for 1 USD.':
    'يدخل {amount} إلى {account}، بسعر {rate} دينار للدولار الواحد.',
  '{amount} comes in to {account}.': 'يدخل {amount} إلى {account}.',
  '{amount} goes out of {account}.': 'يخرج {amount} من {account}.',
  '{name} confirms it, who keeps {account}.': 'التأكيد من صلاحية {name} بصفة أمين {account}.',
  '{name} keeps {account} and confirms that it has come in.':
    'أمين {account} هو {name}، ويؤكد الأمين وصول المبلغ.',
  '{who} has changed this transfer in the meantime.': 'تم تعديل هذا التحويل في هذه الأثناء من قبل {who}.',
  'None of the account transfers matches the search and the filters.':
    'لا توجد تحويلات بين الحسابات تطابق البحث وعوامل التصفية.',
  'As soon as there are account transfers, they are listed here.':
    'ستظهر التحويلات بين الحسابات هنا فور إضافتها.',
  '{amount} is in it.': 'فيه {amount}.',
  'Choose a box that somebody keeps, who confirms that it has come in.':
    'يرجى اختيار صندوق بعهدة شخص يؤكد وصول المبلغ.',
  'Whoever handed this money over takes the transfer back.': 'يتراجع عن هذا التحويل من سلّم المبلغ.',
  'You keep no box.': 'لا يوجد صندوق بعهدتكم.',
}
