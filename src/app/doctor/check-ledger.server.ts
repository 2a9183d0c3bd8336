/** The compared columns of an entry. */
const figures =
  'day written_at number text party customer usd iqd rate due invoice account amount stray'.split(' ')
const of = (alias: string) => figures.map((name) => `${alias}.${name}`).join(', ')

/** Returns SQL for the usual name of a kind of document; `kind` is SQL for the stored name. */
const kindName = (kind: string) =>
  `replace(replace(replace(${kind}, 'typed', 'manual'), 'opening', 'opening balance'), '_', ' ')`

/** Returns SQL for the name of a document; `alias` is an entry. */
const called = (alias: string) =>
  `concat(${kindName(`${alias}.kind`)}, ' ', coalesce(${alias}.number, ${alias}.document::text))`

/** The names of the columns in messages. */
const figureNames: Readonly<Record<string, string>> = {
  written_at: 'written at',
  usd: 'USD',
  iqd: 'IQD',
  due: 'due on',
  account: 'account no.',
  amount: 'in its account',
  stray: 'in no account',
}

/** Returns SQL for the columns of `mine` that differ from `other`, with their values. */
const differing = (mine: string, other: string, names: readonly string[] = figures) =>
  `concat_ws(', ', ${names
    .map(
      (name) =>
        `case when ${mine}.${name} is distinct from ${other}.${name} then concat('${figureNames[name] ?? name} ', coalesce(${mine}.${name}::text, 'none')) end`,
    )
    .join(', ')})`

/** Compares the postings of all documents with all entries. */
const entryCheck = (tables: readonly string[]) => `
  select case when e.id is null then format('The ledger lacks an entry of %s (USD %s, and %s in an account).', ${called('l')}, l.usd, l.amount)
    when l.kind is null then format('The ledger has an entry of %s that the document does not post (USD %s, and %s in an account).', ${called('e')}, e.usd, e.amount)
    else format('The entry of %s has %s, but the document posts %s.', ${called('l')}, ${differing('e', 'l')}, ${differing('l', 'e')}) end as format
  from (${tables
    .map(
      (table) => `select posting.* from ${table} document, unnest(postings_with_reversals(document)) posting`,
    )
    .join(' union all ')}) l
  full join entry e on (e.kind, e.document, e.side) = (l.kind, l.document, l.side)
  where (${of('e')}) is distinct from (${of('l')})`

/** The amounts of a document that must be as they were last written. */
const moneyFigures = 'day customer usd iqd rate due invoice account amount stray'.split(' ')

/** Documents whose history belongs to another document: its kind, and the column that refers to it. */
const partOf: Readonly<Record<string, { owner: string; column: string }>> = {
  typed_payment: { owner: 'invoice', column: 'invoice' },
}

/**
 * Checks that each document is as the history last recorded it, to detect changes of a document and its entries that
 * bypassed the program. History contains a row's values when it is created, and each change. A column that existed then
 * and is missing in history was null.
 */
function writtenCheck(table: string): string {
  const { owner, column } = partOf[table] ?? { owner: table, column: 'id' }
  return `
  with known as (
    select jsonb_object_agg(key, first) as columns from (
      select key, min(h.id) as first from history h, jsonb_object_keys(h.changes) key
      where h.table_name = '${table}' and h.action = 'insert' group by key) k
  )
  select format('%s has %s, but was last saved with %s.', ${called('its')}, ${differing('n', 'w', moneyFigures)}, ${differing('w', 'n', moneyFigures)})
  from ${table} d cross join known, lateral (
    select h.id from history h where h.owner_table = '${owner}' and h.owner_id = d.${column} and h.table_name = '${table}'
      and h.record_id = d.id and h.action = 'insert' order by h.id desc limit 1
  ) began, lateral (
    select jsonb_object_agg(c.key, c.value -> 1 order by h.id) as columns from history h, jsonb_each(h.changes) c
    where h.owner_table = '${owner}' and h.owner_id = d.${column} and h.table_name = '${table}' and h.record_id = d.id
      and h.id >= began.id
  ) written, lateral (
    select coalesce(jsonb_object_agg(key, null), '{}') as columns from jsonb_each(known.columns) where value::bigint <= began.id
  ) empty, lateral (
    select jsonb_populate_record(d, empty.columns || written.columns) as row
  ) last, unnest(postings_with_reversals(d)) n full join unnest(postings_with_reversals(last.row)) w on w.side = n.side, lateral (
    select coalesce(n.kind, w.kind) as kind, coalesce(n.number, w.number) as number, coalesce(n.document, w.document) as document
  ) its
  where (${moneyFigures.map((name) => `n.${name}`).join(', ')}) is distinct from (${moneyFigures.map((name) => `w.${name}`).join(', ')})`
}

