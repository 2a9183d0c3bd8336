import sharp from 'sharp'
import { accountTables, fillAccounts, fillPeople } from './fill-accounts.mjs'

/** The numbers of lines of ten consecutive invoices: five on average, and ten on the last. */
const linesOfTen = [1, 2, 3, 4, 4, 5, 6, 7, 8, 10]
/**
 * The last customer has a long account: with two hundred thousand invoices, about two thousand invoices and receipts.
 */
export const customerCount = 5000
const ofLongAccount = 1560
export const productCount = 500
export const rareWord = 'Nebuchadnezzar'

/**
 * Fills a migrated database, which has its first superuser, with `invoices` invoices of five lines each, their orders
 * and accounts. Triggers are disabled: history is not measured, and a million lines are written in a minute.
 */
export async function fill(pool, invoices) {
  const client = await pool.connect()
  try {
    await fillPeople(client)
    await client.query(`set session_replication_role = replica`)
    await client.query(`set statement_timeout = 0`)
    await client.query(`set maintenance_work_mem = '512MB'`)
    const pictures = await storePictures(client)
    await client.query(customers, [customerCount, rareWord])
    await client.query(products, [productCount, pictures])
    const often = Math.max(1, Math.round(invoices / ofLongAccount))
    await withoutIndexes(client, 'invoice', () => client.query(invoicesSql, [invoices, customerCount, often]))
    await client.query(settledParts)
    await withoutIndexes(client, 'invoice_product', () => client.query(lines, [linesOfTen, productCount]))
    await withoutIndexes(client, 'invoice_tracker', () => client.query(orders))
    await client.query(typed)
    await fillAccounts(client, invoices, withoutIndexes)
    await client.query(`
      insert into counter (series, year, value)
      select series, extract(year from invoice_date), count(*)
      from invoice, (values ('invoice'), ('order')) as of_each (series) where status = 'issued' group by 1, 2
      union all select 'receipt', 0, max(voucher_no) from receipt_voucher
      union all select 'payment', 0, max(voucher_no) from payment_voucher
      union all select 'petty_cash', 0, max(entry_no) from petty_cash`)
    for (const table of [
      'customer',
      'product',
      'invoice',
      'invoice_product',
      'invoice_tracker',
      'typed_payment',
      ...accountTables,
    ]) {
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [
        table,
      ])
    }
    // Without triggers the counts are missing.
    await client.query('call recount_all()')
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}

