/* The statements of the bare server: the same rows on the shortest way that the product's indexes allow. */

const columns = `t.id, t.id as serial, t.version, t.created_at, t.updated_at, t.status, t.invoice_date, t.invoice_no,
  t.order_no, t.po_ref, t.customer, t.customer_name, t.customer_address, t.subtotal, t.discount, t.grand_total,
  t.invoice_type, t.is_shipping_required, t.delivery_country, t.payment_method, t.advance_cash, t.delivery_cash,
  t.age_days`

export const firstPages = {
  name: 'first-page',
  text: `select ${columns} from (select id from invoice order by id desc limit $1 offset $2) page
    join invoice t using (id) order by t.id desc`,
}

export const numberSearch = {
  name: 'number',
  text: `select ${columns} from invoice t where invoice_no = $1 collate "und-x-icu"`,
}

/** Creates an invoice with numbers, lines and order from a complete body, in one statement. */
export const oneStatementCreate = {
  name: 'create',
  text: `
    with sent as (select $1::jsonb as body),
    numbered as (
      insert into counter (series, year, value)
      select series, extract(year from current_date), 1 from (values ('invoice'), ('order')) as of_each (series)
      on conflict (series, year) do update set value = counter.value + 1 returning series, year, value
    ),
    numbers as (
      select max('INV-' || year || '-' || lpad(value::text, 5, '0')) filter (where series = 'invoice') as invoice_no,
        max('ORD-' || year || '-' || lpad(value::text, 5, '0')) filter (where series = 'order') as order_no
      from numbered
    ),
    head as (
      insert into invoice (status, invoice_date, invoice_no, order_no, customer, customer_name, customer_address,
        customer_code, customer_phone, invoice_type, subtotal, grand_total, payment_method, age_days, approval, company)
      select 'issued', current_date, invoice_no, order_no, customer.id, customer.name, customer.address, customer.code,
        customer.phone, body ->> 'invoice_type', 100, 100, body ->> 'payment_method', (body ->> 'age_days')::integer, null,
        (select to_jsonb(s) - array['id', 'version', 'created_at', 'updated_at', 'time_zone'] from settings s)
      from sent, numbers, customer where customer.id = (body ->> 'customer')::integer
      returning *
    ),
    lines as (
      insert into invoice_product (invoice, position, product, product_item, product_image, quantity, unit_price, total)
      select head.id, place, product.id, product_item, product.image, line.quantity, line.unit_price,
        round(line.quantity * line.unit_price, 2)
      from sent, head, rows from (
        jsonb_to_recordset(body -> 'invoice_products') as (product integer, product_item text, quantity numeric,
          unit_price numeric)
      ) with ordinality as line (product, product_item, quantity, unit_price, place)
      join product on product.id = line.product
      returning *
    ),
    tracked as (
      insert into invoice_tracker (invoice, invoice_number, date, customer_name, customer_code,
        customer_email, age_days)
      select head.id, invoice_no, invoice_date, customer_name, customer_code, customer.email,
        age_days
      from head join customer on customer.id = customer
    )
    select ${columns}, t.customer_code, t.customer_phone, t.company,
      (select json_agg(lines order by position) from lines) as invoice_products
    from head t`,
}
