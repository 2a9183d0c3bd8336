import { importEndpoints, type SpreadsheetImport } from '../../../kernel/contract/endpoints/import.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { money } from '../../../kernel/contract/kinds/numbers/money.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { opening } from './opening.contract.ts'

const { number, date, due_date, amount_usd, remark } = opening.fields

/** The import of customer opening balances from a spreadsheet. Each row names an existing customer. */
export const openingImport = {
  entity: opening,
  row: {
    customer_code: required(text('Customer Code', { format: 'code' })),
    // Only for people who read the file: the code identifies the customer.
    customer_name: text('Name'),
    number,
    date,
    due_date,
    amount_usd,
    remark,
  },
  key: 'number',
  within: 'customer',
  headings: {
    customer_code: 'customer code',
    customer_name: 'name',
    number: 'number',
    date: 'date',
    due_date: 'due date',
    amount_usd: 'amount',
    remark: 'remark',
  },
  mayLack: ['name', 'due date', 'remark'],
  asked: [],
  totals: {
    owed_usd: required(money('Owed by customers', 'USD')),
    on_account_usd: required(money('Unapplied credit', 'USD')),
  },
} satisfies SpreadsheetImport

export const openingImportEndpoints = importEndpoints(openingImport, { template: '/opening/template' })