/** Building an index at once is faster and denser than row by row; keys that others refer to stay. */
async function withoutIndexes(client, table, work) {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and indexrelid not in (select conindid from pg_constraint)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

/** Stores twenty-four pictures with some content, through the product's own functions. */
async function storePictures(client) {
  // Imported here, as the bench builds the product after this file is loaded.
  const { createPictureReader } =
    await import('../dist/server/kernel/server/picture-reader/picture-reader.js')
  const reader = createPictureReader()
  const addresses = []
  try {
    for (let hue = 0; hue < 360; hue += 15) {
      const noise = { type: 'gaussian', mean: 128, sigma: 20 }
      const png = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#888', noise } })
        .tint(`hsl(${hue}, 70%, 50%)`)
        .blur(3)
        .png()
        .toBuffer()
      const { sha256, full, thumb } = await reader.read(1, png)
      await client.query('insert into picture (sha256, content, thumb) values ($1, $2, $3)', [
        sha256,
        full,
        thumb,
      ])
      addresses.push(`/api/v1/image/${sha256}`)
    }
  } finally {
    await reader.close()
  }
  return addresses
}

const customers = `
  insert into customer (code, name, phone, email, work, address, website)
  select 'C-' || lpad(i::text, 5, '0'),
    case when i = 1 then $2 || ' Antiquities'
      else (array['Tigris', 'Hawler', 'Babylon', 'مكتبة', 'Basra', 'شركة', 'کتێبخانەی', 'Ishtar'])[1 + i % 8]
        || ' ' || (array['Trading', 'Office', 'Supplies', 'النهضة', 'هەولێر'])[1 + i / 8 % 5] || ' ' || i end,
    '0770' || lpad(i::text, 7, '0'), 'office' || i || '@customer.example', 'Stationery',
    (array['Baghdad', 'Basra', 'Erbil', 'Sulaymaniyah', 'Mosul'])[1 + i % 5] || ', Street ' || i % 90, null
  from generate_series(1, $1::int) i`

const products = `
  insert into product (pen_type, item_code, items, unit_price, image, description)
  select (array['pen_print_product', 'pen_pack_product', 'pen_prom_product'])[1 + i % 3],
    'P-' || lpad(i::text, 4, '0'), (array['Ballpoint', 'قلم حبر', 'Gel pen', 'پێنووس', 'Gift box'])[1 + i % 5] || ' ' || i,
    0.25 + (i * 37 % 2000) / 100.0, ($2::text[])[1 + i % 24], 'Logo on the barrel, one colour, ' || i % 12 || ' in a box'
  from generate_series(1, $1::int) i`

const invoicesSql = `
  insert into invoice (status, invoice_date, invoice_no, order_no, po_ref, customer, customer_name,
    customer_address, invoice_type, subtotal, discount, grand_total, is_shipping_required, delivery_country,
    payment_method, advance_cash, delivery_cash, age_days, company, created_at, updated_at, created_by, salesman,
    salesman_name, approval)
  select status, day, case status when 'issued' then 'INV-' || number end,
    case status when 'issued' then 'ORD-' || number end, case when i % 3 = 0 then 'PO-' || i * 7 end,
    customer.id, customer.name, customer.address, (array['direct', 'credit'])[1 + i % 2],
    total, discount, round(total - total * discount / 100, 2), i % 5 = 0,
    case when i % 5 = 0 then (array['Iraq', 'Jordan', 'Kuwait', 'Turkey'])[1 + i / 5 % 4] end,
    (array['cash', 'bank_transfer', 'credit_debit'])[1 + i / 2 % 3],
    case when i % 4 = 0 then 50 end, case when i % 4 = 0 then 50 end, (array[0, 14, 30, 60])[1 + i % 4],
    company, day + time '09:00', day + time '09:00', salesman.id, salesman.id, salesman.full_name, null
  from (
    select i, day, status,
      extract(year from day) || '-' || lpad(nth::text, greatest(5, length(nth::text)), '0') as number,
      10 + (i * 7919::bigint % 500000) / 100.0 as total, (array[0, 0, 0, 5, 10])[1 + i % 5] as discount
    from (select *, count(*) filter (where status = 'issued') over (partition by extract(year from day) order by i) as nth from (
      select i, current_date - 2900 + (i * 2900::bigint / $1::int)::int as day,
        case when i % 50 = 49 then 'draft' else 'issued' end as status
      from generate_series(1, $1::int) i
    ) dated) counted
  ) told
  join customer on customer.id = case when i % $3::int = 0 then $2::int else 1 + ((i * 104729::bigint + i / $2::int) % $2::int) end
  join (select id, full_name, row_number() over (order by id) as place from users) salesman on salesman.place = 2 + i % 7
  cross join (select to_jsonb(s) - array['id', 'version', 'created_at', 'updated_at', 'time_zone'] as company
    from settings s) issuer
  order by i`

const lines = `
  insert into invoice_product (invoice, position, product, product_item, product_description, product_image,
    quantity, unit_price, total, notes)
  select invoice.id, position, product.id, items, description, image, quantity, unit_price,
    round(quantity * unit_price, 2), case when position = 2 then 'Names as in the list ' || invoice.id end
  from invoice
  cross join lateral generate_series(0, ($1::int[])[1 + (invoice.id - 1) % 10] - 1) position
  join product on product.id = 1 + (invoice.id * 31 + position * 17) % $2::int
  cross join lateral (select 1 + (invoice.id + position) % 200 as quantity) amount
  order by invoice.id, position`

/**
 * The applied parts of invoices: nine of ten are paid, most in two parts, one of fifty manually. Three invoices of a
 * customer share two receipts, one for the first parts and one for the others.
 */
const settledParts = `
  create temporary table settled_part as
  select id as invoice, customer, nth / 3 as share, part, amount,
    dense_rank() over (order by customer, nth / 3, part) as receipt
  from (
    select id, customer, grand_total, row_number() over (partition by customer order by id) as nth
    from invoice where status = 'issued' and id % 10 > 0 and id % 50 <> 3
  ) paid
  cross join lateral (values
    (0, case when id % 3 > 0 then trunc(grand_total / 2, 2) else grand_total end),
    (1, case when id % 3 > 0 then grand_total - trunc(grand_total / 2, 2) else 0 end)) parts (part, amount)
  where amount > 0`

const orders = `
  insert into invoice_tracker (invoice, invoice_number, date, customer_name, customer_code, customer_email,
    shown_money, age_days, status, created_at, updated_at)
  select i.id, invoice_no, invoice_date, customer_name, code, email,
    money_shown(grand_total, paid, grand_total - paid, invoice_date + age_days), age_days,
    case when i.id % 10 > 0 then 'Complete' else (array['Pending', 'Delivered', 'Overdue'])[1 + i.id / 10 % 3] end,
    i.created_at, i.created_at + interval '1 day' * (i.id % 5)
  from invoice i join customer on customer.id = i.customer,
    lateral (select case when i.id % 10 = 0 then 0 else grand_total end as paid) money
  where i.status = 'issued' order by i.id`

/** The rest of a paid invoice is a manual payment. */
const typed = `
  insert into typed_payment (invoice, customer, date, usd)
  select i.id, i.customer, invoice_date, grand_total - coalesce(settled, 0) from invoice i
  left join (select invoice, sum(amount) as settled from settled_part group by 1) parts on parts.invoice = i.id
  where i.status = 'issued' and i.id % 10 > 0 and grand_total > coalesce(settled, 0) order by i.id`
