-- What is cancelled is reversed on a day of its own, and a settlement is taken back on one: both stay in the books.

alter table settlement drop constraint settlement_usd, add constraint settlement_usd check (usd <> 0);
drop index settlement_pair;
create unique index settlement_said on settlement (debit, credit, day) include (usd);
create index settlement_day on settlement (day) include (debit, credit, usd);

alter table invoice add column cancelled_on date;
alter table receipt_voucher add column cancelled_on date, add column coins_back_on date;
alter table credit_note add column cancelled_on date;
alter table payment_voucher add column cancelled_at timestamptz, add column cancelled_on date, add column cancelled_by text,
  add column cancel_reason text;
alter table account_transfer add column cancelled_at timestamptz, add column cancelled_on date, add column cancelled_by text,
  add column cancel_reason text;
alter table petty_cash add column cancelled_at timestamptz, add column cancelled_on date, add column cancelled_by text,
  add column cancel_reason text;

-- What was cancelled before keeps the day on which that was done; in a box that was counted in between, its own day, since
-- it was not there when the box was counted.
update invoice set cancelled_on = greatest(invoice_date, (cancelled_at at time zone (select time_zone from settings))::date)
where cancelled_at is not null;
update credit_note set cancelled_on = greatest(date, (cancelled_at at time zone (select time_zone from settings))::date)
where cancelled_at is not null;
update receipt_voucher v set cancelled_on = case
  when exists (select from cash_close c where c.account = v.bank_account and c.reopened_at is null and c.date >= v.date
    and c.date < (v.cancelled_at at time zone (select time_zone from settings))::date) then v.date
  else greatest(v.date, (v.cancelled_at at time zone (select time_zone from settings))::date) end
where cancelled_at is not null;

alter table invoice add constraint invoice_cancelled_on check (num_nonnulls(cancelled_at, cancelled_on) <> 1);
alter table receipt_voucher add constraint receipt_voucher_cancelled_on check (num_nonnulls(cancelled_at, cancelled_on) <> 1);
alter table credit_note add constraint credit_note_cancelled_on check (num_nonnulls(cancelled_at, cancelled_on) <> 1);
alter table payment_voucher add constraint payment_voucher_cancelled_on check (num_nonnulls(cancelled_at, cancelled_on, cancel_reason) in (0, 3));
alter table account_transfer add constraint account_transfer_cancelled_on check (num_nonnulls(cancelled_at, cancelled_on, cancel_reason) in (0, 3));
alter table petty_cash add constraint petty_cash_cancelled_on check (num_nonnulls(cancelled_at, cancelled_on, cancel_reason) in (0, 3));

-- Its entries of then, and their reversal, which settle each other.
insert into entry (kind, document, day, written_at, number, text, customer, usd, due, salesman, invoice)
select 'invoice', i.id, i.invoice_date, i.created_at, i.invoice_no, i.po_ref, i.customer, i.grand_total,
  i.invoice_date + coalesce(t.age_days, i.age_days), i.created_by, i.id
from invoice i left join invoice_tracker t on t.invoice = i.id where i.status = 'cancelled' order by i.id;

insert into entry (kind, document, day, written_at, number, text, party, customer, usd, iqd, rate, account, amount, stray)
select 'receipt_voucher', v.id, v.date, v.created_at, v.voucher_no::text, v.subject, v.from_account_name, v.from_account,
  -(in_usd + coalesce(round(in_iqd / v.rate, 2), 0)), nullif(in_iqd, 0), v.rate, v.bank_account,
  case a.currency when 'USD' then in_usd when 'IQD' then in_iqd else 0 end,
  case a.currency when 'USD' then in_iqd when 'IQD' then in_usd else 0 end
from receipt_voucher v left join bank_account a on a.id = v.bank_account, lateral (select
  coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0) as in_usd,
  coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) as in_iqd) brings
where v.cancelled_at is not null order by v.id;

insert into entry (kind, document, day, written_at, number, text, customer, usd)
select 'credit_note', id, date, created_at, credit_note_no, coalesce(note, invoice_no), customer, -total
from credit_note where cancelled_at is not null order by credit_note.id;

insert into entry (kind, document, side, day, written_at, number, text, party, customer, usd, iqd, rate, salesman, invoice, account, amount, stray)
select e.kind, e.document, 'cancelled', d.day, d.at, e.number, e.text, e.party, e.customer, -e.usd, -e.iqd, e.rate, e.salesman,
  e.invoice, e.account, -e.amount, -e.stray
from (
  select 'invoice' as kind, id, cancelled_on as day, cancelled_at as at from invoice where cancelled_at is not null
  union all select 'receipt_voucher', id, cancelled_on, cancelled_at from receipt_voucher where cancelled_at is not null
  union all select 'credit_note', id, cancelled_on, cancelled_at from credit_note where cancelled_at is not null
) d join entry e on e.kind = d.kind and e.document = d.id and e.side = '' order by e.id;

insert into settlement (debit, credit, day, usd)
select case when e.usd > 0 then e.id else r.id end, case when e.usd > 0 then r.id else e.id end, r.day, abs(e.usd)
from entry r join entry e on e.kind = r.kind and e.document = r.document and e.side = ''
where r.side = 'cancelled' and e.usd <> 0;
update entry set settled = abs(usd) where (kind, document) in (select kind, document from entry where side = 'cancelled');
update entry e set cancelled = true, typed = (select coalesce(sum(usd), 0) from typed_payment p where p.invoice = e.document)
from invoice i where i.id = e.document and i.status = 'cancelled' and e.kind = 'invoice' and e.side = '';

-- Up to which day the books are closed: the newest row says it, and each says who decided it.
create table books_close (
  id integer generated always as identity primary key,
  until date,
  reason text,
  closed boolean not null,
  created_at timestamptz not null default now(),
  created_by integer references users on delete set null,
  created_by_name text,
  constraint books_close_until check (until is not null or not closed)
);
