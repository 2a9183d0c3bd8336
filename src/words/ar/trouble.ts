/** What did not go as it should: the connection, the server and its database, rights, limits. */
export const trouble = {
  'A part of the database is damaged and cannot be read. Please tell whoever looks after Inkwell.':
    'جزء من قاعدة البيانات تالف وتتعذر قراءته. يرجى إبلاغ المسؤول عن Inkwell.',
  'A part of the database is damaged: some records cannot be read, and the disk of the server may be failing. Make a copy of its data before anything else.':
    'جزء من قاعدة البيانات تالف: تتعذر قراءة بعض السجلات، وقد يكون قرص الخادم على وشك العطل. يرجى نسخ بياناته قبل أي شيء آخر.',
  'Backups: the disk of {folder} is not mounted, so no backup is written. Mount it; if the folder was moved to the disk of the data on purpose, delete {note}.':
    'النسخ الاحتياطي: قرص {folder} غير موصول، فلا تُكتب أي نسخة احتياطية. يرجى توصيله؛ وإذا نُقل المجلد إلى قرص البيانات عمداً فاحذف {note}.',
  'Something on the server needs attention: {finding}': 'يوجد على الخادم ما يحتاج إلى معالجة: {finding}',
  'The https certificate has expired: browsers refuse to open Inkwell. Renew it now.':
    'انتهت صلاحية شهادة https، فترفض المتصفحات فتح Inkwell. يرجى تجديدها الآن.',
  'The https certificate expires in {days} days. Renew it.':
    'تنتهي صلاحية شهادة https بعد {days} يوماً. يرجى تجديدها.',
  'The disk of the server is nearly full: {megabytes} MB are left. Make room before nothing can be saved.':
    'قرص الخادم ممتلئ تقريباً: بقي {megabytes} ميغابايت. يرجى إفراغ مساحة قبل أن يتعذر الحفظ.',
  'What was entered in the last {minutes} minutes is on one disk only: the continuous archive is behind.':
    'ما أُدخل في آخر {minutes} دقيقة محفوظ على قرص واحد فقط: الأرشيف المستمر متأخر.',
  'What was entered in the last {minutes} minutes is on one disk only: the continuous archive is behind. {reason}':
    'ما أُدخل في آخر {minutes} دقيقة محفوظ على قرص واحد فقط: الأرشيف المستمر متأخر. {reason}',
  'The money does not agree. {fault}': 'الحسابات غير متطابقة. {fault}',
  'The money does not agree. {fault} And {count} more: npm run check-money names them.':
    'الحسابات غير متطابقة. {fault} وغيرها {count}: يعرضها الأمر npm run check-money.',
  'Error: {reason}': 'خطأ: {reason}',
  'Internal Server Error': 'خطأ داخلي في الخادم',
  'Please sign in.': 'يرجى تسجيل الدخول.',
  'Too many attempts': 'محاولات كثيرة جداً',
  'A picture may have at most 50 megapixels.': 'يجب ألا تتجاوز الصورة 50 ميغابكسل.',
  'An error occurred while deleting.': 'حدث خطأ أثناء الحذف.',
  'changes made elsewhere are not heard': 'التغييرات من أماكن أخرى لا تصل',
  'Error!': 'خطأ',
  'Inkwell is being brought up to date; please try again in a moment.':
    'يجري تحديث Inkwell حالياً، يرجى المحاولة بعد لحظات.',
  'Inkwell is restarting; please try again.': 'يُعاد تشغيل Inkwell الآن، يرجى المحاولة مرة أخرى.',
  'Inkwell is very busy; please try again.': 'Inkwell مشغول جداً، يرجى المحاولة مرة أخرى.',
  'Not open to you': 'غير متاح لك',
  'Nothing is at this address. It may have been mistyped, or what was here may have been deleted.':
    'لا يوجد شيء في هذا العنوان. ربما كُتب بصورة خاطئة، أو حُذف ما كان هنا.',
  Offline: 'غير متصل',
  'Only PNG, JPEG, WebP and GIF pictures can be used.': 'يمكن استخدام صور PNG وJPEG وWebP وGIF فقط.',
  'Other records need this one.': 'سجلات أخرى تعتمد على هذا السجل.',
  'Others are changing the same at this moment; please try again.':
    'يعدّل آخرون السجل نفسه في هذه اللحظة، يرجى المحاولة مرة أخرى.',
  'Page not found': 'الصفحة غير موجودة',
  'This picture is damaged or incomplete. Choose another copy of it.':
    'هذه الصورة تالفة أو غير مكتملة. اختر نسخة أخرى منها.',
  'Please choose a picture: PNG, JPEG, WebP or GIF.': 'يرجى اختيار صورة: PNG أو JPEG أو WebP أو GIF.',
  'Some of your documents are still being made. Please try again in a moment.':
    'ما زالت بعض مستنداتك قيد الإعداد. يرجى المحاولة بعد لحظات.',
  'Somebody else is changing this; please try again.': 'يعدّل شخص آخر هذا السجل الآن، يرجى المحاولة مرة أخرى.',
  'Something went wrong': 'حدث خطأ ما',
  'The security log cannot be written at the moment, so nothing was done. Please try again.':
    'تتعذر الكتابة في سجل الأمان حالياً، فلم يُنفَّذ شيء. يرجى المحاولة مرة أخرى.',
  'Inkwell is open too often. Please close some of its tabs.':
    'Inkwell مفتوح مرات كثيرة. يرجى إغلاق بعض علامات التبويب.',
  'This is nested too deeply.': 'هذا المحتوى متداخل أكثر مما يُسمح به.',
  'The body must be a JSON object.': 'يجب أن يكون محتوى الطلب كائن JSON.',
  'The browser has blocked the new window. Allow pop-ups for this page and try again.':
    'منع المتصفح فتح النافذة الجديدة. يرجى السماح بالنوافذ المنبثقة لهذه الصفحة والمحاولة مرة أخرى.',
  'The certificate was renewed': 'تم تجديد الشهادة',
  'The connection to the database broke.': 'انقطع الاتصال بقاعدة البيانات.',
  'The database can only be read at the moment; please try again soon.':
    'قاعدة البيانات متاحة للقراءة فقط حالياً، يرجى المحاولة بعد قليل.',
  'The database cannot be reached; please try again.':
    'يتعذر الوصول إلى قاعدة البيانات، يرجى المحاولة مرة أخرى.',
  'the database cannot be read': 'تتعذر قراءة قاعدة البيانات',
  'the database cannot be written': 'تتعذر الكتابة في قاعدة البيانات',
  'The database cannot read its settings; please try again.':
    'تعذر على قاعدة البيانات قراءة إعداداتها، يرجى المحاولة مرة أخرى.',
  'The database cannot read or write its files at the moment; please try again.':
    'يتعذر على قاعدة البيانات قراءة ملفاتها أو كتابتها حالياً، يرجى المحاولة مرة أخرى.',
  'The database does not confirm what is saved at the moment; please try again.':
    'لا تؤكد قاعدة البيانات الحفظ حالياً، يرجى المحاولة مرة أخرى.',
  'The database does not let Inkwell in at the moment; please try again.':
    'لا تسمح قاعدة البيانات بدخول Inkwell حالياً، يرجى المحاولة مرة أخرى.',
  'The database has reached one of its limits; please try again.':
    'بلغت قاعدة البيانات أحد حدودها، يرجى المحاولة مرة أخرى.',
  'The database is restarting; please try again.': 'يُعاد تشغيل قاعدة البيانات، يرجى المحاولة مرة أخرى.',
  'The database is short of memory; please try again.':
    'ذاكرة قاعدة البيانات لا تكفي، يرجى المحاولة مرة أخرى.',
  'The disk of the server is full: nothing can be saved until there is room.':
    'قرص الخادم ممتلئ: لا يمكن حفظ شيء حتى تتوفر مساحة.',
  'The form could not be read.': 'تعذرت قراءة النموذج.',
  'The metrics are for this machine only, or with their token.':
    'المقاييس متاحة لهذا الجهاز فقط أو باستخدام رمزها.',
  'The pictures may have at most 50 megapixels together.': 'يجب ألا تتجاوز الصور مجتمعةً 50 ميغابكسل.',
  'The request could not be understood.': 'تعذر فهم الطلب.',
  'The request has a character or value that cannot be kept.': 'يحتوي الطلب على حرف أو قيمة لا يمكن حفظها.',
  'The server cannot be reached. Check the connection and try again.':
    'يتعذر الوصول إلى الخادم. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  'The server cannot be reached. Trying again…': 'يتعذر الوصول إلى الخادم. جارٍ إعادة المحاولة…',
  'The server is stopping.': 'الخادم قيد الإيقاف.',
  'There is no such picture.': 'هذه الصورة غير موجودة.',
  'This is larger than allowed.': 'الحجم أكبر من المسموح به.',
  'This is not the address of a picture.': 'هذا ليس عنوان صورة.',
  'This page could not be loaded. Check the connection and try again.':
    'تعذر تحميل هذه الصفحة. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  'This picture takes too long to read.': 'تستغرق قراءة هذه الصورة وقتاً طويلاً.',
  'This took too long and was stopped; please ask for less.':
    'استغرق هذا وقتاً طويلاً فتم إيقافه، يرجى طلب كمية أقل.',
  'Too many files are being read. Please try again in a moment.':
    'تجري قراءة ملفات كثيرة. يرجى المحاولة بعد لحظات.',
  'Too many pictures are being read. Please try again in a moment.':
    'تجري قراءة صور كثيرة. يرجى المحاولة بعد لحظات.',
  'Too many requests. Please try again in a moment.': 'الطلبات كثيرة جداً. يرجى المحاولة بعد لحظات.',
  'Too much is being sent at once. Please try again in a moment.':
    'تُرسل بيانات كثيرة في وقت واحد. يرجى المحاولة بعد لحظات.',
  'You do not have permission to do this.': 'ليست لديك صلاحية القيام بذلك.',
  'You do not have permission to restore this.': 'ليست لديك صلاحية استعادة هذا السجل.',
  'You do not have permission to see this.': 'ليست لديك صلاحية الاطلاع على هذا.',
  'You search too much at once; please wait a moment.': 'عمليات البحث كثيرة في وقت واحد، يرجى الانتظار لحظة.',
  'Your role does not let you see this page. Whoever manages the users can change that.':
    'دورك لا يتيح لك الاطلاع على هذه الصفحة. يمكن لمن يدير المستخدمين تغيير ذلك.',
  'Please search for at most {most} words.': 'يرجى البحث بما لا يزيد على {most} كلمات.',
  'A file here may have at most {most} MB.': 'يجب ألا يتجاوز حجم الملف هنا {most} ميغابايت.',
  'An Idempotency-Key has at most {most} characters.': 'يجب ألا يزيد Idempotency-Key على {most} حرفاً.',
  'This document took longer than {count} seconds, so it was given up. Please try again in a moment.': {
    zero: 'استغرق إعداد هذا المستند وقتاً طويلاً فتم إيقافه. يرجى المحاولة بعد لحظات.',
    one: 'استغرق إعداد هذا المستند أكثر من ثانية واحدة فتم إيقافه. يرجى المحاولة بعد لحظات.',
    two: 'استغرق إعداد هذا المستند أكثر من ثانيتين فتم إيقافه. يرجى المحاولة بعد لحظات.',
    few: 'استغرق إعداد هذا المستند أكثر من {count} ثوانٍ فتم إيقافه. يرجى المحاولة بعد لحظات.',
    many: 'استغرق إعداد هذا المستند أكثر من {count} ثانية فتم إيقافه. يرجى المحاولة بعد لحظات.',
    other: 'استغرق إعداد هذا المستند أكثر من {count} ثانية فتم إيقافه. يرجى المحاولة بعد لحظات.',
  },
  'This document could not be made. Please try again in a moment.':
    'تعذر إعداد هذا المستند. يرجى المحاولة بعد لحظات.',
}
