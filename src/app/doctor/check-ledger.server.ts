/** What of an entry is compared, by its name. */
const figures =
  'day written_at number text party customer usd iqd rate due invoice account amount stray'.split(' ')
const of = (alias: string) => figures.map((name) => `${alias}.${name}`).join(', ')

/** What a document is called, of which `alias` is an entry. */
const called = (alias: string) =>
  `concat(replace(${alias}.kind, '_', ' '), ' ', coalesce(${alias}.number, ${alias}.document::text))`

/** The lines of all documents beside all entries: what is wrong, and of which record. */
const entryCheck = (tables: readonly string[]) => `
  select format(case when e.id is null then 'The ledger has nothing of %s: USD %s and %s in an account.'
    when l.kind is null then 'The ledger has %s, which says nothing of it: USD %s and %s in an account.'
    else 'The ledger says of %s: USD %s and %s in an account, which is not what it says itself: USD %s and %s.' end,
    case when l.kind is null then ${called('e')} else ${called('l')} end, coalesce(e.usd, l.usd), coalesce(e.amount, l.amount), l.usd, l.amount)
  from (${tables
    .map((table) => `select told.* from ${table} document, unnest(said(document)) told`)
    .join(' union all ')}) l
  full join entry e on (e.kind, e.document, e.side) = (l.kind, l.document, l.side)
  where (${of('e')}) is distinct from (${of('l')})`

/** Whether each document that was ever written is there, or was deleted by somebody who is named. */
const lostCheck = (table: string) => `
  select format('%s is gone, and nobody deleted it. It was written on %s by %s.', concat('${table.replace('_', ' ')} ', h.record_id),
    h.at::date, coalesce(h.user_name, 'nobody who is known'))
  from history h
  where h.table_name = '${table}' and h.action = 'insert' and not exists (select from ${table} d where d.id = h.record_id)
    and not exists (select from history gone where gone.owner_table = h.owner_table and gone.owner_id = h.owner_id
      and gone.table_name = h.table_name and gone.record_id = h.record_id and gone.action = 'delete' and gone.id > h.id
      and gone.user_name is not null)`

/** Whether what is settled of each entry is the sum of its settlements, between entries of one customer. */
const settlementChecks: readonly string[] = [
  `select format('The ledger says that USD %s of %s is settled; its settlements come to USD %s.', e.settled, ${called('e')}, rows.sum)
  from entry e left join (
    select id, sum(usd) as sum from (select debit as id, usd from settlement union all select credit, usd from settlement) s group by id
  ) made using (id), lateral (select coalesce(made.sum, 0) as sum) rows
  where e.settled <> rows.sum`,
  `select format('%s is over USD %s, and USD %s of it is settled.', ${called('e')}, abs(e.usd), e.settled)
  from entry e where e.settled > abs(e.usd)`,
  `select format('%s is settled by %s of another customer.', ${called('d')}, ${called('c')})
  from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit
  where d.customer is distinct from c.customer or d.usd < 0 or c.usd > 0`,
  `select format('%s and %s stand in the books from %s on; their settlement says from %s.', ${called('d')}, ${called('c')},
    least(d.day, c.day), s.since)
  from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit where s.since <> least(d.day, c.day)`,
  `select format('Payment voucher %s pays back USD %s; what it comes out of is USD %s.', number, usd, settled)
  from entry where kind = 'payment_voucher' and open <> 0`,
  `select format('USD %s of %s settles nothing.', open, ${called('e')})
  from entry e where kind in ('typed_payment', 'write_off', 'bad_debt') and usd < 0 and open <> 0`,
]

/** Each check of the ledger: that no document of the tables is lost, that its entries are its lines, and its settlements. */
export const ledgerChecks = (tables: readonly string[]): string[] => [
  ...tables.map(lostCheck),
  entryCheck(tables),
  ...settlementChecks,
]
