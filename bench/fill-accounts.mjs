/**
 * Creates forty users of all roles, who sign in with the password of the first superuser. Needs the triggers of users.
 */
export async function fillPeople(client) {
  await client.query(users, [peopleCount])
}

/**
 * Fills the accounts, log sheets, warehouse and weekly reports for `invoices` invoices: receipts for the applied parts
 * in `settled_part`, and a tenth as many of everything else.
 */
export async function fillAccounts(client, invoices, withoutIndexes) {
  const tenth = Math.ceil(invoices / 10)
  for (const [table, statement, values] of [
    ['receipt_voucher', receipts, [peopleCount]],
    ['payment_voucher', payments, [tenth, peopleCount]],
    ['petty_cash', pettyCash, [tenth, peopleCount]],
    ['admin_log_sheet', adminLogs, [tenth, peopleCount]],
    ['financial_log_sheet', financialLogs, [tenth, peopleCount]],
    ['warehouse', warehouse, [tenth, peopleCount]],
    ['weekly_report', reports, [Math.ceil(tenth / peopleCount)]],
  ]) {
    await withoutIndexes(client, table, () => client.query(statement, values))
  }
  await client.query('call repost_all()')
  await client.query(settlements)
  await client.query(settled)
  await client.query(figures)
}

const peopleCount = 40
export const accountTables = [
  'receipt_voucher',
  'entry',
  'settlement',
  'payment_voucher',
  'petty_cash',
  'admin_log_sheet',
  'financial_log_sheet',
  'warehouse',
  'weekly_report',
]

const users = `
  insert into users (first_name, last_name, username, email, phone_number, role, user_status,
    password_hash)
  select (array['Layla', 'Omar', 'شيلان', 'Yusuf', 'ژیان'])[1 + i % 5], 'Person ' || i, 'person' || i,
    'person' || i || '@inkwell.example', '0750' || lpad(i::text, 7, '0'),
    (array['admin', 'manager', 'salesman'])[1 + i % 3], 'active', password_hash
  from generate_series(1, $1::int) i cross join (select password_hash from users where is_superuser) first_superuser`

/** The author of record number `i`, out of $2 users. */
const creatorOf = (people) => `
  join (select row_number() over (order by id) - 1 as number, * from users) creator on creator.number = i % ${people}::int`
const creator = creatorOf('$2')
const creatorColumns = 'created_by, created_by_name, created_by_email, created_by_role'
const creatorValues = 'creator.id, creator.full_name, creator.email, creator.role'
const someDay = `current_date - (i * 7919::bigint % 2900)::int`

/** Some receipts exceed their applied parts: the rest is unapplied credit. */
const receipts = `
  insert into receipt_voucher (id, voucher_no, invoice, invoice_no, subject, date, from_account, from_account_name,
    to_account, bank_account, details, receipt_reference, amount_usd_advance, amount_iqd_final, rate, net_usd, keyword,
    ${creatorColumns})
  select i, i, invoice.id, invoice_no, 'Payment of ' || invoice_no,
    least(invoice_date + 7 * (1 + part), current_date), invoice.customer, customer_name,
    account, (select id from bank_account a where account_key(a.name) = account_key(account)),
    case when i % 3 = 0 then 'Paid at the counter, receipt ' || i end, 'R-' || i,
    case i % 4 when 0 then brought when 1 then brought end, case i % 4 when 2 then brought * 1310 end,
    case i % 4 when 2 then 1310 end, case i % 4 when 3 then brought end,
    (array['cash', 'cheque', 'نقد'])[1 + i % 3], ${creatorValues}
  from (
    select receipt as i, part, min(invoice) as first,
      sum(amount) + case when receipt % 100 = 0 then 25 else 0 end as brought
    from settled_part group by receipt, part
  ) paid join invoice on invoice.id = paid.first
  cross join lateral (
    select (array['PEN-COMPANY', 'PEN-COMPANY', 'Cash IQD', ' bank account 3'])[1 + i % 4] as account) named
  ${creatorOf('$1')} order by i`

const settlements = `
  insert into settlement (debit, credit, day, since, usd)
  select d.id, c.id, greatest(d.day, c.day), least(d.day, c.day), p.amount
  from settled_part p join entry d on d.kind = 'invoice' and d.document = p.invoice
  join entry c on c.kind = 'receipt_voucher' and c.document = p.receipt
  union all
  select d.id, c.id, greatest(d.day, c.day), least(d.day, c.day), -c.usd
  from entry c join entry d on d.kind = 'invoice' and d.document = c.invoice where c.kind = 'typed_payment'`

