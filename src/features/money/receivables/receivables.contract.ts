import { endpoint, listQuery } from '../../../kernel/contract/endpoint.ts'
import { type Entity, recordFields } from '../../../kernel/contract/entity.ts'
import { exportEndpoint } from '../../../kernel/contract/endpoints/lists/export.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { group } from '../../../kernel/contract/kinds/many/group.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { badDebt } from '../bad-debts/bad-debts.contract.ts'
import { creditNote } from '../credit-notes/credit-notes.contract.ts'
import { customer } from '../../customers/customers.contract.ts'
import { order } from '../../orders/orders.contract.ts'
import { invoice } from '../../invoices/invoices.contract.ts'
import { opening } from '../opening-balances/opening.contract.ts'
import { paymentVoucher } from '../payments/payment-voucher.contract.ts'
import { resource } from '../../people/permissions/roles.contract.ts'
import { salesmanFilter as salesman } from '../../salesmen/salesmen.contract.ts'
import { receiptVoucher } from '../receipts/receipt-voucher.contract.ts'
import { asOf, asOfReply } from '../ledger/as-of.contract.ts'
import type { EntryKind } from './entries/entry-kinds.ts'
import { type Age, type AgeFrom, ageFrom, ageLabels, agesFrom } from './ages.ts'

/** The permission to see customer accounts. Separate from invoices: their sums include receipts. */
export const receivablesRight = resource('receivables', 'Customer accounts', {
  admin: 'V',
  manager: 'V',
  salesman: '',
})

/** The records behind customer entries, by the kind of the entry. */
const entryRecords = {
  opening,
  invoice,
  receipt_voucher: receiptVoucher,
  credit_note: creditNote,
  refund: paymentVoucher,
  typed_payment: order,
  bad_debt: badDebt,
} satisfies Record<EntryKind, Entity>

/** The tables behind customer entries, besides `customer`. */
export const entryTables = Object.values(entryRecords).map(({ name }) => name)

/** The ways to group receivables. */
export const receivablesBy = { customer: 'Customer', salesman: 'Salesman' } as const
export type ReceivablesBy = keyof typeof receivablesBy

/** The fields with the amounts by age, labelled for the aging date. */
export function ageFields(from: AgeFrom) {
  const field = (age: Age) => required(money(agesFrom[from][age] ?? ageLabels[age], 'USD'))
  return {
    not_due: field('not_due'),
    d1_30: field('d1_30'),
    d31_60: field('d31_60'),
    d61_90: field('d61_90'),
    over_90: field('over_90'),
  } as const
}

const sums = {
  on_account: required(money('Unapplied credit', 'USD')),
  total: required(money('Total', 'USD')),
} as const
export const figuresFrom = (from: AgeFrom) => ({ ...ageFields(from), ...sums }) as const

const row = (by: ReceivablesBy, from: AgeFrom) =>
  ({
    id: recordFields.id,
    serial: recordFields.serial,
    customer: reference('Customer', { path: customer.path, shows: 'name' }),
    salesman,
    name: required(text(receivablesBy[by])),
    code: text('Code', { format: 'code' }),
    ...figuresFrom(from),
  }) as const

/** The list of receivables, by customer or salesman. It has no table of its own. */
export function receivables(by: ReceivablesBy, from: AgeFrom) {
  const fields = row(by, from)
  return {
    name: 'receivables',
    path: '/receivables',
    label: receivablesBy[by],
    plural: 'Receivables',
    resource: receivablesRight,
    fields,
    columns: [
      ...(by === 'customer' ? ['code', 'name'] : ['name']),
      'total',
      ...Object.keys(agesFrom[from]),
      'on_account',
    ],
    filters: by === 'customer' ? { salesman, ...asOf } : asOf,
    ordering: '-total',
    messages: {},
    deletion: 'empty',
  } as const satisfies Entity
}

/** The query fields of the list, besides paging. */
export const receivablesQuery = {
  by: choice('Group by', receivablesBy),
  age_from: choice('Aging by', ageFrom),
  salesman,
  ...asOf,
} as const
const plain = receivables('customer', 'due')
const may = { resource: receivablesRight, verb: 'view' } as const
const file = exportEndpoint(plain)

export const receivablesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: plain.path,
    summary:
      'Receivables by customer and age, past the due date or since the invoice date; the sum equals that of all balances',
    access: may,
    topic: plain.name,
    refreshOn: [customer.name, ...entryTables],
    query: { ...listQuery, ...receivablesQuery },
    reply: {
      results: required(list('Results', plain.fields)),
      count: required(whole('Count')),
      totals: required(group('Totals', figuresFrom('due'))),
      ...asOfReply,
    },
  }),
  export: { ...file, query: { ...file.query, ...receivablesQuery } },
}
