-- One kind of write-off: what earlier versions wrote off on orders becomes bad debts with a number, and what was recorded manually
-- beyond an invoice becomes a line of a manual payment. Number and kind of these entries are new; all figures stay, of every day.

alter table typed_payment add column excess numeric(16, 2) not null default 0,
  drop constraint typed_payment_usd, add constraint typed_payment_usd check (usd <> 0 or excess <> 0);

create index entry_of_invoice_for_now on entry (invoice);

-- What is owed and on account by the entries of an invoice, on each day on which something of it changes, and what manual
-- payments and write-offs settle of it.
create function pg_temp.figures_of(only_of integer[]) returns table (invoice integer, day date, owed numeric, on_account numeric)
language sql stable as $$
  select e.invoice, days.day, coalesce(sum(left_open.usd) filter (where e.usd > 0), 0), coalesce(sum(left_open.usd) filter (where e.usd < 0), 0)
  from entry e join (
    select e.invoice, e.day from entry e where e.invoice = any (only_of)
    union select e.invoice, s.day from entry e join settlement s on e.id in (s.debit, s.credit) where e.invoice = any (only_of)
  ) days on days.invoice = e.invoice and e.day <= days.day, lateral (
    select abs(e.usd) - coalesce(sum(s.usd), 0) as usd from settlement s where e.id in (s.debit, s.credit) and s.day <= days.day
  ) left_open
  where e.customer is not null group by e.invoice, days.day
$$;
create temporary table invoices_of_write_offs on commit drop as select distinct invoice as id from write_off;
create temporary table figures_before on commit drop as
select figures.*, (
  select coalesce(sum(s.usd), 0) from entry i join settlement s on s.debit = i.id and s.day <= figures.day join entry c on c.id = s.credit
  where i.kind = 'invoice' and i.document = figures.invoice and i.side = '' and c.kind in ('typed_payment', 'write_off')) as by_hand
from pg_temp.figures_of(array(select id from invoices_of_write_offs)) figures;

-- What was recorded beyond an invoice.
create temporary table excess_of on commit drop as
select id as write_off, nextval(pg_get_serial_sequence('typed_payment', 'id'))::integer as typed_payment from write_off where of_typed order by id;
insert into typed_payment (id, invoice, customer, date, usd, excess, cancelled_at, cancelled_on, cancelled_by, cancel_reason, version,
  created_at, updated_at, created_by, created_by_name, created_by_email, created_by_role, reviewed_at)
select x.typed_payment, invoice, customer, date, 0, -usd, cancelled_at, cancelled_on, cancelled_by, cancel_reason, version,
  created_at, updated_at, created_by, created_by_name, created_by_email, created_by_role, now()
from write_off w join excess_of x on x.write_off = w.id;
update entry e set kind = 'typed_payment', document = x.typed_payment, side = replace(side, 'typed', 'excess')
from excess_of x where e.kind = 'write_off' and e.document = x.write_off;

create temporary table due_again (like write_off) on commit drop;
alter table due_again add column typed_payment integer;

-- The documents that the others become: who takes back cancels the newest, and one stands for the rest from that day on.
-- `began` and `ended` are the rows by which somebody did so; `write_off` is the one whose entry goes on.
create temporary table made (like write_off) on commit drop;
alter table made add column began integer, add column write_off integer, add column ended integer, add column place serial;
do $$
declare
  w write_off;
  m record;
  rest numeric;
