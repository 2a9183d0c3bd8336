import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { computed, required, type RowOf } from '../../../kernel/contract/fields.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { price } from '../../../kernel/contract/kinds/numbers/price.ts'
import { note } from '../../../kernel/contract/kinds/texts/note.ts'
import { quantity } from '../../../kernel/contract/kinds/numbers/quantity.ts'
import { reference } from '../../../kernel/contract/kinds/reference.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { customer } from '../../customers/customers.contract.ts'
import { invoice, invoiceLine } from '../invoices.contract.ts'

/** The maximum number of lines. */
export const textLinesMax = 500

/** A line of a text, and the values parsed from it. */
const lineFromText = {
  /** The line as entered. */
  text: required(text('Text')),
  product: invoiceLine.product,
  product_item: invoiceLine.product_item,
  product_description: invoiceLine.product_description,
  product_image: invoiceLine.product_image,
  quantity: quantity('Quantity'),
  /** The price in the text, else the customer's last price, else the list price. */
  unit_price: price('Unit Price'),
  list_price: computed(price('List price')),
  /** Whether product and quantity are unambiguous. */
  sure: required(flag('Exact match')),
} as const

export type LineFromText = RowOf<typeof lineFromText>

/** Parses lines of an invoice from text copied out of a spreadsheet or a message; nothing is stored. */
export const linesFromText = endpoint({
  method: 'POST',
  path: `${invoice.path}/lines-from-text`,
  summary:
    'Parse text as invoice lines: code or name, quantity and price, separated by tabs, commas or blanks; unmatched products stay as text',
  access: { resource: invoice.resource, verb: 'view' },
  status: 200,
  body: {
    text: required(note('Text', { max: 200_000 })),
    customer: reference('Customer', { path: customer.path, shows: 'name' }),
  },
  reply: { lines: required(list('Lines', lineFromText, { max: textLinesMax })) },
})
