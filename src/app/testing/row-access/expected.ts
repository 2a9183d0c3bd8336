import type { Verb } from '../../../kernel/contract/access.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { entities } from '../../features.server.ts'
import { hasRight } from '../expected-rights.ts'

export const roles = ['superuser', 'admin', 'manager', 'salesman'] as const
type Role = (typeof roles)[number]
type Rows = 'all' | 'own' | 'none'

interface Lines extends Record<'sees' | 'changes' | 'deletes', string> {
  lists?: string
}

/** Access that depends on more than the permission: whose records each role may see, change, and delete or restore. */
const special: Record<string, Lines> = {
  //                      superuser admin manager salesman
  users: {
    sees: 'all all all own',
    lists: 'all all all none',
    changes: 'all all own own',
    deletes: 'all all none none',
  },
  weekly_report: { sees: 'all own own own', changes: 'all own own own', deletes: 'all own own own' },
  // On a record that all roles can see.
  comment: { sees: 'all all all all', changes: 'none none none none', deletes: 'own own own own' },
  task: { sees: 'all own own own', changes: 'own own own own', deletes: 'own own own own' },
  // Users who record manual payments see those on orders in the list.
  bad_debt: {
    sees: 'all all none none',
    lists: 'all all own none',
    changes: 'all none none none',
    deletes: 'all none none none',
  },
  settings: { sees: 'all all all none', changes: 'all all none none', deletes: 'none none none none' },
}

function byRight({ resource }: Entity): Lines {
  const line = (verb: Verb) =>
    roles.map((role) => (hasRight(resource, role, verb) ? 'all' : 'none')).join(' ')
  return { sees: line('view'), changes: line('update'), deletes: line('delete') }
}

/** The access to every kind of record: by default, a permission applies to all records. */
export const rows: Record<string, Lines> = Object.fromEntries(
  entities.map((entity) => [entity.name, special[entity.name] ?? byRight(entity)]),
)
/** Who sees all changes of a visible record. Others see only their own changes. */
const seesOthersChanges = 'all all all none'
/** The entities in the search palette. */
const searched = ['customer', 'product', 'invoice', 'credit_note', 'bad_debt', 'opening']
/** Who may open the trash. */
const opensTrash = 'all all all none'
/** Who may open the activity of all visible records. */
const opensChanges = 'all all none none'

const rowsOf = (line: string, role: Role) => line.split(' ')[roles.indexOf(role)] as Rows

/** What a route does with records: of one kind, or of `any`. */
export type Action =
  | 'lists'
  | 'exports'
  | 'reads'
  | 'prints'
  | 'changes'
  | 'deletes'
  | 'history'
  | 'tells'
  | 'searches'
  | 'hears'
  | 'trash'
  | 'restores'

/** Entities whose routes have the usual names. */
const usual = entities.filter(({ name }) => !['users', 'settings', 'comment', 'task'].includes(name))

/** These cannot be changed or deleted by a call. */
const final = ['cash_close', 'credit_note', 'bad_debt']