begin
  for w in select * from write_off where not of_typed order by invoice, date, id loop
    if w.usd > 0 then
      rest := least(w.usd, (select -coalesce(sum(usd), 0) from due_again where invoice = w.invoice));
      if rest > 0 then
        insert into due_again select w.*, nextval(pg_get_serial_sequence('typed_payment', 'id'));
        update due_again set usd = rest where id = w.id;
      end if;
      if w.usd > rest then
        insert into made select w.*, w.id, case when rest = 0 then w.id end;
        update made set usd = w.usd - rest, cancelled_at = null, cancelled_on = null where began = w.id;
      end if;
      continue;
    end if;
    rest := -w.usd;
    for m in select * from made where invoice = w.invoice and cancelled_on is null order by place desc loop
      exit when rest <= 0;
      update made set cancelled_at = w.created_at, cancelled_on = greatest(m.date, w.date), cancelled_by = w.created_by_name,
        cancel_reason = 'Entered anew on the order', ended = w.id where place = m.place;
      if m.usd > rest then
        insert into made select w.*, w.id;
        update made set usd = m.usd - rest, date = greatest(m.date, w.date), cancelled_at = null, cancelled_on = null where began = w.id;
      end if;
      rest := rest - m.usd;
    end loop;
    -- What is due again beyond all that was written off by then takes from what is recorded manually, until as much is written
    -- off later: so the debt of each day stays.
    if rest > 0 then
      insert into due_again select w.*, nextval(pg_get_serial_sequence('typed_payment', 'id'));
      update due_again set usd = -rest where id = w.id;
    end if;
  end loop;
  -- Cancelled with their invoice.
  update made set cancelled_at = its.at, cancelled_on = greatest(made.date, its.day), cancelled_by = i.cancelled_by,
    cancel_reason = coalesce(i.cancel_reason, 'Cancelled')
  from (select invoice, max(cancelled_at) as at, max(cancelled_on) as day from write_off
    where not of_typed and cancelled_on is not null group by invoice) its join invoice i on i.id = its.invoice
  where made.invoice = its.invoice and made.cancelled_on is null;
end $$;

insert into typed_payment (id, invoice, customer, date, usd, cancelled_at, cancelled_on, cancelled_by, cancel_reason, version,
  created_at, updated_at, created_by, created_by_name, created_by_email, created_by_role, reviewed_at)
select typed_payment, invoice, customer, date, usd, cancelled_at, cancelled_on, cancelled_by, cancel_reason, version,
  created_at, updated_at, created_by, created_by_name, created_by_email, created_by_role, now()
from due_again order by typed_payment;

update made set id = given.id
from (select place, nextval(pg_get_serial_sequence('bad_debt', 'id')) as id from (select place from made order by place) in_order) given
where given.place = made.place;
create temporary table numbered on commit drop as
select m.id, extract(year from m.date)::integer as year, coalesce(c.value, 0)
  + row_number() over (partition by extract(year from m.date) order by m.date, m.place) as place
from made m left join counter c on c.series = 'bad_debt' and c.year = extract(year from m.date);
insert into bad_debt (id, bad_debt_no, date, customer, customer_name, invoice, invoice_no, amount_usd, reason, cancelled_at, cancelled_on,
  cancelled_by, cancel_reason, version, created_at, updated_at, created_by, created_by_name, created_by_email, created_by_role, approval, on_order, reviewed_at)
select m.id, format('WO-%s-%s', n.year, lpad(n.place::text, greatest(5, length(n.place::text)), '0')), m.date, m.customer, c.name, m.invoice,
  i.invoice_no, m.usd, 'Entered on the order', m.cancelled_at, m.cancelled_on, m.cancelled_by, m.cancel_reason,
  case when m.cancelled_at is null then 1 else 2 end, m.created_at, coalesce(m.cancelled_at, m.created_at), m.created_by, m.created_by_name,
  m.created_by_email, m.created_by_role, null, true, now()
from made m join numbered n on n.id = m.id join invoice i on i.id = m.invoice join customer c on c.id = m.customer order by m.place;
insert into counter (series, year, value) select 'bad_debt', year, max(place) from numbered group by year
on conflict (series, year) do update set value = excluded.value;

-- Where nothing was taken back, each entry goes on as that of its document.
create temporary table taken_back_of on commit drop as select distinct invoice as id from write_off where not of_typed and usd < 0;
update entry e set kind = 'bad_debt', document = b.id, number = b.bad_debt_no, text = b.reason
from made m join bad_debt b on b.id = m.id
where e.kind = 'write_off' and e.document = m.write_off and (e.side = '' or m.invoice not in (select id from taken_back_of));

