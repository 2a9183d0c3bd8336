import { paths } from '../../features/paths.ts'

/** The invoices of the tab Unpaid. */
export const unpaidInvoices = `${paths.invoice.table}?state=issued,part_paid,past_due`

interface Synonyms {
  path: string
  en: string
  ar: string
  ckb: string
}

/**
 * Everyday words by which the palette finds a page, separated by commas. They are in all languages at once, since
 * users enter words of another language than the shown one. docs/translation.md lists those of Arabic and Sorani.
 */
export const synonyms: readonly Synonyms[] = [
  {
    path: paths.dashboard,
    en: 'home, overview, today, start, figures',
    ar: 'الرئيسية, اليوم, نظرة عامة',
    ckb: 'سەرەتا, ئەمڕۆ, پوختە',
  },
  {
    path: paths.customer.table,
    en: 'clients, buyers, contacts, phone numbers',
    ar: 'عملاء, مشترين, أرقام الهواتف',
    ckb: 'موشتەری, ژمارەی تەلەفۆن',
  },
  {
    path: paths.product.table,
    en: 'items, pens, stock, prices, price list, catalog',
    ar: 'مواد, بضاعة, أقلام, أسعار',
    ckb: 'کاڵا, قەڵەم, نرخ, مەواد',
  },
  {
    path: paths.invoice.table,
    en: 'bills, sales, drafts, quotations',
    ar: 'قوائم, وصل, مبيعات, مسودات',
    ckb: 'فاتوورە, وەسڵ, فرۆش, ڕەشنووس',
  },
  {
    path: unpaidInvoices,
    en: 'unpaid, not paid, open invoices, outstanding, due',
    ar: 'غير مدفوعة, غير مسددة, باقي, مستحقة',
    ckb: 'نەدراوە, پارەی نەدراو, ماوە',
  },
  {
    path: paths.order.table,
    en: 'delivery, shipping, tracking, board, production',
    ar: 'توصيل, شحن, تسليم, طلبيات',
    ckb: 'گەیاندن, تەسلیم, داواکاری',
  },
  {
    path: paths.receiveMoney,
    en: 'payment, cash in, collect, deposit, advance, pay invoice',
    ar: 'قبض, تحصيل, واصل, عربون, دفعة مقدمة, تسديد',
    ckb: 'پارە وەرگرتن, پێشەکی, واسل, قەرزدانەوە',
  },
  {
    path: paths.receivables.table,
    en: 'who owes, debts, debtors, outstanding, unpaid, aging, balances, overdue',
    ar: 'ديون, المدينون, من عليه دين, مطلوب, أرصدة الزبائن, متأخرة',
    ckb: 'قەرز, قەرزار, کێ قەرزارە, ماوە',
  },
  {
    path: paths.receiptVoucher.table,
    en: 'receipts, money received, payments of customers',
    ar: 'وصولات قبض, مقبوضات, دفعات الزبائن',
    ckb: 'وەسڵی وەرگرتن, پارەی وەرگیراو',
  },
  {
    path: paths.paymentVoucher.table,
    en: 'expense, expenses, salary, wages, pay, refund, rent, supplier, money out',
    ar: 'مصروف, مصاريف, راتب, رواتب, أجور, استرداد, إرجاع مبلغ, إيجار, مورد',
    ckb: 'خەرجی, مووچە, کرێ, گەڕاندنەوەی پارە, پارەدان',
  },
  {
    path: paths.pettyCash.table,
    en: 'expense, expenses, small expenses, daily expenses',
    ar: 'مصروف, مصاريف, مصاريف يومية, صرفيات',
    ckb: 'خەرجی, خەرجی ڕۆژانە, خەرجی وردە',
  },
  {
    path: paths.creditNote.table,
    en: 'return, returns, refund, returned goods, credit memo',
    ar: 'مرتجع, مردودات, إرجاع بضاعة, ترجيع, استرداد',
    ckb: 'گەڕاوە, گەڕاندنەوەی کاڵا, گەڕاندنەوەی پارە',
  },
  {
    path: paths.badDebt.table,
    en: 'write off, lost, uncollectible',
    ar: 'شطب دين, ديون هالكة',
    ckb: 'سڕینەوەی قەرز, قەرزی سووتاو',
  },
  {
    path: paths.bankAccount.table,
    en: 'cash box, cash book, safe, bank balance, money',
    ar: 'صندوق, قاصة, دفتر الصندوق, رصيد البنك',
    ckb: 'سندوق, قاسە, بانک, دەفتەری سندوق',
  },
  {
    path: paths.reconcile,
    en: 'problems, differences, fix, matching',
    ar: 'تسوية, فروقات, مطابقة',
    ckb: 'جیاوازی, بەراوردکردن',
  },
  {
    path: paths.accountTransfer.table,
    en: 'move money, hand over cash, in transit',
    ar: 'تحويل مبلغ, تسليم النقد',
    ckb: 'گواستنەوەی پارە, ڕادەستکردنی پارە',
  },
  {
    path: paths.cashClose.table,
    en: 'close day, count cash, end of day, over, short',
    ar: 'إغلاق اليوم, جرد الصندوق, زيادة, عجز',
    ckb: 'داخستنی ڕۆژ, ژماردنی پارە, کەمی, زیادە',
  },
  {
    path: paths.exchangeRate.table,
    en: 'rate, dollar, dinar, currency, daily rate',
    ar: 'سعر الدولار, صرف, عملة, دينار',
    ckb: 'نرخی دۆلار, دراو, دینار',
  },
  {
    path: paths.opening.table,
    en: 'old debts, previous system, starting balance',
    ar: 'ديون قديمة, رصيد سابق, رصيد أول المدة',
    ckb: 'قەرزی کۆن, باڵانسی پێشوو',
  },
  {
    path: paths.approvals,
    en: 'approve, decline, waiting',
    ar: 'موافقة, رفض, بانتظار الموافقة',
    ckb: 'ڕەزامەندی, ڕەتکردنەوە, چاوەڕوان',
  },
  {
    path: paths.books,
    en: 'lock, month end, closed period',
    ar: 'قفل, نهاية الشهر, إغلاق الحسابات',
    ckb: 'قوفڵ, کۆتایی مانگ',
  },
  {
    path: paths.daySheet.of,
    en: 'report of the day, takings, cashier',
    ar: 'تقرير اليوم, يومية, كشف يومي',
    ckb: 'ڕاپۆرتی ڕۆژ, پوختەی ڕۆژ',
  },
  {
    path: paths.changes,
    en: 'changes, audit, who changed, history, log',
    ar: 'تغييرات, من عدّل, سجل التغييرات',
    ckb: 'گۆڕانکاری, کێ گۆڕیوە, تۆمار',
  },
  {
    path: paths.forgiven,
    en: 'discounts given, adjustments, losses',
    ar: 'خصومات ممنوحة, تسويات, خسائر',
    ckb: 'داشکاندن, زیان, جیاوازی',
  },
  {
    path: paths.missingNumbers,
    en: 'gaps, skipped numbers',
    ar: 'أرقام ناقصة, فراغات',
    ckb: 'ژمارەی ونبوو, بۆشایی',
  },
  {
    path: paths.employeeReport.table,
    en: 'weekly report, staff, hours',
    ar: 'تقرير أسبوعي, موظفين',
    ckb: 'ڕاپۆرتی هەفتانە, کارمەند',
  },
  {
    path: paths.workbook,
    en: 'accountant, annual, taxes, export for accountant',
    ar: 'محاسب, سنوي, ضريبة, حسابات ختامية',
    ckb: 'ژمێریار, ساڵانە, باج',
  },
  { path: paths.tasks, en: 'to do, reminders', ar: 'تذكير, أعمال', ckb: 'بیرخستنەوە, کارەکان' },
  {
    path: paths.users.table,
    en: 'employees, staff, accounts, password reset',
    ar: 'موظفين, حسابات, كلمة السر',
    ckb: 'کارمەند, هەژمار, وشەی نهێنی',
  },
  {
    path: paths.profile,
    en: 'password, my account, two-factor, picture',
    ar: 'كلمة السر, حسابي, صورتي',
    ckb: 'وشەی نهێنی, هەژماری من, وێنە',
  },
  {
    path: paths.settingsSection('company'),
    en: 'logo, letterhead, address, company name, phones',
    ar: 'لوغو, شعار, عنوان الشركة, اسم الشركة',
    ckb: 'لۆگۆ, ناونیشان, ناوی کۆمپانیا',
  },
  {
    path: paths.settingsSection('bank'),
    en: 'iban, swift, account number',
    ar: 'آيبان, سويفت, رقم الحساب',
    ckb: 'ئایبان, سویفت, ژمارەی حساب',
  },
  {
    path: paths.settingsSection('terms'),
    en: 'conditions, deposit percentage',
    ar: 'شروط, نسبة الدفعة المقدمة',
    ckb: 'مەرج, ڕێژەی پێشەکی',
  },
  {
    path: paths.settingsSection('money'),
    en: 'rounding, banknote, decimals, default account',
    ar: 'تقريب, كسور, حساب افتراضي',
    ckb: 'نزیککردنەوە, حسابی بنەڕەتی',
  },
  {
    path: paths.settingsSection('permissions'),
    en: 'permissions, rights, roles, access',
    ar: 'صلاحية, صلاحيات, أدوار',
    ckb: 'دەسەڵات, مۆڵەت, ڕێپێدان',
  },
  {
    path: paths.settingsSection('backups'),
    en: 'backup, restore, recovery, save data',
    ar: 'نسخة احتياطية, نسخ احتياطي, استعادة, باك اب',
    ckb: 'باکئەپ, پاڵپشت, گەڕاندنەوەی داتا',
  },
  {
    path: paths.settingsSection('trash'),
    en: 'deleted, undelete, bin',
    ar: 'محذوف, استرجاع, محذوفات',
    ckb: 'سڕاوە, گەڕاندنەوە',
  },
  {
    path: paths.settingsSection('security-log'),
    en: 'audit, sign-ins, failed passwords',
    ar: 'محاولات الدخول, أمان',
    ckb: 'چوونەژوورەوە, ئاسایش',
  },
  {
    path: paths.settingsSection('sessions'),
    en: 'devices, sign out everywhere',
    ar: 'أجهزة, تسجيل الخروج',
    ckb: 'ئامێر, چوونەدەرەوە',
  },
]

/** The synonyms of all languages, by path. */
export const synonymsByPath: ReadonlyMap<string, readonly string[]> = new Map(
  synonyms.map(({ path, en, ar, ckb }) => [path, [en, ar, ckb].flatMap((words) => words.split(', '))]),
)
