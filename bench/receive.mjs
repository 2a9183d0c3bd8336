import { forgetInvoices, invoiceOf } from './invoices.mjs'
import { quantile, timed } from './measure.mjs'

const api = '/api/v1'
const turns = 40

/** Receive Money for one invoice and for twenty; what is written is removed afterwards. */
export async function receive({ product, token, pool, rows }) {
  const call = (method, path, body) => timed(product.address, api + path, { token, method, body })
  const { rows: last } = await pool.query('select coalesce(max(id), 0) as id from receipt_voucher')
  const form = await invoiceOf(pool, 3)
  const invoices = []
  for (let each = 0; each < 20; each++) {
    const made = await call('POST', '/invoice', form)
    invoices.push(JSON.parse(made.bytes).data.id)
  }
  const table = {}
  for (const count of [1, 20]) {
    const allocations = invoices.slice(0, count).map((invoice) => ({ invoice, amount_usd: 0.01 }))
    const payment = { customer: form.customer, usd: count / 100, allocations }
    const [asked, received] = [[], []]
    for (let turn = 0; turn < turns; turn++) {
      asked.push((await call('GET', `/receipt/open?customer=${form.customer}`)).ms)
      received.push((await call('POST', '/receipt', payment)).ms)
    }
    table[`a payment over ${count} ${count === 1 ? 'invoice' : 'invoices'}`] = {
      'what is owed, median ms': quantile(asked, 0.5).toFixed(1),
      'received, median ms': quantile(received, 0.5).toFixed(1),
      'received, p99 ms': quantile(received, 0.99).toFixed(1),
    }
  }
  console.table(table)
  await forgetReceipts(pool, last[0].id)
  await forgetInvoices(pool, rows)
}

async function forgetReceipts(pool, after) {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    const receipts = `select id from entry where kind = 'receipt_voucher' and document > $1`
    await client.query(
      `with gone as (delete from settlement where credit in (${receipts}) returning debit, usd)
      update entry e set settled = settled - s.usd from (select debit, sum(usd) as usd from gone group by debit) s
      where e.id = s.debit`,
      [after],
    )
    await client.query(`delete from entry where kind = 'receipt_voucher' and document > $1`, [after])
    await client.query('delete from receipt_voucher where id > $1', [after])
  } finally {
    client.release(true)
  }
}
