import type { Resource, Verb } from '../../kernel/contract/access.ts'

/** The default permission matrix, repeated here on purpose. */
export const matrix: Record<string, Record<string, string>> = {
  users: { admin: 'VCUD', manager: 'V', salesman: '' },
  products: { admin: 'VCUD', manager: 'VCUD', salesman: 'VCU' },
  customers: { admin: 'VCUD', manager: 'VCUD', salesman: 'VCU' },
  invoices: { admin: 'VCUD', manager: 'VCUD', salesman: 'VCU' },
  invoice_tracker: { admin: 'VUD', manager: 'VUD', salesman: 'VU' },
  employee_reports: { admin: 'VCUD', manager: 'VCUD', salesman: 'VCUD' },
  admin_log_sheet: { admin: 'VCUD', manager: 'VCUD', salesman: 'V' },
  warehouse: { admin: 'VCUD', manager: 'VCUD', salesman: 'V' },
  financial_log_sheet: { admin: 'VCUD', manager: 'VCUD', salesman: '' },
  petty_cash: { admin: 'VCUD', manager: 'VCUD', salesman: '' },
  payment_voucher: { admin: 'VCUD', manager: 'VCUD', salesman: '' },
  receipt_voucher: { admin: 'VCUD', manager: 'VCUD', salesman: '' },
  bad_debt: { admin: 'VC', manager: '', salesman: '' },
  credit_note: { admin: 'VCD', manager: 'VCD', salesman: 'V' },
  exchange_rate: { admin: 'VCUD', manager: 'VCUD', salesman: 'V' },
  bank_account: { admin: 'VCUD', manager: 'V', salesman: '' },
  cash_close: { admin: 'VC', manager: 'VC', salesman: '' },
  account_transfer: { admin: 'VCUD', manager: 'VCUD', salesman: '' },
  settings: { admin: 'VU', manager: 'V', salesman: '' },
  issued_invoices: { admin: 'U', manager: 'U', salesman: 'U' },
  receive_money: { admin: 'VC', manager: 'VC', salesman: '' },
  missing_numbers: { admin: 'V', manager: 'V', salesman: '' },
  receivables: { admin: 'V', manager: 'V', salesman: '' },
  forgiven: { admin: 'V', manager: 'V', salesman: '' },
  changes: { admin: 'V', manager: '', salesman: '' },
  day_sheet: { admin: 'V', manager: 'V', salesman: '' },
  comments: { admin: 'VCD', manager: 'VCD', salesman: 'VCD' },
  tasks: { admin: 'VCUD', manager: 'VCUD', salesman: 'VCUD' },
  closing_books: { admin: 'VC', manager: '', salesman: '' },
  workbook: { admin: 'V', manager: '', salesman: '' },
  approvals: { admin: 'U', manager: '', salesman: '' },
  salesmen: { admin: 'U', manager: 'U', salesman: '' },
  payments_by_hand: { admin: 'U', manager: 'U', salesman: '' },
  rates_by_hand: { admin: 'U', manager: '', salesman: '' },
  // Without this permission users see their own changes.
  history: { admin: 'V', manager: 'V', salesman: '' },
}
const letter: Record<Verb, string> = { view: 'V', create: 'C', update: 'U', delete: 'D' }

/**
 * Whether a role has a permission by default. Resources that are not in the matrix above have the permissions of their
 * contract; their own tests check those.
 */
export function hasRight({ name, defaults }: Resource, role: string, verb: Verb): boolean {
  if (role === 'superuser') return true
  const line = matrix[name]
  return line ? (line[role] ?? '').includes(letter[verb]) : (defaults[role] ?? []).includes(verb)
}

/**
 * Whether a role may call a route that needs a permission: by that permission, or by another one that allows access to
 * own records.
 */
export function mayCall(resource: Resource, role: string, verb: Verb): boolean {
  const { own } = resource
  return (
    hasRight(resource, role, verb) ||
    (own?.verbs.includes(verb) === true && hasRight(own.to.resource, role, own.to.verb))
  )
}
