import { setTimeout as sleep } from 'node:timers/promises'

/** The body of a new invoice with this many lines. */
export async function invoiceOf(pool, lines) {
  const { rows: goods } = await pool.query('select id, items, unit_price from product order by id limit $1', [
    lines,
  ])
  return {
    customer: 5,
    invoice_type: 'direct',
    payment_method: 'cash',
    age_days: 30,
    invoice_products: goods.map(({ id, items, unit_price }) => ({
      product: id,
      product_item: items,
      quantity: 2,
      unit_price: Number(unit_price),
    })),
  }
}

/** The other active sessions of the database. */
const working = `
  select from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`

/** Removes all traces of invoices written after the filling. */
export async function forgetInvoices(pool, after) {
  // Requests still running when the time was up may still write.
  do await sleep(1000)
  while ((await pool.query(working)).rowCount > 0)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set session_replication_role = replica')
    for (const statement of [
      'delete from invoice_product where invoice > $1',
      'delete from invoice_tracker where invoice > $1',
      'delete from invoice where id > $1',
      `delete from entry where kind = 'invoice' and document > $1`,
    ]) {
      await client.query(statement, [after])
    }
    await client.query(`
      update counter set value = coalesce((select max(substring(invoice_no from 10)::int) from invoice
        where invoice_no like 'INV-' || year || '-%'), 0) where series in ('invoice', 'order')`)
    await client.query('grant truncate on history to current_user; alter table history disable trigger user')
    await client.query('truncate history')
    await client.query('call recount_all()')
    for (const table of ['invoice', 'invoice_product', 'invoice_tracker', 'entry', 'counter', 'row_count'])
      await client.query(`vacuum ${table}`)
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}
