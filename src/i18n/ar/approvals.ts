export const approvals = {
  '{invoice_no} is not approved and cannot be credited. Choose an approved invoice.':
    'الفاتورة {invoice_no} غير مصادق عليها ولا يمكن إصدار إشعار دائن عنها. يرجى اختيار فاتورة مصادق عليها.',
  '{amount}, plus {beside} on the same day': '{amount}، إضافة إلى {beside} في اليوم نفسه',
  '{percent} discount ({amount})': 'خصم {percent} ({amount})',
  'This invoice is not approved and cannot be paid.': 'هذه الفاتورة غير مصادق عليها ولا يمكن تسديدها.',
  Approval: 'المصادقة',
  Approvals: 'المصادقات',
  'to review': 'للمراجعة',
  Approve: 'مصادقة',
  'Approve {number}': 'المصادقة على {number}',
  Approved: 'مصادق عليه',
  'Approved on {moment} by {who}': 'تمت المصادقة بتاريخ {moment} من قبل {who}',
  'Requested by': 'قُدّم من قبل',
  'Requested on': 'تاريخ التقديم',
  'Takes effect on': 'يسري اعتباراً من',
  'Decided by': 'صاحب القرار',
  'Decided on': 'تاريخ القرار',
  Decline: 'رفض',
  'Decline {number}': 'رفض {number}',
  Declined: 'مرفوض',
  DECLINED: 'مرفوض',
  'Declined on {moment} by {who}': 'رُفض بتاريخ {moment} من قبل {who}',
  'The document takes effect on its own date, or today if that date is closed.':
    'يسري المستند اعتباراً من تاريخه، أو من تاريخ اليوم إذا كان تاريخه مقفلاً.',
  'This document is no longer waiting for approval. Reload the page to see the decision.':
    'لم يعد هذا المستند بانتظار المصادقة. يرجى تحديث الصفحة لمعرفة القرار.',
  'These documents exceed the limit of the user who requested them. They are not included in balances until approved.':
    'تتجاوز هذه المستندات حد المستخدم الذي قدّمها، ولا تدخل في الأرصدة قبل المصادقة.',
  'Document approved.': 'تمت المصادقة على المستند.',
  'Document declined.': 'تم رفض المستند.',
  'The document keeps its number and stays visible as declined. It is never included in balances.':
    'يحتفظ المستند برقمه ويبقى ظاهراً بحالة «مرفوض»، ولا يدخل في الأرصدة أبداً.',
  'Waiting for approval: {far}': 'بانتظار المصادقة: {far}',
  'This document is waiting for approval and cannot be changed.':
    'هذا المستند بانتظار المصادقة ولا يمكن تعديله.',
  'This document was declined and cannot be changed.': 'هذا المستند مرفوض ولا يمكن تعديله.',
  'This document was declined and cannot be deleted.': 'هذا المستند مرفوض ولا يمكن حذفه.',
  'Takes effect on {day} because the document date was closed.':
    'يسري اعتباراً من {day} لأن تاريخ المستند مقفل.',
  'Maximum bad debt': 'الحد الأعلى للدين المعدوم',
  'Maximum credit note without invoice lines': 'الحد الأعلى للإشعار الدائن بلا أسطر فاتورة',
  'Maximum discount': 'الحد الأعلى للخصم',
  'Largest payment without a customer': 'أكبر دفعة بلا زبون',
  'Grand total is {percent} % below list price, which exceeds your limit of {limit} %. Raise the prices.':
    'المجموع الكلي أقل من السعر الأساسي بنسبة ‎{percent}%‎، وهذا يتجاوز الحد المسموح لك وهو ‎{limit}%‎. يرجى رفع الأسعار.',
  'Largest petty cash entry': 'أكبر قيد نثرية',
  'Largest transfer with one account': 'أكبر تحويل بطرف واحد',
  'Maximum refund': 'الحد الأعلى للاسترداد',
  Limit: 'الحد',
  Limits: 'الحدود',
  'Can decide': 'يحق له القرار',
  'NOT APPROVED': 'غير مصادق عليه',
  'No documents waiting for approval': 'لا توجد مستندات بانتظار المصادقة',
  Own: 'خاص به',
  'Only superusers can change limits.': 'تغيير الحدود من صلاحية المشرف العام فقط.',
  'Dismissed.': 'تم الإخفاء.',
  'Reason for the decision': 'سبب القرار',
  'Saved and waiting for approval.': 'تم الحفظ، والمستند بانتظار المصادقة.',
  'You created or changed this document. Someone else must approve or decline it.':
    'أنت من أنشأ هذا المستند أو عدّله. يجب أن يصادق عليه أو يرفضه شخص آخر.',
  'Status cannot be set to waiting or declined. Approval limits and decisions set these.':
    'لا يمكن تعيين الحالة «بالانتظار» أو «مرفوض» مباشرة، فهي تتبع حدود المصادقة وقراراتها.',
  'This invoice is not approved. Record the payment in Receive Money, without an invoice.':
    'هذه الفاتورة غير مصادق عليها. يرجى تسجيل الدفعة في «استلام مبلغ» من دون فاتورة.',
  '{amount} exceeds your limit of {limit}. Reduce the amount.':
    'المبلغ {amount} يتجاوز الحد المسموح لك وهو {limit}. يرجى تقليل المبلغ.',
  'Discount of {percent} % exceeds your limit of {limit} %. Reduce the discount.':
    'الخصم ‎{percent}%‎ يتجاوز الحد المسموح لك وهو ‎{limit}%‎. يرجى تقليل الخصم.',
  'This document is not included in balances and cannot be changed until approved.':
    'لا يدخل هذا المستند في الأرصدة ولا يمكن تعديله قبل المصادقة.',
  'Waiting for approval': 'بانتظار المصادقة',
  'Waiting|a document': 'بالانتظار',
  'Waiting for your approval': 'بانتظار مصادقتك',
  'View all {count}': 'عرض الكل ({count})',
  'Other amounts that day': 'مبالغ أخرى في اليوم نفسه',
  'Documents above a limit appear here until someone else approves or declines them.':
    'تظهر هنا المستندات التي تتجاوز الحد إلى أن يصادق عليها شخص آخر أو يرفضها.',
  'Documents above these limits wait until someone else approves them. Leave empty for no limit. Superusers have no limit, and only they can change limits.':
    'المستندات التي تتجاوز هذه الحدود تنتظر مصادقة شخص آخر. يُترك الحقل فارغاً إذا لم يكن هناك حد. لا حدود للمشرف العام، وتغيير الحدود من صلاحيته فقط.',
  'Total of {amount}, including {beside} on the same day, exceeds your limit of {limit}. Reduce the amount.':
    'المجموع {amount}، ومنه {beside} في اليوم نفسه، يتجاوز الحد المسموح لك وهو {limit}. يرجى تقليل المبلغ.',
  'requested by {who}': 'قُدّم من قبل {who}',
  '{name} created this document and also created or activated your account, or set its role or password. Another user must decide.':
    '{name} هو من أنشأ هذا المستند، وهو أيضاً من أنشأ حسابك أو فعّله أو منحه دوراً أو كلمة مرور. يجب أن يقرر مستخدم آخر.',
}