-- Where something was, the settlements of what is by hand are made anew, so that on each day as much is owed, on account and
-- settled of the invoice as before.
create function pg_temp.put(of_debit integer, of_credit integer, much numeric, on_day date) returns void language plpgsql as $$
begin
  if much = 0 then return; end if;
  delete from settlement where debit = of_debit and credit = of_credit and day = on_day and usd = -much;
  if found then return; end if;
  insert into settlement as s (debit, credit, day, since, usd)
  select d.id, c.id, on_day, least(d.day, c.day), much from entry d, entry c where d.id = of_debit and c.id = of_credit
  on conflict (debit, credit, day) do update set usd = s.usd + excluded.usd;
end $$;
create function pg_temp.open_on(of_entry integer, on_day date) returns numeric language sql as $$
  select abs(e.usd) - coalesce((select sum(s.usd) from settlement s where e.id in (s.debit, s.credit) and s.day <= on_day), 0)
  from entry e where e.id = of_entry
$$;
create function pg_temp.pair_on(of_debit integer, of_credit integer, on_day date) returns numeric language sql as $$
  select coalesce(sum(usd), 0) from settlement where debit = of_debit and credit = of_credit and day <= on_day
$$;

do $$
declare
  its record;
  figures record;
  pair record;
  one record;
  part numeric;
  debts integer[];
  credits integer[];
  old_debts integer[];
  invoice_entry integer;
  much numeric;
