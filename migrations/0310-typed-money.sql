-- What somebody types on an order as paid, or as expected no more, is a document of its invoice: who, when, how much. What an
-- invoice comes to by all of that stands with its entry, and the order keeps none of it.

create table typed_payment (
  invoice integer not null,
  customer integer not null,
  date date not null default company_today(),
  usd numeric(16, 2) not null constraint typed_payment_usd check (usd <> 0),
  cancelled_at timestamptz,
  cancelled_on date,
  cancelled_by text,
  cancel_reason text,
  constraint typed_payment_invoice foreign key (invoice, customer) references invoice (id, customer) on update cascade on delete cascade
);
call keep_sheet('typed_payment');
create index typed_payment_of_invoice on typed_payment (invoice, customer) include (usd);

-- `of_typed` is what was typed beyond what the invoice asks for: nobody owes it, and nobody wrote it off.
create table write_off (
  invoice integer not null,
  customer integer not null,
  date date not null default company_today(),
  usd numeric(16, 2) not null constraint write_off_usd check (usd <> 0),
  of_typed boolean not null default false,
  cancelled_at timestamptz,
  cancelled_on date,
  cancelled_by text,
  cancel_reason text,
  constraint write_off_invoice foreign key (invoice, customer) references invoice (id, customer) on update cascade on delete cascade
);
call keep_sheet('write_off');
create index write_off_of_invoice on write_off (invoice, customer) include (usd);

-- Who typed it and when, as far as the history of the order tells; else the day alone is known. Of an invoice that is
-- cancelled it is cancelled as well.
create temporary table typed_before on commit drop as
select t.id as of_order, t.invoice, t.customer, t.typed_paid, t.written_off,
  t.invoice_amount - t.credited - t.total_paid - t.outstanding as gone, t.cancelled, t.total_paid, t.outstanding, t.credited,
  t.settled, coalesce(t.typed_on, t.date) as typed_on, coalesce(t.written_off_on, t.typed_on, t.date) as written_off_on, i.created_at,
  i.cancelled_at, case when t.cancelled then greatest(i.invoice_date,
    (i.cancelled_at at time zone (select time_zone from settings))::date) end as cancelled_on,
  paid.user_id as paid_by, paid.user_name as paid_name, paid.at as paid_at, off.user_id as off_by, off.user_name as off_name, off.at as off_at
from invoice_tracker t join invoice i on i.id = t.invoice
left join lateral (
  select user_id, user_name, at from history h
  where h.owner_table = 'invoice_tracker' and h.owner_id = t.id and h.action = 'update'
    and (h.changes ? 'typed_paid' or h.changes ? 'total_paid' and not h.changes ? 'settled')
  order by h.id desc limit 1) paid on true
left join lateral (
  select user_id, user_name, at from history h
  where h.owner_table = 'invoice_tracker' and h.owner_id = t.id and h.action = 'update' and h.changes ? 'written_off'
  order by h.id desc limit 1) off on true
where t.typed_paid <> 0 or t.written_off <> 0 or not t.cancelled and t.invoice_amount - t.credited - t.total_paid <> t.outstanding;

insert into typed_payment (invoice, customer, date, usd, created_at, updated_at, created_by, created_by_name, created_by_email,
  created_by_role, cancelled_at, cancelled_on)
select b.invoice, b.customer, b.typed_on, b.typed_paid, coalesce(b.paid_at, b.created_at), coalesce(b.paid_at, b.created_at), u.id,
  b.paid_name, u.email, u.role, b.cancelled_at, b.cancelled_on
from typed_before b left join users u on u.id = b.paid_by where b.typed_paid <> 0 order by coalesce(b.paid_at, b.created_at), b.invoice;

insert into write_off (invoice, customer, date, usd, of_typed, created_at, updated_at, created_by, created_by_name, created_by_email,
  created_by_role)
select b.invoice, b.customer, d.day, d.usd, d.of_typed, coalesce(d.at, b.created_at), coalesce(d.at, b.created_at), u.id, d.name,
  u.email, u.role
