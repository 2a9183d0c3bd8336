/** The key of a record, or the name that stands for it in a route such as `/product/view/:id`. */
type Key = number | `:${string}`

/** The screens that most kinds of records have. */
const screensUnder = <const B extends string>(base: B) =>
  ({
    base,
    table: `${base}/table`,
    create: `${base}/create`,
    view: (id: Key) => `${base}/view/${id}`,
    update: (id: Key) => `${base}/update/${id}`,
  }) as const

/**
 * The address of every screen (specification, section 2), spelt as people and scripts know it. It stands before
 * all features, because any of them may link to any other.
 */
export const paths = {
  login: '/login',
  register: '/register',
  home: '/',
  dashboard: '/dashboad',
  users: screensUnder('/users'),
  customer: { ...screensUnder('/customer'), import: '/customer/import' },
  product: {
    ...screensUnder('/product'),
    import: '/product/import',
    ofPenType: (penType: string) => `/product/table?pen_type=${encodeURIComponent(penType)}`,
  },
  invoice: { ...screensUnder('/invoice'), print: (id: Key) => `/invoce-generate/${id}` },
  invoiceTracker: {
    base: '/invoice-tracker',
    table: '/invoice-tracker/table',
    view: (id: Key) => `/invoice-tracker/view/${id}`,
    update: (id: Key) => `/invoice-tracker/update/${id}`,
  },
  employeeReport: {
    base: '/employee-report',
    table: '/employee-report/table',
    create: '/employee-report/create',
    view: (id: Key) => `/employee-report/${id}`,
    viewAll: (employeeId: Key) => `/employee-report/view-all/${employeeId}`,
    update: (id: Key) => `/reports/update/${id}`,
  },
  adminLogSheet: screensUnder('/admin-log-sheet'),
  financialLogSheet: screensUnder('/financial-log-sheet'),
  pettyCash: screensUnder('/petty-cash'),
  paymentVoucher: {
    ...screensUnder('/payment-statement-vouchar'),
    print: (serial: Key) => `/payment-statement-vouchar/print/${serial}`,
  },
  receiptVoucher: {
    ...screensUnder('/receipt-voucher'),
    print: (serial: Key) => `/receipt-voucher/print/${serial}`,
  },
  warehouse: screensUnder('/warehouse'),
  profile: '/profile',
  settings: '/settings',
  termService: '/term-service',
  invoiceTerm: '/invoice-term',
  specialTerm: '/special-term',
  /** The form for a payment of an invoice, and the payments that it has. */
  receiptFor: (invoice: Key) => `/receipt-voucher/create?invoice=${invoice}`,
  receiptsOf: (invoice: Key) => `/receipt-voucher/table?invoice=${invoice}`,
  /** The pages of terms, filled in for an invoice. */
  invoiceTermFor: (invoice: Key) => `/invoice-term?invoice=${invoice}`,
  specialTermFor: (invoice: Key) => `/special-term?invoice=${invoice}`,
} as const
