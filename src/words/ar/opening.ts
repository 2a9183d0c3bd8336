/** What customers owed, and had on account, in the old book. */
export const opening = {
  '{who} has changed this opening document in the meantime.':
    'تم تعديل هذا المستند الافتتاحي في هذه الأثناء من قبل {who}.',
  'A row whose {label} is known already changes that opening document.':
    'الصف الذي يحمل {label} موجوداً مسبقاً لدى الزبون نفسه يعدّل ذلك المستند الافتتاحي.',
  amount: 'المبلغ',
  'As soon as there are opening documents, they are listed here.':
    'ستظهر المستندات الافتتاحية هنا فور إضافتها.',
  'Below zero, it was on account.': 'إذا كان المبلغ أقل من الصفر فهو رصيد للزبون.',
  'Compare the totals with the old book, and say that they agree.':
    'قارن المجاميع بالدفتر القديم، ثم أكّد أنها متطابقة.',
  'Create Opening Document': 'إنشاء مستند افتتاحي',
  'Create the first opening document; it will then be listed here.': 'أنشئ أول مستند افتتاحي ليظهر هنا.',
  'Customers owe': 'على الزبائن',
  'due date': 'تاريخ الاستحقاق',
  'Import Opening Documents': 'استيراد المستندات الافتتاحية',
  'Import {count} opening documents': {
    zero: 'استيراد {count} مستند افتتاحي',
    one: 'استيراد مستند افتتاحي واحد',
    two: 'استيراد مستندين افتتاحيين',
    few: 'استيراد {count} مستندات افتتاحية',
    many: 'استيراد {count} مستنداً افتتاحياً',
    other: 'استيراد {count} مستند افتتاحي',
  },
  'None of the opening documents matches the search and the filters.':
    'لا توجد مستندات افتتاحية تطابق البحث وعوامل التصفية.',
  'Its day, where nothing is said.': 'إذا تُرك فارغاً فهو تاريخ المستند نفسه.',
  'No opening documents yet': 'لا توجد مستندات افتتاحية بعد',
  number: 'الرقم',
  'Old Number': 'الرقم القديم',
  'The day of the opening balance: today, unless the account began earlier.':
    'تاريخ الرصيد الافتتاحي: اليوم، ما لم يكن الحساب قد بدأ قبل ذلك.',
  'Opening Date': 'تاريخ الافتتاح',
  'Opening Document': 'مستند افتتاحي',
  'Opening Document Added Successfully!': 'تمت إضافة المستند الافتتاحي.',
  'Opening Document Details': 'تفاصيل المستند الافتتاحي',
  'Opening Document Update Success': 'تم تعديل المستند الافتتاحي.',
  'Opening Documents': 'المستندات الافتتاحية',
  'Opening debt': 'دين افتتاحي',
  'After saving, go on with the next one of this customer':
    'بعد الحفظ، متابعة إدخال المستند التالي لهذا الزبون',
  'Opening debt {number}': 'دين افتتاحي {number}',
  'Open|an amount': 'المفتوح',
  remark: 'ملاحظة',
  'Search opening documents': 'البحث في المستندات الافتتاحية',
  'Settled|an amount': 'المسدَّد',
  'Skip {wrong} and import {count} opening documents': {
    zero: 'تجاوز {wrong} واستيراد {count} مستند افتتاحي',
    one: 'تجاوز {wrong} واستيراد مستند افتتاحي واحد',
    two: 'تجاوز {wrong} واستيراد مستندين افتتاحيين',
    few: 'تجاوز {wrong} واستيراد {count} مستندات افتتاحية',
    many: 'تجاوز {wrong} واستيراد {count} مستنداً افتتاحياً',
    other: 'تجاوز {wrong} واستيراد {count} مستند افتتاحي',
  },
  'The number of the old book; nothing else of this customer has it.':
    'رقمه في الدفتر القديم، ولا يتكرر لدى هذا الزبون.',
  'The opening documents that it created are deleted, and those that it changed become what they were.':
    'ستُحذف المستندات الافتتاحية التي أنشأها هذا الاستيراد، وتعود التي عدّلها إلى ما كانت عليه.',
  'The totals agree': 'المجاميع متطابقة',
  'The totals of the file': 'مجاميع الملف',
  'These are the first of {count} opening documents that change.': {
    zero: 'هذه أوائل السجلات التي ستتغير.',
    one: 'هذا هو المستند الافتتاحي الوحيد الذي سيتغير.',
    two: 'هذه أوائل ما سيتغير من أصل مستندين افتتاحيين.',
    few: 'هذه أوائل ما سيتغير من أصل {count} مستندات افتتاحية.',
    many: 'هذه أوائل ما سيتغير من أصل {count} مستنداً افتتاحياً.',
    other: 'هذه أوائل ما سيتغير من أصل {count} مستند افتتاحي.',
  },
  'This opening document does not exist.': 'هذا المستند الافتتاحي غير موجود.',
  'Update Opening Document': 'تعديل المستند الافتتاحي',
  'Where {headings} is blank, the opening document has none.':
    'إذا كان {headings} فارغاً، فليس للمستند الافتتاحي شيء منه.',
  'Yes, they agree with the old book': 'نعم، تتطابق مع الدفتر القديم',
  'Opening document {number} is cancelled.': 'تم إلغاء المستند الافتتاحي {number}.',
  'Cancel opening document': 'إلغاء المستند الافتتاحي',
  'Cancel opening document {number}': 'إلغاء المستند الافتتاحي {number}',
  'It stays with its number and the reason. From today on it says nothing any more, and what it settled is open again.':
    'يبقى برقمه مع السبب، ولا يُحسب ابتداءً من اليوم، ويعود ما سدّده مفتوحاً.',
}