const usualActions = ({ path, name }: Entity): [string, [Action, string]][] => [
  [`GET ${path}`, ['lists', name]],
  [`GET ${path}/export`, ['exports', name]],
  [`GET ${path}/:id`, ['reads', name]],
  ...(final.includes(name) ? [] : changingActions({ path, name })),
]
const changingActions = ({ path, name }: Pick<Entity, 'path' | 'name'>): [string, [Action, string]][] => [
  [`PUT ${path}/:id`, ['changes', name]],
  [`DELETE ${path}/:id`, ['deletes', name]],
]
/** The action of each route, by its name. */
export const actions = new Map<string, [Action, string]>([
  // Before the deletion, after which nothing else is possible.
  ['POST /invoice/:id/cancel', ['deletes', 'invoice']],
  ...usual.flatMap(usualActions),
  ['GET /auth/users', ['lists', 'users']],
  ['GET /auth/users/export', ['exports', 'users']],
  ['GET /auth/users/:id', ['reads', 'users']],
  ['PUT /auth/user/update/:id', ['changes', 'users']],
  ['DELETE /auth/users/delete/:id', ['deletes', 'users']],
  ['DELETE /comment/:id', ['deletes', 'comment']],
  ['GET /task/:id', ['reads', 'task']],
  ...changingActions({ path: '/task', name: 'task' }),
  ['GET /settings', ['reads', 'settings']],
  ['PUT /settings', ['changes', 'settings']],
  ...['customer', 'product'].flatMap((name): [string, [Action, string]][] => [
    [`POST /${name}/:id/archive`, ['changes', name]],
    [`POST /${name}/:id/unarchive`, ['changes', name]],
  ]),
  ['PUT /invoice/:id/company', ['changes', 'invoice']],
  ['PUT /invoice-tracker/:id/status', ['changes', 'invoice_tracker']],
  ['PUT /receipt-voucher/:id/settlements', ['changes', 'receipt_voucher']],
  // The last action on a record.
  ['POST /receipt-voucher/:id/cancel', ['changes', 'receipt_voucher']],
  ['POST /payment-voucher/:id/cancel', ['changes', 'payment_voucher']],
  ['POST /petty-cash/:id/cancel', ['changes', 'petty_cash']],
  ['POST /opening/:id/cancel', ['changes', 'opening']],
  ['POST /account-transfer/:id/cancel', ['changes', 'account_transfer']],
  ['GET /invoice-tracker/:id/made-of', ['reads', 'invoice_tracker']],
  ['POST /invoice/:id/printed', ['prints', 'invoice']],
  ['GET /invoice/generate-pdf/:id', ['prints', 'invoice']],
  ['POST /payment-voucher/:id/printed', ['prints', 'payment_voucher']],
  ['GET /payment-voucher/generate-pdf/:id', ['prints', 'payment_voucher']],
  ['POST /credit-note/:id/printed', ['prints', 'credit_note']],
  ['GET /credit-note/generate-pdf/:id', ['prints', 'credit_note']],
  ['POST /credit-note/:id/cancel', ['deletes', 'credit_note']],
  // The user who wrote it off may undo it.
  ['POST /bad-debt/:id/cancel', ['reads', 'bad_debt']],
  ['GET /cash-close/generate-pdf/:id', ['reads', 'cash_close']],
  ['GET /receipt-voucher/:id/paper', ['prints', 'receipt_voucher']],
  ['GET /receipt-voucher/:id/settled', ['reads', 'receipt_voucher']],
  ['GET /payment-voucher/:id/settled', ['reads', 'payment_voucher']],
  ['POST /receipt-voucher/:id/printed', ['prints', 'receipt_voucher']],
  ['GET /receipt-voucher/generate-pdf/:id', ['prints', 'receipt_voucher']],
  ['GET /invoice/:id/revisions', ['reads', 'invoice']],
  ['GET /bank-account/:id/cash-book', ['reads', 'bank_account']],
  ['GET /bank-account/:id/cash-book/pdf', ['reads', 'bank_account']],
  ['GET /bank-account/:id/cash-book/export', ['reads', 'bank_account']],
  ['GET /history', ['history', 'any']],
  ['GET /changes', ['tells', 'any']],
  ['GET /search', ['searches', 'any']],
  ['GET /live', ['hears', 'any']],
  ['GET /trash', ['trash', 'any']],
  ['POST /history/:id/restore', ['restores', 'any']],
])
/** Routes where only the permission decides, whoever owns the records: tested by `access.test.ts`. */
export const byPermissionAlone: readonly string[] = [
  ...usual.map(({ path }) => `POST ${path}`),
  ...(`
  POST /auth/login, POST /auth/refresh, POST /auth/logout, GET /auth/me, POST /auth/register,
  PUT /auth/change-password, GET /auth/sessions, DELETE /auth/sessions, DELETE /auth/sessions/:session, GET /settings/company,
  GET /concerns, GET /languages, GET /backup, GET /backup/state, POST /backup, GET /backup/:id/file, GET /settings/permissions, GET /settings/permissions/history, PUT /settings/permissions/:resource/:role,
  POST /auth/users, POST /auth/users/:id/password-reset, GET /image/:sha256, GET /dashboard, GET /today, DELETE /dashboard/first-steps,
  GET /comment, POST /comment, GET /comment/people, GET /task, POST /task, GET /task/people, GET /notice, POST /notice/read,
  GET /approvals, POST /invoice/:id/approve, POST /invoice/:id/decline, POST /invoice/:id/approval-seen,
  POST /credit-note/:id/approve, POST /credit-note/:id/decline, POST /credit-note/:id/approval-seen,
  POST /payment-voucher/:id/approve, POST /payment-voucher/:id/decline, POST /payment-voucher/:id/approval-seen,
  POST /bad-debt/:id/approve, POST /bad-debt/:id/decline, POST /bad-debt/:id/approval-seen,
  POST /petty-cash/:id/approve, POST /petty-cash/:id/decline, POST /petty-cash/:id/approval-seen,
  POST /account-transfer/:id/approve, POST /account-transfer/:id/decline, POST /account-transfer/:id/approval-seen,
  PUT /invoice/:id/salesman, PUT /customer/:id/salesman, GET /salesman, GET /salesman/:id,
  POST /salesman/hand-over, GET /salesman/:id/held,
  POST /invoice/:id/duplicate, GET /invoice/products, POST /invoice/lines-from-text, POST /account-transfer/:id/review, POST /account-transfer/:id/confirm, POST /account-transfer/:id/unconfirm, GET /account-transfer/waiting, GET /account-transfer/boxes, GET /cash-close/expected,
  GET /bank-account/:id/exchange-result, POST /cash-close/:id/reopen, GET /exchange-rate/on, GET /exchange-rate/last-year,
  GET /receipt/open, GET /payment-voucher/on-account, POST /receipt, POST /invoice/:id/use-on-account,
  POST /opening/:id/use-on-account,
  POST /invoice/:id/put-back-on-account, POST /opening/:id/put-back-on-account,
  GET /reconcile, GET /reconcile/waiting, POST /reconcile/typed-money/:id, POST /reconcile/manual-payments/:id/review, POST /bad-debt/:id/review, POST /reconcile/far-rate/:id, POST /reconcile/other-currency/:id,
  GET /customer/:id/account, GET /customer/:id/defaults, GET /customer/:id/statement, GET /customer/:id/statement/pdf,
  GET /customer/:id/statement/export, GET /receivables, GET /receivables/export,
  GET /receivables/paper, GET /receivables/pdf, GET /forgiven, GET /forgiven/export, GET /day-sheet, GET /day-sheet/pdf,
  GET /missing-numbers, GET /missing-numbers/export,
  GET /invoice/:id/revisions/:revision, GET /invoice/totals, GET /invoice/counts, GET /invoice-tracker/totals, GET /petty-cash/totals,
  GET /receipt-voucher/totals, GET /receipt-voucher/counts, GET /payment-voucher/counts, GET /invoice-tracker/counts, GET /payment-voucher/totals,
  GET /books/workbook, GET /books, GET /books/before-closing, POST /books/close, POST /books/reopen,
  POST /bulk, GET /bulk, POST /bulk/:job/stop, GET /bulk/:job, POST /bulk/:job/undo, GET /bulk/:job/export, GET /bulk/:job/pdf, GET /invoice-tracker/status-totals, PUT /auth/hidden-columns, PUT /auth/column-layout, PUT /auth/list-look, PUT /auth/pinned-pages, GET /view, GET /view/:id, POST /view, PUT /view/:id, DELETE /view/:id, POST /history/undo-deletion,
  GET /admin-log-sheet/next-number, GET /financial-log-sheet/next-number, GET /payment-voucher/next-number,
  GET /receipt-voucher/next-number, GET /customer/next-code, GET /product/next-code, GET /reports/my-week, GET /reports/employees, GET /reports/employees/export,
  GET /reports/employees/:id, GET /auth/notices, DELETE /auth/notices/:id, GET /auth/users/:id/sessions,
  DELETE /auth/users/:id/sessions, DELETE /auth/users/:id/sessions/:session, POST /auth/confirm, GET /auth/factors,
  POST /auth/factors/totp, PUT /auth/factors/totp, DELETE /auth/factors/totp, POST /auth/factors/recovery-codes,
  DELETE /auth/users/:id/factors, GET /settings/factor-rules, PUT /settings/factor-rules/:role,
  GET /settings/security-log, GET /settings/security-log/export, POST /auth/users/:id/erase,
  POST /auth/passkey/options, POST /auth/passkey/login, POST /auth/factors/passkeys/options, POST /auth/factors/passkeys,
  DELETE /auth/factors/passkeys/:passkey`.match(/[A-Z]+ [^\s,]+/g) ?? []),
]
/** The same applies to imports. */
export const imports = /^\/(product|customer|opening)\/(import|template)/

