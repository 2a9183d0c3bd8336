import { endpoint, type ReplyOf } from '../../../kernel/contract/endpoint.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { exportFormats } from '../../../kernel/contract/endpoints/lists/export.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** The permission to see write-offs and adjustments. */
export const writeOffsRight = resource('forgiven', 'Write-offs and adjustments', {
  admin: 'V',
  manager: 'V',
  salesman: '',
})

/** The kinds of write-offs and adjustments, which reduce a debt or a balance without a payment. */
export const writeOffKinds = {
  coins: 'Cash rounding',
  bad_debt: 'Bad Debts',
  closing: 'Cash over/short',
  discount: 'Manual discounts',
  discount_percent: 'Percent discounts',
  below_list: 'Prices below list price',
} as const

/** The write-offs of one user, month and kind. Negative if more was reversed or over than written off or short. */
const row = {
  month: required(text('Month')),
  kind: required(choice('Type', writeOffKinds)),
  person: text('User'),
  count: required(whole('Count')),
  usd: required(money('Amount', 'USD')),
  /** The part counted in IQD. The amount in USD includes it at the daily rate. */
  iqd: money('Of which IQD', 'IQD'),
} as const

const may = { resource: writeOffsRight, verb: 'view' } as const
const days = { from: day('From'), to: day('To|a day') } as const

export const writeOffsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/forgiven',
    summary:
      'Write-offs and adjustments of a period by month, kind and user; dinars at the nearest daily rate',
    access: may,
    topic: 'receipt_voucher',
    refreshOn: ['invoice', 'invoice_tracker', 'bad_debt', 'cash_close', 'exchange_rate'],
    query: days,
    reply: {
      results: required(list('Results', row)),
      total: required(money('Total', 'USD')),
    },
  }),
  export: endpoint({
    method: 'GET',
    path: '/forgiven/export',
    summary: 'Write-offs and adjustments of a period as a spreadsheet',
    access: may,
    asksPassword: true,
    securityLog: 'export',
    query: { ...days, format: choice('Format', exportFormats) },
    reply: { content: 'application/octet-stream' },
  }),
}

export type WriteOffRow = ReplyOf<typeof writeOffsEndpoints.read>

/** The columns of the list as a spreadsheet. */
export const writeOffsTable = {
  name: 'forgiven',
  path: '/forgiven',
  label: 'Write-offs and adjustments',
  plural: 'Write-offs and adjustments',
  resource: writeOffsRight,
  fields: row,
  columns: ['month', 'kind', 'person', 'count', 'usd', 'iqd'],
  filters: {},
  messages: {},
  deletion: 'empty',
} as const satisfies Entity