begin
  for its in select id from taken_back_of order by id loop
    invoice_entry := (select id from entry where kind = 'invoice' and document = its.id and side = '');
    old_debts := array(select id from entry where invoice = its.id and kind = 'write_off' and side = '' and usd > 0);
    -- What others settle of what goes is kept aside.
    create temporary table others on commit drop as
    select s.* from settlement s join entry c on c.id = s.credit
    where s.debit = any (old_debts) and c.kind not in ('write_off', 'typed_payment')
      and not (c.kind = 'bad_debt' and c.document in (select id from made where invoice = its.id));
    -- All between what is by hand, and the invoice; then what reverses write-offs, and what took them back.
    delete from settlement s using entry d, entry c
    where d.id = s.debit and c.id = s.credit and d.invoice = its.id
      and (d.kind = 'invoice' and d.side = '' or d.kind in ('typed_payment', 'write_off') and d.side in ('', 'excess') or d.kind = 'write_off')
      and (c.kind = 'typed_payment' and c.side in ('', 'excess') or c.kind = 'write_off'
        or c.kind = 'bad_debt' and c.document in (select id from made where invoice = its.id) or d.id = any (old_debts));
    delete from broken_before where entry in (select id from entry where invoice = its.id and kind = 'write_off');
    delete from entry where invoice = its.id and kind = 'write_off';
    insert into entry (kind, document, side, day, written_at, number, text, customer, usd, invoice)
    select 'bad_debt', b.id, '', b.date, b.created_at, b.bad_debt_no, b.reason, b.customer, -b.amount_usd, b.invoice
    from made m join bad_debt b on b.id = m.id where m.invoice = its.id and m.write_off is null order by m.place;
    insert into entry (kind, document, side, day, written_at, number, text, customer, usd, invoice)
    select 'bad_debt', b.id, 'cancelled', b.cancelled_on, b.cancelled_at, b.bad_debt_no, b.reason, b.customer, b.amount_usd, b.invoice
    from made m join bad_debt b on b.id = m.id where m.invoice = its.id and b.cancelled_on is not null order by m.place;
    insert into entry (kind, document, side, day, written_at, number, customer, usd, invoice)
    select 'typed_payment', p.id, '', p.date, p.created_at, i.invoice_no, p.customer, -p.usd, p.invoice
    from due_again d join typed_payment p on p.id = d.typed_payment join invoice i on i.id = p.invoice where d.invoice = its.id order by p.id;
    insert into entry (kind, document, side, day, written_at, number, customer, usd, invoice)
    select 'typed_payment', p.id, 'cancelled', p.cancelled_on, p.cancelled_at, i.invoice_no, p.customer, p.usd, p.invoice
    from due_again d join typed_payment p on p.id = d.typed_payment join invoice i on i.id = p.invoice
    where d.invoice = its.id and p.cancelled_on is not null order by p.id;

    for figures in select * from figures_before where invoice = its.id order by day loop
      debts := array(select id from entry where invoice = its.id and kind = 'typed_payment' and side in ('', 'excess') and usd > 0
        and day <= figures.day order by day, id);
      credits := array(select id from entry where invoice = its.id and usd < 0 and day <= figures.day and (
        kind = 'typed_payment' and side in ('', 'excess')
        or kind = 'bad_debt' and side = '' and document in (select id from made where invoice = its.id)) order by day, id);
      -- What is reversed on this day is settled by its reversal alone.
      for pair in
        select s.debit, s.credit, sum(s.usd) as usd from settlement s
        where (s.debit = invoice_entry or s.debit = any (debts)) and s.credit = any (credits) and exists (
          select from entry e join entry r on (r.kind, r.document) = (e.kind, e.document) and r.day = figures.day
            and r.side = trim(e.side || ' cancelled') where e.id in (s.debit, s.credit))
        group by s.debit, s.credit
      loop
        perform pg_temp.put(pair.debit, pair.credit, -pair.usd, figures.day);
      end loop;
      for pair in
        select r.id as debit, e.id as credit, least(r.usd, pg_temp.open_on(e.id, figures.day)) as usd
        from entry r join entry e on (e.kind, e.document) = (r.kind, r.document) and e.side = ''
        where r.invoice = its.id and r.kind = 'bad_debt' and r.side = 'cancelled' and r.day = figures.day
          and r.document in (select id from made where invoice = its.id)
      loop
        perform pg_temp.put(pair.debit, pair.credit, pair.usd, figures.day);
      end loop;
      for pair in select * from others where day = figures.day loop
        much := pair.usd;
        for one in select id from unnest(debts || invoice_entry) with ordinality as debt (id, place) order by place loop
          exit when much = 0;
          if much > 0 then
            part := least(much, pg_temp.open_on(one.id, figures.day));
          else
            part := -least(-much, pg_temp.pair_on(one.id, pair.credit, figures.day));
          end if;
          perform pg_temp.put(one.id, pair.credit, part, figures.day);
          much := much - part;
        end loop;
      end loop;
      -- As much of the invoice as before.
      much := figures.by_hand - (select coalesce(sum(usd), 0) from settlement where debit = invoice_entry and credit = any (credits) and day <= figures.day);
      for one in
        select id from unnest(credits) with ordinality as credit (id, place)
        order by case when much > 0 then place else -place end
      loop
        exit when much = 0;
        if much > 0 then
          part := least(much, pg_temp.open_on(one.id, figures.day));
        else
          part := -least(-much, pg_temp.pair_on(invoice_entry, one.id, figures.day));
        end if;
        perform pg_temp.put(invoice_entry, one.id, part, figures.day);
        much := much - part;
      end loop;
      -- As much on account as before.
      for one in select debit.id as debit, credit.id as credit from unnest(debts) with ordinality as debit (id, place),
        unnest(credits) with ordinality as credit (id, place) order by debit.place, credit.place
      loop
        much := least(pg_temp.open_on(one.debit, figures.day), pg_temp.open_on(one.credit, figures.day), (
          select coalesce(sum(pg_temp.open_on(e.id, figures.day)), 0) from entry e where e.invoice = its.id and e.usd < 0 and e.day <= figures.day)
          - figures.on_account);
        if much > 0 then perform pg_temp.put(one.debit, one.credit, much, figures.day); end if;
      end loop;
    end loop;
    drop table others;
  end loop;
end $$;
update entry e set settled = (select coalesce(sum(usd), 0) from settlement s where e.id in (s.debit, s.credit))
where invoice in (select id from taken_back_of);

update entry e set typed = e.typed + its.usd, written_off = e.written_off - its.usd
from (select invoice, sum(usd) as usd from due_again where cancelled_at is null group by invoice having sum(usd) <> 0) its
where e.kind = 'invoice' and e.document = its.invoice and e.side = '';

-- What it came to before, it must come to now, on each day.
do $$
declare
  wrong text;
