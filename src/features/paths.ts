import { type RecordKey, screensUnder } from '../kernel/contract/screens-under.ts'

/** A list filtered by customer. */
const ofCustomerIn = (table: string) => (customer: RecordKey) => `${table}?customer=${customer}`

/** The fields of a credit note that its refund needs. */
interface RefundedNote {
  id: number
  customer: number
  credit_note_no: string
  on_account_usd: number
}

/**
 * The addresses of the screens (specification, section 2), spelt as published. They are outside the features, because
 * any feature may link to any other. Generated screens that nothing links to have theirs from the path of their entity.
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
  invoice: {
    ...screensUnder('/invoice'),
    print: (id: RecordKey) => `/invoce-generate/${id}`,
    createFor: (customer: RecordKey) => `/invoice/create?customer=${customer}`,
    ofCustomer: ofCustomerIn('/invoice/table'),
    /** The paper of an earlier revision. */
    printOf: (id: RecordKey, revision: number) => `/invoce-generate/${id}?revision=${revision}`,
  },
  order: {
    base: '/invoice-tracker',
    table: '/invoice-tracker/table',
    view: (id: RecordKey) => `/invoice-tracker/view/${id}`,
    update: (id: RecordKey) => `/invoice-tracker/update/${id}`,
    ofCustomer: ofCustomerIn('/invoice-tracker/table'),
  },
  employeeReport: {
    base: '/employee-report',
    table: '/employee-report/table',
    create: '/employee-report/create',
    view: (id: RecordKey) => `/employee-report/${id}`,
    viewAll: (employeeId: RecordKey) => `/employee-report/view-all/${employeeId}`,
    update: (id: RecordKey) => `/reports/update/${id}`,
  },
  adminLogSheet: screensUnder('/admin-log-sheet'),
  financialLogSheet: screensUnder('/financial-log-sheet'),
  pettyCash: screensUnder('/petty-cash'),
  paymentVoucher: {
    ...screensUnder('/payment-statement-vouchar'),
    print: (serial: RecordKey) => `/payment-statement-vouchar/print/${serial}`,
  },
  receiptVoucher: {
    ...screensUnder('/receipt-voucher'),
    print: (serial: RecordKey) => `/receipt-voucher/print/${serial}`,
    ofCustomer: ofCustomerIn('/receipt-voucher/table'),
  },
  opening: {
    ...screensUnder('/opening'),
    import: '/opening/import',
    /** The opening balances of one customer. */
    ofCustomer: ofCustomerIn('/opening/table'),
  },
  receiveMoney: '/receive-money',
  receiveFrom: (customer: RecordKey) => `/receive-money?customer=${customer}`,
  receiveForInvoice: (invoice: RecordKey) => `/receive-money?invoice=${invoice}`,
  /** The same with an amount entered. */
  receiveAmount: (invoice: RecordKey, currency: 'usd' | 'iqd', amount: number) =>
    `/receive-money?invoice=${invoice}&${currency}=${amount}`,
  reconcile: '/reconcile',
  forgiven: '/forgiven',
  changes: '/changes',
  tasks: '/task',
  daySheet: { of: '/day-sheet', print: '/day-sheet/print' },
  missingNumbers: '/missing-numbers',
  workbook: '/workbook',
  books: '/books',
  approvals: '/approvals',
  receivables: {
    table: '/receivables',
    print: '/receivables/print',
    /** The open invoices of a salesman. */
    ofSalesman: (user: RecordKey) => `/receivables?salesman=${user}`,
  },
  statement: {
    of: (customer: RecordKey) => `/customer/statement/${customer}`,
    print: (customer: RecordKey) => `/customer/statement/print/${customer}`,
  },
  exchangeRate: screensUnder('/exchange-rate'),
  accountTransfer: screensUnder('/account-transfer'),
  /** The transfers to an account that are not confirmed yet. */
  transfersInTransitTo: (account: RecordKey) => `/account-transfer/table?account=${account}&confirmed=false`,
  cashClose: {
    base: '/cash-close',
    table: '/cash-close/table',
    create: '/cash-close/create',
    view: (id: RecordKey) => `/cash-close/view/${id}`,
    print: (id: RecordKey) => `/cash-close/print/${id}`,
    createFor: (account: RecordKey) => `/cash-close/create?account=${account}`,
  },
  badDebt: {
    base: '/bad-debt',
    table: '/bad-debt/table',
    create: '/bad-debt/create',
    view: (id: RecordKey) => `/bad-debt/view/${id}`,
  },
  creditNote: {
    base: '/credit-note',
    table: '/credit-note/table',
    create: '/credit-note/create',
    view: (id: RecordKey) => `/credit-note/view/${id}`,
    print: (id: RecordKey) => `/credit-note/print/${id}`,
  },
  bankAccount: {
    base: '/bank-account',
    table: '/bank-account/table',
    cashBook: (id: RecordKey) => `/bank-account/cash-book/${id}`,
    printCashBook: (id: RecordKey) => `/bank-account/cash-book/print/${id}`,
  },
  profile: '/profile',
  settings: '/settings',
  settingsSection: (value: string) => `/settings?tab=${value}`,
  termService: '/term-service',
  invoiceTerm: '/invoice-term',
  specialTerm: '/special-term',
  /** The form of a receipt for an invoice, the one that replaces a manual payment, and the receipts of an invoice. */
  receiptFor: (invoice: RecordKey) => `/receipt-voucher/create?invoice=${invoice}`,
  receiptForManualPayment: (invoice: RecordKey) => `/receipt-voucher/create?invoice=${invoice}&typed=true`,
  /** The form that credits an invoice, and its credit notes. */
  creditFor: (invoice: RecordKey) => `/credit-note/create?invoice=${invoice}`,
  creditsOf: (invoice: RecordKey) => `/credit-note/table?invoice=${invoice}`,
  /** The forms that write off an invoice, or the oldest debts of a customer. */
  badDebtFor: (invoice: RecordKey) => `/bad-debt/create?invoice=${invoice}`,
  badDebtFrom: (customer: RecordKey) => `/bad-debt/create?customer=${customer}`,
  /** The form that pays back a customer's unapplied credit, or the rest of a credit note. */
  refundTo: (customer: RecordKey) => `/payment-statement-vouchar/create?customer=${customer}`,
  refundOf: ({ id, customer, credit_note_no, on_account_usd }: RefundedNote) =>
    `/payment-statement-vouchar/create?customer=${customer}&credit_note=${id}&number=${credit_note_no}&amount=${on_account_usd}`,
  receiptsOf: (invoice: RecordKey) => `/receipt-voucher/table?invoice=${invoice}`,
  /** The pages of terms, filled in for an invoice. */
  invoiceTermFor: (invoice: RecordKey) => `/invoice-term?invoice=${invoice}`,
  specialTermFor: (invoice: RecordKey) => `/special-term?invoice=${invoice}`,
} as const