from typed_before b cross join lateral (values
  (false, b.written_off, b.written_off_on, b.off_at, b.off_by, b.off_name),
  (true, b.gone - b.written_off, b.typed_on, b.paid_at, b.paid_by, b.paid_name)) d (of_typed, usd, day, at, person, name)
left join users u on u.id = d.person where d.usd <> 0 and not b.cancelled
order by coalesce(d.at, b.created_at), b.invoice, d.of_typed;

-- The entries that the orders made are those of these documents. One order made one of both kinds of write-off: then the
-- other gets its own, and they settle each other.
update entry e set document = p.id, written_at = p.created_at
from invoice_tracker t join typed_payment p on p.invoice = t.invoice where e.kind = 'typed_payment' and e.document = t.id;

create temporary table gone_before on commit drop as
select e.id, b.*, w.id as by_hand, o.id as of_typed from typed_before b
left join entry e on e.kind = 'write_off' and e.document = b.of_order
left join write_off w on w.invoice = b.invoice and not w.of_typed left join write_off o on o.invoice = b.invoice and o.of_typed
where not b.cancelled and (w.id is not null or o.id is not null);
-- Out of the way of keys that are both an order's and a document's.
update entry set document = -document where kind = 'write_off';
update entry e set document = w.id, side = case when w.of_typed then 'typed' else '' end, usd = -w.usd, day = w.date,
  written_at = w.created_at
from gone_before g join write_off w on w.id = case when sign(g.gone) = sign(g.written_off) then g.by_hand else g.of_typed end
where g.id = e.id;
insert into entry (kind, document, side, day, written_at, number, customer, usd, invoice)
select 'write_off', w.id, case when w.of_typed then 'typed' else '' end, w.date, w.created_at, i.invoice_no, w.customer, -w.usd, w.invoice
from write_off w join invoice i on i.id = w.invoice
where not exists (select from entry e where e.kind = 'write_off' and e.document = w.id) order by w.id;
insert into settlement (debit, credit, day, usd)
select d.id, c.id, greatest(d.day, c.day), least(d.usd, -c.usd)
from gone_before g join entry c on c.kind = 'write_off' and c.document = case when g.written_off > 0 then g.by_hand else g.of_typed end
join entry d on d.kind = 'write_off' and d.document = case when g.written_off > 0 then g.of_typed else g.by_hand end
where g.by_hand is not null and g.of_typed is not null and g.written_off > 0;
update entry e set settled = (select coalesce(sum(usd), 0) from settlement s where e.id in (s.debit, s.credit)) where kind = 'write_off';

-- Cancelled with its invoice: what it said, and its reversal, which the migration of the reversals lets settle each other.
insert into entry (kind, document, side, day, written_at, number, customer, usd, invoice)
select 'typed_payment', p.id, side, case side when '' then p.date else greatest(p.date, p.cancelled_on) end,
  case side when '' then p.created_at else p.cancelled_at end, i.invoice_no, p.customer,
  case side when '' then -p.usd else p.usd end, p.invoice
from typed_payment p join invoice i on i.id = p.invoice cross join (values (''), ('cancelled')) s (side)
where p.cancelled_at is not null order by p.id, side;

-- What an order shows of its money stands with the entry of its invoice.
alter table entry
  add column received numeric(14, 2) not null default 0,
  add column credited numeric(14, 2) not null default 0,
  add column typed numeric(14, 2) not null default 0,
  add column written_off numeric(14, 2) not null default 0,
  add column cancelled boolean not null default false,
  add column total_paid numeric(14, 2) not null generated always as (received + typed) stored,
  add column outstanding numeric(14, 2) not null generated always as (
    case when kind <> 'invoice' or side <> '' or cancelled then 0
    else greatest(usd - received - credited - typed - written_off, 0) end) stored;
