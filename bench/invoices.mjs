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

/** A change of an unpaid invoice and its order, which invalidates caches of them, like any write. */
export function changeOf(number) {
  return number % 2 === 0
    ? { method: 'PUT', path: '/invoice/10', body: { po_ref: `Seen ${process.hrtime.bigint()}` } }
    : { method: 'PUT', path: '/invoice-tracker/1', body: { notes: `Seen ${process.hrtime.bigint()}` } }
}
