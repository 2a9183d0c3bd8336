-- One ledger: what each document does to a customer's account and to an account of ours, and what settles what. Each entry
-- is made anew here from its document, and must come to what was kept of it before; else nothing is changed.

create table entry (
  id integer generated always as identity primary key,
  kind text not null,
  document integer not null,
  side text not null default '',
  day date not null,
  written_at timestamptz not null,
  number text,
  text text,
  party text,
  customer integer,
  usd numeric(16, 2) not null default 0,
  iqd numeric(16, 2),
  rate numeric(10, 2),
  due date,
  salesman integer,
  invoice integer,
  account integer,
  amount numeric(16, 2) not null default 0,
  stray numeric(16, 2) not null default 0,
  settled numeric(16, 2) not null default 0 constraint entry_settled check (settled >= 0),
  open numeric(16, 2) not null generated always as (abs(usd) - settled) stored
);

insert into entry (kind, document, day, written_at, number, text, customer, usd, due, salesman, invoice)
select 'invoice', i.id, i.invoice_date, i.created_at, i.invoice_no, i.po_ref, i.customer, i.grand_total,
  coalesce(t.due_date, i.invoice_date + i.age_days), i.created_by, i.id
from invoice i left join invoice_tracker t on t.invoice = i.id where i.status = 'issued' order by i.id;

insert into entry (kind, document, day, written_at, number, text, party, customer, usd, iqd, rate, account, amount, stray)
select 'receipt_voucher', v.id, v.date, v.created_at, v.voucher_no::text, v.subject, v.from_account_name, v.from_account,
  -(in_usd + coalesce(round(in_iqd / v.rate, 2), 0) + v.rounding_usd), nullif(in_iqd, 0), v.rate, v.bank_account,
  case a.currency when 'USD' then in_usd when 'IQD' then in_iqd else 0 end,
  case a.currency when 'USD' then in_iqd when 'IQD' then in_usd else 0 end
from receipt_voucher v left join bank_account a on a.id = v.bank_account, lateral (select
  coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0) as in_usd,
  coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) as in_iqd) brings
where v.cancelled_at is null order by v.id;

insert into entry (kind, document, day, written_at, number, text, customer, usd)
select 'credit_note', id, date, created_at, credit_note_no, coalesce(note, invoice_no), customer, -total
from credit_note where cancelled_at is null order by credit_note.id;

insert into entry (kind, document, day, written_at, number, text, party, customer, usd, iqd, rate, account, amount, stray)
select 'payment_voucher', p.id, p.date, p.created_at, p.voucher_no::text, p.subject, p."to", p.customer,
  case when p.customer is null then 0 else coalesce(p.amount_usd, 0) + coalesce(round(p.amount_iqd / p.rate, 2), 0) end,
  case when p.customer is not null then nullif(-coalesce(p.amount_iqd, 0), 0) end, p.rate, p.bank_account,
  -coalesce(case a.currency when 'USD' then p.amount_usd when 'IQD' then p.amount_iqd end, 0),
  -coalesce(case a.currency when 'USD' then p.amount_iqd when 'IQD' then p.amount_usd end, 0)
from payment_voucher p left join bank_account a on a.id = p.bank_account order by p.id;

insert into entry (kind, document, side, day, written_at, number, text, party, account, amount)
select 'account_transfer', t.id, side, day, t.created_at, t.id::text, t.subject, other.name, account, amount
from account_transfer t cross join lateral (values
  ('out', t.date, t.from_account, t.to_account, -t.amount_out),
  ('in', t.confirmed_on, t.to_account, t.from_account, t.amount_in)) s (side, day, account, of_other, amount)
left join bank_account other on other.id = s.of_other
where s.account is not null and (side = 'out' or t.confirmed) order by t.id;

insert into entry (kind, document, day, written_at, number, text, party, account, amount, stray)
select 'petty_cash', p.id, p.date, p.created_at, p.receipt_no, p.project_name, p.paid_to, p.account,
  case a.currency when 'IQD' then -p.project_amount else 0 end, case a.currency when 'IQD' then 0 else -p.project_amount end
from petty_cash p join bank_account a on a.id = p.account order by p.id;

insert into entry (kind, document, day, written_at, number, text, account, amount)
select 'cash_close', id, date, created_at, id::text, reason, account, difference
from cash_close where difference <> 0 and reopened_at is null order by cash_close.id;

insert into entry (kind, document, day, written_at, account, amount)
select 'opening', id, '-infinity', created_at, id, opening_balance from bank_account where opening_balance <> 0 order by bank_account.id;

insert into entry (kind, document, day, written_at, number, customer, usd, invoice)
select 'typed_payment', t.id, t.typed_on, i.created_at, t.invoice_number, t.customer, -t.typed_paid, t.invoice
from invoice_tracker t join invoice i on i.id = t.invoice where t.typed_paid <> 0 and not t.cancelled
union all
select 'write_off', t.id, coalesce(t.written_off_on, t.typed_on, t.date), i.created_at, t.invoice_number, t.customer, -gone, t.invoice
from invoice_tracker t join invoice i on i.id = t.invoice,
  lateral (select t.invoice_amount - t.credited - t.total_paid - t.outstanding as gone) left_out
where gone <> 0 and not t.cancelled;

create unique index entry_said on entry (kind, document, side);

create table settlement (
  id integer generated always as identity primary key,
  debit integer not null references entry,
  credit integer not null references entry,
  day date not null,
  usd numeric(14, 2) not null constraint settlement_usd check (usd > 0)
);

