import { createServer } from 'node:http'
import pg from 'pg'

/*
 * What the machine can do at most: one request, one query, one JSON.stringify. No sign-in, no checks, no count.
 * Started by bench.mjs with the database's address; tells its own on standard output.
 */
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => text)
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 })
const pageSize = 10
const text = `
  select t.id, t.id as serial, t.version, t.created_at, t.updated_at, t.status, t.invoice_date, t.invoice_no, t.order_no,
    t.po_ref, t.customer, t.customer_name, t.customer_address, t.subtotal, t.discount, t.grand_total, t.invoice_type,
    t.is_shipping_required, t.delivery_country, t.payment_method, t.advance_cash, t.delivery_cash, t.age_days
  from (select id from invoice order by id desc limit $1 offset $2) page join invoice t using (id)
  order by t.id desc`

const server = createServer((request, response) => {
  const page = Number(new URLSearchParams(request.url.split('?')[1]).get('page') ?? 1)
  pool.query({ name: 'first-page', text, values: [pageSize, (page - 1) * pageSize] }).then(
    ({ rows }) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify({ results: rows, count: 0 }))
    },
    (error) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  console.log(`Bare server is ready at http://127.0.0.1:${server.address().port}`)
})
