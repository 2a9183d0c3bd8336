import { rareWord } from './fill.mjs'
import { changeOf } from './invoices.mjs'

const columns = [
  'invoice_date',
  'invoice_no',
  'customer_name',
  'grand_total',
  'outstanding',
  'due_date',
  'state',
]
const columnsOfOrders = ['invoice_number', 'date', 'customer_name', 'invoice_amount', 'outstanding', 'status']

/** Lists of invoices and orders, an invoice, and the search of all. */
export async function lists({ rows, pool }) {
  const { rows: some } = await pool.query(
    `select id, invoice_no, customer from invoice where status = 'issued' and id > $1 and id % 10 = 0 order by id limit 20`,
    [Math.floor(rows / 2)],
  )
  const any = (number) => some[number % some.length]
  const year = new Date().getUTCFullYear() - 1
  const invoices = (query) => () => ({ path: `/invoice?page_size=20&${query}` })
  const searched = (words) => invoices(`search=${encodeURIComponent(words)}`)
  const words = (some) => ({ of: searched(some), many: 5 })
  const month = invoices(`date_from=${year}-03-01&date_to=${year}-03-31`)
  const found = {
    'first page': invoices('page=1'),
    'by customer': (number) => invoices(`customer=${any(number).customer}`)(),
    'a number': (number) => searched(any(number).invoice_no)(),
    'by total': invoices('ordering=-grand_total'),
    'one invoice, ten lines': (number) => ({ path: `/invoice/${any(number).id}` }),
    'a month': month,
    drafts: invoices('status=draft'),
    'past due': invoices('state=past_due'),
    'by status, type and payment': invoices('status=issued&invoice_type=credit&payment_method=cash'),
    'a rare word': words(rareWord),
    'a common word': words('Trading'),
    'two words': words('Tigris Jordan'),
    'two letters': words('ba'),
    'an Arabic word': words('مكتبة'),
    'all kinds, an Arabic word': () => ({ path: `/search?q=${encodeURIComponent('مكتبة')}` }),
    'half of all pages': invoices(`page=${rows / 40}`),
    'last page': invoices(`page=${rows / 20}`),
    orders: () => ({ path: '/invoice-tracker?page=1&page_size=20' }),
    'orders overdue': () => ({ path: '/invoice-tracker?overdue=true&page_size=20' }),
  }
  const afterWrite = [
    'first page',
    'a month',
    'drafts',
    'past due',
    'a rare word',
    'a common word',
    'orders overdue',
  ]
  for (const name of afterWrite)
    found[`${name}, after a write`] = { of: found[name].of ?? found[name], after: changeOf, many: 5 }
  for (const name of columns) found[`ordered by ${name}`] = invoices(`ordering=-${name}`)
  for (const name of columnsOfOrders)
    found[`orders by ${name}`] = () => ({ path: `/invoice-tracker?page_size=20&ordering=-${name}` })
  return found
}