-- The history tells of rows of before by their keys: none of them comes again.
select setval(pg_get_serial_sequence('settlement', 'id'), greatest(1, (select max(id) from receipt_settlement),
  (select max(id) from credit_note_settlement)) + 1, false);

insert into settlement (debit, credit, day, usd)
select d.id, c.id, greatest(d.day, c.day), s.amount_usd
from (
  select 1 as place, id, 'invoice' as debit_kind, invoice as debit, 'receipt_voucher' as credit_kind, receipt_voucher as credit,
    amount_usd from receipt_settlement
  union all
  select 2, id, 'invoice', invoice, 'credit_note', credit_note, amount_usd from credit_note_settlement
  union all
  select 3, id, 'payment_voucher', payment_voucher, case when credit_note is null then 'receipt_voucher' else 'credit_note' end,
    coalesce(receipt_voucher, credit_note), amount_usd from refund
) s
join entry d on d.kind = debit_kind and d.document = debit
join entry c on c.kind = credit_kind and c.document = credit
order by place, s.id;

-- What was typed on an order settles first what was typed the other way, then its invoice.
insert into settlement (debit, credit, day, usd)
select d.id, c.id, greatest(d.day, c.day), least(d.usd, -c.usd)
from entry c join entry d on d.document = c.document and d.kind in ('typed_payment', 'write_off') and d.usd > 0
where c.kind in ('typed_payment', 'write_off') and c.usd < 0;

insert into settlement (debit, credit, day, usd)
select i.id, c.id, greatest(i.day, c.day), -c.usd - coalesce((select sum(s.usd) from settlement s where s.credit = c.id), 0)
from entry c join entry i on i.kind = 'invoice' and i.document = c.invoice
where c.kind in ('typed_payment', 'write_off') and c.usd < 0
  and -c.usd > coalesce((select sum(s.usd) from settlement s where s.credit = c.id), 0);

update entry e set settled = s.usd from (
  select id, sum(usd) as usd from (
    select debit as id, usd from settlement union all select credit, usd from settlement) each group by id
) s where s.id = e.id;

-- What it came to before, it must come to now.
do $$
declare
  wrong text;
begin
  select string_agg(said, E'\n') into wrong from (
    select format('%s: USD %s was outstanding, and USD %s is open in the ledger.', i.invoice_no, was, coalesce(e.open, 0)) as said
    from invoice i left join invoice_tracker t on t.invoice = i.id
    left join (select invoice, sum(open) as open from entry where usd > 0 and invoice is not null group by invoice) e on e.invoice = i.id,
    lateral (select coalesce(t.outstanding, i.grand_total
      - coalesce((select sum(amount_usd) from receipt_settlement s where s.invoice = i.id), 0)
      - coalesce((select sum(amount_usd) from credit_note_settlement s where s.invoice = i.id), 0)) as was) stood
    where i.status = 'issued' and was <> coalesce(e.open, 0)
    union all
    select format('Receipt voucher %s: USD %s was left, and USD %s is open in the ledger.', v.voucher_no, v.left_usd, coalesce(e.open, 0))
    from receipt_voucher v left join entry e on e.kind = 'receipt_voucher' and e.document = v.id where v.left_usd <> coalesce(e.open, 0)
    union all
    select format('%s: USD %s was left, and USD %s is open in the ledger.', n.credit_note_no, n.left_usd, coalesce(e.open, 0))
    from credit_note n left join entry e on e.kind = 'credit_note' and e.document = n.id where n.left_usd <> coalesce(e.open, 0)
    union all
    select format('Payment voucher %s: USD %s of it came out of nothing.', number, open)
    from entry where kind = 'payment_voucher' and open <> 0
    union all
    select format('%s of order %s: USD %s is open in the ledger.', kind, number, open)
    from entry where kind in ('typed_payment', 'write_off') and usd < 0 and open <> 0
    union all
    select format('The closing of account %s on %s: %s should have been there; the ledger has %s.', c.account, c.date, c.expected, made)
    from cash_close c, lateral (select coalesce(sum(amount), 0) - c.difference as made from entry e
      where e.account = c.account and e.day <= c.date) sums
    where c.reopened_at is null and c.expected <> made
  ) faults;
  if wrong is not null then
    raise exception 'The ledger does not come to what stood before. %', wrong;
  end if;
end $$;

create index entry_of_customer on entry (customer) include (usd) where customer is not null;
create index entry_open on entry (customer) include (kind, usd, open, due, day, salesman, invoice) where open <> 0 and customer is not null;
create index entry_of_account on entry (account, day) include (amount) where account is not null;
create index entry_stray on entry (account) where stray <> 0;
create unique index settlement_pair on settlement (debit, credit) include (usd);
create index settlement_credit on settlement (credit) include (usd);

-- What stood for it.
drop table receipt_settlement, credit_note_settlement, refund;
alter table receipt_voucher drop column left_usd, drop column used_usd;
alter table credit_note drop column left_usd, drop column used_usd;
alter table invoice drop column without_order;
drop index receipt_voucher_account, receipt_voucher_dinars, receipt_voucher_dollars;
create index receipt_voucher_account on receipt_voucher (bank_account);
drop index payment_voucher_account, payment_voucher_dinars, payment_voucher_dollars;
create index payment_voucher_account on payment_voucher (bank_account);
drop index invoice_tracker_open, invoice_tracker_left_out, invoice_tracker_typed_of;