/** Checks that each document that was ever written exists, or was deleted by a known user. */
const lostCheck = (table: string) => `
  select format('%s is missing, and no deletion of it is recorded. It was created on %s by %s.', concat(${kindName(`'${table}'`)}, ' ', h.record_id),
    h.at::date, coalesce(h.user_name, 'an unknown user'))
  from history h
  where h.table_name = '${table}' and h.action = 'insert' and not exists (select from ${table} d where d.id = h.record_id)
    and not exists (select from history deletion where deletion.owner_table = h.owner_table and deletion.owner_id = h.owner_id
      and deletion.table_name = h.table_name and deletion.record_id = h.record_id and deletion.action = 'delete' and deletion.id > h.id
      and deletion.user_name is not null)`

/** Checks that the applied amount of each entry is the sum of its settlements. */
const settlementChecks: readonly string[] = [
  `select format('USD %s of %s is stored as applied, but its settlements add up to USD %s.', e.settled, ${called('e')}, rows.sum)
  from entry e left join (
    select id, sum(usd) as sum from (select debit as id, usd from settlement union all select credit, usd from settlement) s group by id
  ) made using (id), lateral (select coalesce(made.sum, 0) as sum) rows
  where e.settled <> rows.sum`,
  `select format('%s is for USD %s, but USD %s of it is applied.', ${called('e')}, abs(e.usd), e.settled)
  from entry e where e.settled > abs(e.usd)`,
  `select format('%s and %s are applied to each other, but are not a debit and a credit.', ${called('d')}, ${called('c')})
  from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit where d.usd < 0 or c.usd > 0`,
  `select format('The first day of %s and %s is %s, but their settlement stores %s.', ${called('d')}, ${called('c')},
    least(d.day, c.day), s.since)
  from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit where s.since <> least(d.day, c.day)`,
  `select format('Payment voucher %s refunds USD %s, but USD %s of credit is applied to it.', number, usd, settled)
  from entry where kind = 'payment_voucher' and open <> 0`,
]

/**
 * Violations of rules that were introduced when there were documents already: `entry` and `detail` identify the row,
 * `format` describes the violation, `way` the correction. Violations from before the rule are stored in
 * `broken_before`.
 */
const laterRules: Readonly<Record<string, string>> = {
  customer: `select d.id as entry, c.id::text as detail,
    format('%s is applied to %s of another customer.', ${called('c')}, ${called('d')}) as format,
    format('Cancel %s and create a new one for the customer who owes.', ${called('c')}) as way
  from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit
  where d.customer is distinct from c.customer group by d.id, c.id`,
  applied: `select e.id as entry, a.day || ' ' || a.applied as detail,
    format('%s is for USD %s, but USD %s of it was applied on %s.', ${called('e')}, abs(e.usd), a.applied, a.day) as format,
    format('Cancel %s and create a new one.', ${called('e')}) as way
  from (
    select id, day, sum(sum(usd)) over (partition by id order by day) as applied
    from (select debit as id, day, usd from settlement union all select credit, day, usd from settlement) s group by id, day
  ) a join entry e using (id) where a.applied > abs(e.usd) or a.applied < 0`,
  open: `select id as entry, open::text as detail, format('USD %s of %s is not applied to anything.', open, ${called('e')}) as format,
    case kind when 'bad_debt' then format('Cancel %s and create a new one.', ${called('e')})
      else 'Enter the paid and outstanding amounts on its order again.' end as way
  from entry e where kind in ('typed_payment', 'bad_debt') and usd < 0 and open <> 0`,
  future: `select e.id as entry, e.day::text as detail, format('%s is dated %s, after today.', ${called('e')}, e.day) as format,
    'Change its date to today or an earlier day.' as way
  from entry e where e.kind in ('receipt_voucher', 'payment_voucher', 'petty_cash', 'account_transfer', 'credit_note', 'bad_debt', 'opening')
    and e.day > company_today()`,
}

const isFromBefore = (rule: string) => `exists (
  select from broken_before b where (b.rule, b.entry, b.detail) = ('${rule}', found.entry, found.detail))`

/** Violations since the rules apply. */
const laterChecks = Object.entries(laterRules).map(
  ([rule, found]) => `select format from (${found}) found where not ${isFromBefore(rule)}`,
)

/** Violations from before the rules that still exist, each with its correction. */
export const beforeChecks = Object.entries(laterRules).map(
  ([rule, found]) =>
    `select concat(format, ' ', way) as format from (${found}) found where ${isFromBefore(rule)}`,
)

/**
 * Returns all checks of the ledger: no document is lost or altered, and its entries match its postings and settlements.
 */
export const ledgerChecks = (tables: readonly string[]): string[] => [
  ...tables.map(lostCheck),
  ...tables.map(writtenCheck),
  entryCheck(tables),
  ...settlementChecks,
  ...laterChecks,
]