update entry e set received = its.received, credited = its.credited from (
  select s.debit, coalesce(sum(s.usd) filter (where c.kind = 'receipt_voucher'), 0) as received,
    coalesce(sum(s.usd) filter (where c.kind = 'credit_note'), 0) as credited
  from settlement s join entry c on c.id = s.credit group by s.debit
) its where its.debit = e.id and e.kind = 'invoice' and (its.received <> 0 or its.credited <> 0);
update entry e set typed = b.typed_paid, written_off = b.written_off from typed_before b
where e.kind = 'invoice' and e.document = b.invoice and e.side = '';

-- What it came to before, it must come to now.
do $$
declare
  wrong text;
begin
  select string_agg(said, E'\n') into wrong from (
    select format('%s: %s of it was USD %s, and is USD %s in the ledger.', t.invoice_number, what, was, is_now) as said
    from invoice_tracker t left join entry e on e.kind = 'invoice' and e.document = t.invoice and e.side = ''
    cross join lateral (values ('settled', t.settled, e.received), ('credited', t.credited, e.credited),
      ('typed', t.typed_paid, e.typed), ('written off', t.written_off, e.written_off),
      ('paid', t.total_paid, e.total_paid), ('outstanding', t.outstanding, e.outstanding)) figures (what, was, is_now)
    where not t.cancelled and was is distinct from is_now
    union all
    select format('%s: USD %s was typed, and its documents come to USD %s.', t.invoice_number, t.typed_paid, typed)
    from invoice_tracker t, lateral (select coalesce(sum(usd), 0) as typed from typed_payment p where p.invoice = t.invoice) made
    where t.typed_paid <> typed
    union all
    select format('%s: USD %s was outstanding, and USD %s is open in the ledger.', t.invoice_number, t.outstanding, sum)
    from invoice_tracker t, lateral (
      select coalesce(sum(open), 0) as sum from entry e where e.invoice = t.invoice and usd > 0 and customer = t.customer) open
    where not t.cancelled and t.outstanding <> sum
    union all
    select format('%s of %s: USD %s settles nothing.', e.kind, e.number, e.open)
    from entry e left join typed_payment p on e.kind = 'typed_payment' and p.id = e.document
    where e.kind in ('typed_payment', 'write_off') and e.usd < 0 and e.open <> 0 and p.cancelled_at is null
    union all
    select format('%s of order %s has no document.', kind, number) from entry where kind in ('typed_payment', 'write_off') and document < 0
  ) faults;
  if wrong is not null then
    raise exception 'The documents of what was typed do not come to what stood before. %', wrong;
  end if;
end $$;

create index entry_outstanding on entry (outstanding, document) where kind = 'invoice' and side = '';
create index entry_total_paid on entry (total_paid, document) where kind = 'invoice' and side = '';
create index entry_due on entry (due, document) where kind = 'invoice' and side = '';
create index entry_past_due on entry (due, document) include (outstanding) where kind = 'invoice' and side = '' and outstanding > 0;
create index entry_typed on entry (document) include (typed) where kind = 'invoice' and side = '' and typed <> 0;
create index entry_written_off on entry (document) include (written_off) where kind = 'invoice' and side = '' and written_off <> 0;

-- An order that is gone has said when its invoice is due.
alter table invoice add column due_days integer;

-- Its list is searched by what it shows; the ledger writes that down.
alter table invoice_tracker add column shown_money text not null default '';
update invoice_tracker set shown_money = total_paid || ' ' || outstanding || ' ' || coalesce(search_day(due_date), '');
comment on column invoice_tracker.search is null;
call searchable('invoice_tracker', 'invoice_number', 'date', 'customer_name', 'customer_code', 'customer_email',
  'invoice_amount', 'shown_money', 'age_days', $$replace(status, '_', ' ')$$, 'notes', 'search_phones(notes)');
alter table invoice_tracker drop column total_paid, drop column outstanding, drop column settled, drop column credited,
  drop column typed_paid, drop column written_off, drop column cancelled, drop column typed_on, drop column written_off_on,
  drop column due_date;