begin
  select string_agg(format('Invoice %s on %s: USD %s were owed and USD %s on account, and are %s and %s.', b.invoice, b.day, b.owed, b.on_account,
    coalesce(n.owed, 0), coalesce(n.on_account, 0)), E'\n') into wrong
  from figures_before b left join pg_temp.figures_of(array(select id from invoices_of_write_offs)) n on (n.invoice, n.day) = (b.invoice, b.day)
  where (b.owed, b.on_account) is distinct from (coalesce(n.owed, 0), coalesce(n.on_account, 0));
  if wrong is not null then
    raise exception 'The documents of what was written off do not come to what stood before. %', wrong;
  end if;
end $$;

-- History tells of each new document when it began and when it was cancelled, as it told of what it comes from.
insert into history (at, transaction, user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
select coalesce(h.at, d.created_at), coalesce(h.transaction, pg_current_xact_id()), d.created_by, d.created_by_name, d.owner_table, d.owner_id,
  d.table_name, d.id, 'insert', (
    select jsonb_object_agg(key, jsonb_build_array(null, value)) from jsonb_each(d.row || d.began)
    where key <> all (array['id', 'search', 'version', 'created_at', 'updated_at', 'approval_seen']))
from (
  select 'bad_debt' as owner_table, b.id as owner_id, 'bad_debt' as table_name, b.id, b.created_at, b.created_by, b.created_by_name,
    to_jsonb(b) as row, '{"cancelled_at": null, "cancelled_on": null, "cancelled_by": null, "cancel_reason": null}'::jsonb as began, m.began as write_off
  from made m join bad_debt b on b.id = m.id
  union all
  select 'invoice', p.invoice, 'typed_payment', p.id, p.created_at, p.created_by, p.created_by_name, to_jsonb(p),
    '{"cancelled_at": null, "cancelled_on": null}', x.write_off
  from (select write_off, typed_payment from excess_of union all select id, typed_payment from due_again) x
  join typed_payment p on p.id = x.typed_payment
) d left join lateral (
  select h.at, h.transaction from history h where h.owner_table = 'invoice' and h.table_name = 'write_off' and h.record_id = d.write_off
    and h.action = 'insert' order by h.id limit 1
) h on true order by coalesce(h.at, d.created_at), d.id;
insert into history (at, transaction, user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
select d.cancelled_at, coalesce(h.transaction, pg_current_xact_id()), h.user_id, coalesce(h.user_name, d.cancelled_by), d.owner_table, d.owner_id,
  d.table_name, d.id, 'update', d.changes
from (
  select 'bad_debt' as owner_table, b.id as owner_id, 'bad_debt' as table_name, b.id, b.cancelled_at, b.cancelled_by,
    jsonb_build_object('cancelled_at', jsonb_build_array(null, b.cancelled_at), 'cancelled_on', jsonb_build_array(null, b.cancelled_on),
      'cancelled_by', jsonb_build_array(null, b.cancelled_by), 'cancel_reason', jsonb_build_array(null, b.cancel_reason)) as changes,
    coalesce(m.ended, m.began) as write_off, m.ended is not null as was_taken_back
  from made m join bad_debt b on b.id = m.id where b.cancelled_at is not null
  union all
  select 'invoice', p.invoice, 'typed_payment', p.id, p.cancelled_at, p.cancelled_by,
    jsonb_build_object('cancelled_at', jsonb_build_array(null, p.cancelled_at), 'cancelled_on', jsonb_build_array(null, p.cancelled_on)),
    x.write_off, false
  from (select write_off, typed_payment from excess_of union all select id, typed_payment from due_again) x
  join typed_payment p on p.id = x.typed_payment where p.cancelled_at is not null
) d left join lateral (
  select h.transaction, h.user_id, h.user_name from history h
  where h.owner_table = 'invoice' and h.table_name = 'write_off' and h.record_id = d.write_off
    and h.action = case when d.was_taken_back then 'insert' else 'update' end order by h.id desc limit 1
) h on true order by d.cancelled_at, d.id;

drop index entry_of_invoice_for_now;
drop table write_off;
