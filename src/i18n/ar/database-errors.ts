/** What did not go as it should: the connection, the server and its database, rights, limits. */
export const databaseErrors = {
  'Part of the database is damaged and cannot be read. Contact an admin.':
    'جزء من قاعدة البيانات تالف ولا يمكن قراءته. يرجى إبلاغ المسؤول.',
  'Some records cannot be read: part of the database is damaged, and the server disk may be failing. Copy the server’s data before you do anything else.':
    'لا يمكن قراءة بعض السجلات لأن جزءاً من قاعدة البيانات تالف، وقد يكون قرص الخادم على وشك العطل. يرجى نسخ بيانات الخادم قبل أي شيء آخر.',
  'Backups: the disk of {folder} is not mounted, so no backup is written. Mount it; if the folder was moved on purpose, delete {note}.':
    'النسخ الاحتياطي: قرص {folder} غير موصول، فلا تُكتب أي نسخة احتياطية. يرجى توصيله؛ وإذا نُقل المجلد عمداً فاحذف {note}.',
  'Something on the server needs attention: {finding}': 'يوجد على الخادم ما يحتاج إلى معالجة: {finding}',
  'The https certificate has expired: browsers refuse to open Inkwell. Renew it now.':
    'انتهت صلاحية شهادة https، فترفض المتصفحات فتح Inkwell. يرجى تجديدها الآن.',
  'The https certificate cannot be read. Inkwell will not start again with it. Replace it now.':
    'تتعذر قراءة شهادة https، ولن يعمل Inkwell بها عند تشغيله من جديد. يرجى استبدالها الآن.',
  'The https certificate expires in {days} days. Renew it.':
    'تنتهي صلاحية شهادة https بعد {days} يوماً. يرجى تجديدها.',
  'The server disk is almost full: {megabytes} MB left. Free up space. When the disk is full, nothing can be saved.':
    'قرص الخادم شبه ممتلئ، والمتبقي {megabytes} ميغابايت. يرجى إفراغ مساحة، فعند امتلاء القرص لا يمكن حفظ أي شيء.',
  'Data entered in the last {minutes} minutes is on one disk only: the continuous archive is behind.':
    'البيانات المدخلة خلال الدقائق الـ{minutes} الأخيرة محفوظة على قرص واحد فقط، لأن الأرشيف المستمر متأخر.',
  'Data entered in the last {minutes} minutes is on one disk only: the continuous archive is behind. {reason}':
    'البيانات المدخلة خلال الدقائق الـ{minutes} الأخيرة محفوظة على قرص واحد فقط، لأن الأرشيف المستمر متأخر. {reason}',
  'Ledger check failed. {fault}': 'لم يتطابق دفتر الأستاذ عند التدقيق. {fault}',
  'Ledger check failed. {fault} Run npm run check-money to list {count} more.':
    'لم يتطابق دفتر الأستاذ عند التدقيق. {fault} لعرض بقية الفروق ({count}) يرجى تشغيل npm run check-money.',
  'Error: {reason}': 'خطأ: {reason}',
  'Internal Server Error': 'خطأ داخلي في الخادم',
  'Sign in to continue.': 'يرجى تسجيل الدخول للمتابعة.',
  'Too many attempts': 'محاولات كثيرة جداً',
  'This picture has more than 50 megapixels. Choose a smaller one.':
    'دقة هذه الصورة تزيد على 50 ميغابكسل. يرجى اختيار صورة أصغر.',
  'An error occurred while deleting.': 'حدث خطأ أثناء الحذف.',
  'changes from other servers are not received': 'التغييرات من الخوادم الأخرى لا تصل',
  'Error!': 'خطأ',
  'Inkwell is being updated. Try again in a moment.': 'يجري تحديث Inkwell. يرجى إعادة المحاولة بعد لحظات.',
  'Inkwell is restarting. Try again in a moment.': 'تجري إعادة تشغيل Inkwell. يرجى إعادة المحاولة بعد لحظات.',
  'Inkwell is very busy. Try again in a moment.':
    'الضغط على Inkwell كبير حالياً. يرجى إعادة المحاولة بعد لحظات.',
  'You do not have access to this page': 'لا يمكنك الوصول إلى هذه الصفحة',
  'There is no page at this address. Check the address. If this was a record, it may have been deleted.':
    'لا توجد صفحة بهذا العنوان. يرجى التحقق من العنوان. إذا كانت الصفحة تخص سجلاً فربما تم حذفه.',
  Offline: 'غير متصل',
  'This record cannot be deleted because other records use it.': 'لا يمكن حذف هذا السجل لأنه مرتبط بسجلات أخرى.',
  'Someone else is changing the same data. Try again in a moment.':
    'يعدّل مستخدم آخر البيانات نفسها الآن. يرجى إعادة المحاولة بعد لحظات.',
  'Page not found': 'الصفحة غير موجودة',
  'This picture is damaged or incomplete. Choose another copy of it.':
    'هذه الصورة تالفة أو غير مكتملة. اختر نسخة أخرى منها.',
  'This file is not a supported picture. Choose a PNG, JPEG, WebP or GIF file.':
    'هذا الملف ليس صورة مدعومة. يرجى اختيار ملف PNG أو JPEG أو WebP أو GIF.',
  'Some of your documents are still being created. Try again in a moment.':
    'ما زالت بعض مستنداتك قيد الإعداد. يرجى إعادة المحاولة بعد لحظات.',
  'Someone else is changing this record. Try again in a moment.':
    'يعدّل مستخدم آخر هذا السجل الآن. يرجى إعادة المحاولة بعد لحظات.',
  'Something went wrong': 'حدث خطأ ما',
  'This action was not completed because the security log cannot be written. Try again in a moment.':
    'لم تُنفَّذ هذه العملية لتعذر الكتابة في سجل الأمان. يرجى إعادة المحاولة بعد لحظات.',
  'Inkwell is open in too many tabs. Close some of them.':
    'Inkwell مفتوح في علامات تبويب كثيرة. يرجى إغلاق بعضها.',
  'The request body is nested too deeply.': 'محتوى الطلب متداخل أكثر من المسموح.',
  'The request body must be a JSON object.': 'يجب أن يكون محتوى الطلب كائن JSON.',
  'Your browser blocked the new window. Allow pop-ups for this page and try again.':
    'منع متصفحك فتح نافذة جديدة. يرجى السماح بالنوافذ المنبثقة لهذه الصفحة وإعادة المحاولة.',
  'The certificate was renewed': 'تم تجديد الشهادة',
  'The connection to the database was lost.': 'انقطع الاتصال بقاعدة البيانات.',
  'Nothing can be saved because the database is read-only. Try again in a moment.':
    'لا يمكن حفظ أي شيء لأن قاعدة البيانات للقراءة فقط. يرجى إعادة المحاولة بعد لحظات.',
  'The database cannot be reached. Try again in a moment.':
    'يتعذر الوصول إلى قاعدة البيانات. يرجى إعادة المحاولة بعد لحظات.',
  'the database cannot be read': 'تتعذر قراءة قاعدة البيانات',
  'the database cannot be written': 'تتعذر الكتابة في قاعدة البيانات',
  'The database cannot read its configuration. Try again in a moment.':
    'تعذر على قاعدة البيانات قراءة إعداداتها. يرجى إعادة المحاولة بعد لحظات.',
  'The database cannot read or write its files. Try again in a moment.':
    'تعذر على قاعدة البيانات قراءة ملفاتها أو الكتابة فيها. يرجى إعادة المحاولة بعد لحظات.',
  'The database cannot confirm that changes are saved. Try again in a moment.':
    'تعذر على قاعدة البيانات تأكيد حفظ التغييرات. يرجى إعادة المحاولة بعد لحظات.',
  'The database refused the connection. Try again in a moment.':
    'رفضت قاعدة البيانات الاتصال. يرجى إعادة المحاولة بعد لحظات.',
  'The database has reached one of its limits. Try again in a moment.':
    'بلغت قاعدة البيانات أحد حدودها. يرجى إعادة المحاولة بعد لحظات.',
  'The database is restarting. Try again in a moment.':
    'تجري إعادة تشغيل قاعدة البيانات. يرجى إعادة المحاولة بعد لحظات.',
  'The database does not have enough memory. Try again in a moment.':
    'ذاكرة قاعدة البيانات غير كافية. يرجى إعادة المحاولة بعد لحظات.',
  'Nothing can be saved because the server disk is full. Contact an admin.':
    'لا يمكن حفظ أي شيء لأن قرص الخادم ممتلئ. يرجى إبلاغ المسؤول.',
  'The form data could not be read. Try again.': 'تعذرت قراءة بيانات النموذج. يرجى إعادة المحاولة.',
  'Metrics are available only from this server or with the metrics token.':
    'المقاييس متاحة من هذا الخادم فقط أو برمز المقاييس.',
  'The pictures have more than 50 megapixels in total. Choose smaller ones.':
    'مجموع دقة الصور يزيد على 50 ميغابكسل. يرجى اختيار صور أصغر.',
  'The request could not be understood.': 'تعذر فهم الطلب.',
  'The request contains a character or value that cannot be saved.':
    'توجد في البيانات المرسلة قيمة أو حرف لا يمكن حفظه.',
  'The server cannot be reached. Check your connection and try again.':
    'يتعذر الوصول إلى الخادم. يرجى التحقق من الاتصال وإعادة المحاولة.',
  'The server cannot be reached. Trying again…': 'يتعذر الوصول إلى الخادم. جارٍ إعادة المحاولة…',
  'The server is shutting down. Try again in a moment.': 'الخادم قيد الإيقاف. يرجى إعادة المحاولة بعد لحظات.',
  'This picture does not exist.': 'هذه الصورة غير موجودة.',
  'The request is too large. Send less data at a time.':
    'البيانات المرسلة كبيرة جداً. يرجى إرسال بيانات أقل في كل مرة.',
  'This is not a valid picture address.': 'عنوان الصورة غير صحيح.',
  'This page could not be loaded. Check your connection and try again.':
    'تعذر تحميل هذه الصفحة. يرجى التحقق من الاتصال وإعادة المحاولة.',
  'This picture takes too long to process. Choose a smaller one.':
    'معالجة هذه الصورة تستغرق وقتاً طويلاً. يرجى اختيار صورة أصغر.',
  'The request took too long and was stopped. Try a smaller selection.':
    'استغرقت العملية وقتاً طويلاً فتم إيقافها. يرجى اختيار بيانات أقل.',
  'Too many files are being read. Try again in a moment.':
    'عدد الملفات قيد القراءة كبير حالياً. يرجى إعادة المحاولة بعد لحظات.',
  'Too many pictures are being processed. Try again in a moment.':
    'عدد الصور قيد المعالجة كبير حالياً. يرجى إعادة المحاولة بعد لحظات.',
  'Too many requests. Try again in a moment.':
    'العمليات كثيرة جداً في وقت قصير. يرجى إعادة المحاولة بعد لحظات.',
  'Too much data is being sent at once. Try again in a moment.':
    'تُرسل بيانات كثيرة في وقت واحد. يرجى إعادة المحاولة بعد لحظات.',
  'You do not have permission to do this.': 'ليست لديك صلاحية القيام بذلك.',
  'You do not have permission to restore this record.': 'ليست لديك صلاحية استعادة هذا السجل.',
  'You do not have permission to view this record.': 'ليست لديك صلاحية عرض هذا السجل.',
  'Too many searches at once. Try again in a moment.':
    'عمليات البحث كثيرة في وقت واحد. يرجى إعادة المحاولة بعد لحظات.',
  'Your role does not have permission to view this page. Ask an admin for access.':
    'ليست لدورك صلاحية عرض هذه الصفحة. يرجى طلب الصلاحية من المسؤول.',
  'Enter at most {most} search words.': 'يرجى إدخال {most} كلمات بحث كحد أقصى.',
  'This file is larger than {most} MB. Choose a smaller one.':
    'حجم هذا الملف يزيد على {most} ميغابايت. يرجى اختيار ملف أصغر.',
  'Idempotency-Key must have at most {most} characters.': 'يجب ألا يزيد عدد أحرف Idempotency-Key على {most}.',
  'This document took longer than {count} seconds and was stopped. Try again in a moment.': {
    zero: 'استغرق إعداد هذا المستند وقتاً طويلاً فتم إيقافه. يرجى إعادة المحاولة بعد لحظات.',
    one: 'استغرق إعداد هذا المستند أكثر من ثانية واحدة فتم إيقافه. يرجى إعادة المحاولة بعد لحظات.',
    two: 'استغرق إعداد هذا المستند أكثر من ثانيتين فتم إيقافه. يرجى إعادة المحاولة بعد لحظات.',
    few: 'استغرق إعداد هذا المستند أكثر من {count} ثوانٍ فتم إيقافه. يرجى إعادة المحاولة بعد لحظات.',
    many: 'استغرق إعداد هذا المستند أكثر من {count} ثانية فتم إيقافه. يرجى إعادة المحاولة بعد لحظات.',
    other: 'استغرق إعداد هذا المستند أكثر من {count} ثانية فتم إيقافه. يرجى إعادة المحاولة بعد لحظات.',
  },
  'This document could not be created. Try again in a moment.':
    'تعذر إعداد هذا المستند. يرجى إعادة المحاولة بعد لحظات.',
}