export type Seen = 'shown' | 'hidden' | 'refused'

/** Returns the expected result of an action on an own record, or on another user's. */
export function expected(action: Action, kind: string, role: Role, isOwn: boolean): Seen {
  const may = (line: string) => {
    const allowed = rowsOf(line, role)
    return allowed === 'all' || (allowed === 'own' && isOwn)
  }
  const { sees, lists, changes, deletes } = rows[kind] ?? { sees: '', changes: '', deletes: '' }
  switch (action) {
    case 'lists':
    case 'exports':
      if (rowsOf(lists ?? sees, role) === 'none') return 'refused'
      return may(sees) ? 'shown' : 'hidden'
    case 'searches':
      return searched.includes(kind) && may(sees) ? 'shown' : 'hidden'
    case 'hears':
      return may(sees) ? 'shown' : 'hidden'
    case 'history':
      if (!may(sees)) return 'refused'
      return isOwn || may(seesOthersChanges) ? 'shown' : 'hidden'
    case 'tells':
      if (!may(opensChanges)) return 'refused'
      return may(sees) ? 'shown' : 'hidden'
    case 'trash':
      if (!may(opensTrash)) return 'refused'
      return may(deletes) ? 'shown' : 'hidden'
    case 'reads':
    case 'prints':
      return may(sees) ? 'shown' : 'refused'
    case 'changes':
      return may(changes) ? 'shown' : 'refused'
    case 'deletes':
      return may(deletes) ? 'shown' : 'refused'
    case 'restores':
      return may(opensTrash) && may(deletes) ? 'shown' : 'refused'
  }
}