const settled = `
  update entry e set settled = s.usd from (
    select id, sum(usd) as usd from (
      select debit as id, usd from settlement union all select credit, usd from settlement) each group by id
  ) s where s.id = e.id`

const figures = `
  update entry e set
    received = coalesce((select sum(s.usd) from settlement s join entry c on c.id = s.credit and c.kind = 'receipt_voucher'
      where s.debit = e.id), 0),
    typed = coalesce((select sum(usd) from typed_payment where invoice = e.document), 0)
  where kind = 'invoice' and settled > 0`

/** Some name an unknown account, and some take dinars out of a dollar account. */
const payments = `
  insert into payment_voucher (voucher_no, date, subject, "to", from_field, bank_account, details, amount_usd, amount_iqd, keyword,
    payroll_salary, approval, ${creatorColumns})
  select i, ${someDay}, (array['Rent', 'Salaries', 'Ink', 'شحن', 'Repairs'])[1 + i % 5] || ' ' || i, 'Supplier ' || i % 300,
    account, (select id from bank_account a where account_key(a.name) = account_key(account)),
    case when i % 2 = 0 then 'As agreed ' || i end,
    case when i % 2 = 0 then i % 900 + 0.5 end, case when i % 2 = 1 then i % 900 * 1000 end, null,
    case when i % 5 = 1 then 'Payroll' end, null, ${creatorValues}
  from generate_series(1, $1::int) i ${creator} cross join lateral (
    select case when i % 500 = 7 then 'Safe' when i % 100 = 1 or i % 4 = 0 then 'PEN-COMPANY' when i % 4 = 2 then 'Bank Account 5'
      else 'Cash IQD' end as account) named`

const pettyCash = `
  insert into petty_cash (entry_no, project_name, project_amount, description, date, receipt_no, receipt_form, paid_to,
    account, approval, ${creatorColumns})
  select i, 'Project ' || i % 200, i * 37 % 90000, case when i % 2 = 0 then 'Tea, paper and taxis ' || i end, ${someDay},
    'PC-' || i, (array['Cash memo', 'Invoice', 'وصل'])[1 + i % 3], 'Shop ' || i % 80,
    (select id from bank_account where name = 'Cash IQD'), null, ${creatorValues}
  from generate_series(1, $1::int) i ${creator}`

const adminLogs = `
  insert into admin_log_sheet (year, document_number, document_type, issue_date, subject, notification, ${creatorColumns})
  select extract(year from day), 'A' || i, (array['AO', 'FO'])[1 + i % 2], day, 'Order about the branch ' || i % 500,
    case when i % 3 = 0 then 'To all departments, number ' || i end, ${creatorValues}
  from (select i, ${someDay} as day from generate_series(1, $1::int) i) dated ${creator}`

const financialLogs = `
  insert into financial_log_sheet (year, document_number, document_type, issue_date, subject, amount_usd, amount_iqd,
    recipient_number, notification, ${creatorColumns})
  select extract(year from day), 'F' || i, (array['AO', 'FO'])[1 + i % 2], day, 'Budget of the branch ' || i % 500,
    case when i % 2 = 0 then i % 5000 end, case when i % 2 = 1 then i % 5000 * 1000 end, i % 700,
    case when i % 3 = 0 then 'To the bank, number ' || i end, ${creatorValues}
  from (select i, ${someDay} as day from generate_series(1, $1::int) i) dated ${creator}`

const warehouse = `
  insert into warehouse (date, materials, quantity, ${creatorColumns})
  select ${someDay}, (array['Barrels', 'Ink', 'Boxes', 'علب', 'Clips'])[1 + i % 5] || ' ' || i, i % 4000, ${creatorValues}
  from generate_series(1, $1::int) i ${creator}`

const reports = `
  insert into weekly_report (employee, author, employee_username, employee_email, week_ending, submitted_at, project_name,
    tasks_started, tasks_completed)
  select users.id, users.id, username, email, ending, ending, 'Project ' || week % 50, 'Visited ' || week || ' customers',
    'Delivered ' || week || ' orders'
  from users cross join generate_series(1, $1::int) week
  cross join lateral (select current_date - week * 7 as ending) weekly`
