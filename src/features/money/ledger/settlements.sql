-- Settlements: how much of a debit is settled by a credit of the same customer. Lock order for writing or undoing
-- settlements: receipts, credit notes, invoices, each by id; then entries, by id.

-- The settlements of an entry, summed for each pair of debit and credit over all days.
create or replace function pairs_of(of_entry integer)
returns table (debit integer, credit integer, id integer, day date, usd numeric) language sql stable as $$
  select s.debit, s.credit, min(s.id), max(s.day), sum(s.usd) from public.settlement s
  where s.debit = of_entry or s.credit = of_entry group by s.debit, s.credit having sum(s.usd) <> 0
$$;

-- The debits of an invoice or a customer opening balance: its own entry and, for an invoice, negative manual payments,
-- which make it due again.
create or replace function debits_of(of_kind text, of_document integer) returns setof entry language sql stable as $$
  select * from public.entry where kind = of_kind and document = of_document and side = ''
  union all
  select e.* from public.typed_payment p join public.entry e on e.kind = 'typed_payment' and e.document = p.id and e.side = ''
  where of_kind = 'invoice' and p.invoice = of_document and p.usd < 0
$$;

-- The invoice or customer opening balance that an entry is owed for.
create or replace function owed_for(e entry) returns table (kind text, document integer) language sql immutable as $$
  select case when e.side = '' then case e.kind when 'typed_payment' then 'invoice' when 'invoice' then e.kind when 'opening' then e.kind end end,
    case e.kind when 'typed_payment' then e.invoice else e.document end
$$;

-- Keeps `settled` of both entries up to date, writes the change into the history of the receipt or credit note, and
-- notifies its readers. The history has one record for each pair, summed over all days.
create or replace function sync_from_settlement() returns trigger language plpgsql set search_path = public as $$
declare
  s settlement := case tg_op when 'DELETE' then old else new end;
  change numeric := coalesce(new.usd, 0) - coalesce(old.usd, 0);
  d entry;
  c entry;
  mine entry;
  pair record;
  owed record;
  part jsonb;
begin
  if change = 0 then return null; end if;
  update entry set settled = settled + change where id = least(s.debit, s.credit) returning * into d;
  update entry set settled = settled + change where id = greatest(s.debit, s.credit) returning * into c;
  if s.debit > s.credit then
    mine := d;
    d := c;
    c := mine;
  end if;
  if tg_op <> 'DELETE' and (d.usd < 0 or c.usd > 0) then
    perform refuse(c.kind, 'customer', 'Payments and credits can only be applied to documents of the same customer.');
  end if;
  select coalesce(min(id), s.id) as id, coalesce(sum(usd), 0) as usd into pair from settlement
  where debit = s.debit and credit = s.credit;
  if pair.usd < 0 then
    perform refuse(c.kind, 'amount_usd', 'You cannot unapply more than was applied.');
  end if;
  if c.kind not in ('receipt_voucher', 'credit_note') or c.side <> '' then return null; end if;
  -- A receipt's printed document lists what it is applied to.
  if c.kind = 'receipt_voucher' then perform count_printed_change(c.kind, c.document); end if;
  perform notify_change(c.kind, array[c.document]);
  select * into owed from owed_for(d);
  if owed.kind is null then return null; end if;
  if owed.kind = 'invoice' then
    select coalesce(min(p.id), s.id) as id, coalesce(sum(p.usd), 0) as usd into pair from settlement p
    where p.credit = s.credit and p.debit in (select id from debits_of(owed.kind, owed.document));
  end if;
  part := jsonb_build_object('amount_usd', jsonb_build_array(nullif(pair.usd - change, 0), nullif(pair.usd, 0)));
  if pair.usd = 0 or pair.usd = change then
    part := part || jsonb_build_object(owed.kind, jsonb_build_array(case when pair.usd = 0 then owed.document end,
      case when pair.usd <> 0 then owed.document end));
  end if;
  insert into history (user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
  values (nullif(current_setting('inkwell.user_id', true), '')::integer, nullif(current_setting('inkwell.user_name', true), ''),
    c.kind, c.document, replace(c.kind, '_voucher', '') || '_settlement', pair.id,
    case when pair.usd = 0 then 'delete' when pair.usd = change then 'insert' else 'update' end, part);
  return null;
end $$;
create trigger sync_entries after insert or update or delete on settlement for each row execute function sync_from_settlement();

-- Checks that both entries of a settlement have the same customer. Deferred, so that one transaction may move both
-- sides. Reducing a settlement is not checked.
create or replace function check_customer_of_settlement() returns trigger language plpgsql set search_path = public as $$
declare
  other text;
begin
  if tg_table_name = 'settlement' then
    if tg_op = 'UPDATE' and new.usd <= old.usd and (new.debit, new.credit) = (old.debit, old.credit) then return null; end if;
    select c.kind into other from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit
    where s.id = new.id and s.usd > 0 and d.customer is distinct from c.customer;
  else
    select e.kind into other from entry e join settlement s on e.id in (s.debit, s.credit)
      join entry o on o.id = case e.id when s.debit then s.credit else s.debit end
    where e.id = new.id and e.customer is distinct from o.customer limit 1;
  end if;
  if found then
    perform refuse(other, 'customer', 'Payments and credits can only be applied to documents of the same customer.');
  end if;
  return null;
end $$;
create constraint trigger check_customer after insert or update on settlement deferrable initially deferred
  for each row when (new.usd > 0) execute function check_customer_of_settlement();
create constraint trigger check_customer after update of customer on entry deferrable initially deferred
  for each row when (old.customer is distinct from new.customer) execute function check_customer_of_settlement();

-- Checks that no more is settled of an entry than its amount, and that a refund is paid in full from unapplied credit.
-- Deferred to the end of the transaction.
create or replace function check_entry() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from entry where id = new.id and settled > abs(usd)) then
    perform refuse(new.kind, 'amount_usd', 'Applied amount exceeds the amount available. Enter a smaller amount.');
  elsif exists (select from entry where id = new.id and kind = 'payment_voucher' and open <> 0) then
    perform refuse('payment_voucher', 'customer', 'Refunds can only be paid from unapplied credit.');
  end if;
  return null;
end $$;
create constraint trigger check_entry after insert or update on entry deferrable initially deferred
  for each row when (new.open < 0 or new.kind = 'payment_voucher' and new.open > 0) execute function check_entry();

-- Refuses an amount below what was applied on any past day: later unapplying does not change the books of earlier days.
create or replace function check_applied_on_past_days() returns trigger language plpgsql set search_path = public as $$
declare
  past record;
begin
  select s.day, s.applied into past from entry e cross join lateral (
    select day, sum(sum(usd)) over (order by day) as applied from settlement where debit = e.id or credit = e.id group by day) s
  where e.id = new.id and s.applied > abs(e.usd) order by s.day limit 1;
  if not found then return null; end if;
  perform refuse(new.kind,
    case new.kind when 'receipt_voucher' then 'usd_value' when 'invoice' then 'grand_total' else 'amount_usd' end,
    case new.kind when 'receipt_voucher' then '{amount} was applied on {day}. Cancel receipt {number} and create a new one.'
      else '{amount} was applied on {day}. Cancel {number} and create a new one.' end,
    jsonb_build_object('amount', format_amount(past.applied, 'USD'), 'day', format_day(past.day), 'number', coalesce(new.number, new.document::text)));
  return null;
end $$;
create constraint trigger check_past after update of usd on entry deferrable initially deferred
  for each row when (abs(new.usd) < abs(old.usd)) execute function check_applied_on_past_days();

-- The day on which a credit settles a debit: the later of their days, or `on_day` if that is later. If either was
-- unapplied before, not before that day: otherwise the amount would be settled twice in between.
create or replace function settling_day(of_debit integer, of_credit integer, on_day date default null) returns date
language sql stable as $$
  select greatest(d.day, c.day, on_day, (
      select max(day) from public.settlement where debit = d.id and usd < 0), (
      select max(day) from public.settlement where credit = c.id and usd < 0))
  from public.entry d, public.entry c where d.id = of_debit and c.id = of_credit
$$;

-- The earlier day of a debit and a credit. A settlement stores it, so that figures as of a day need no join.
create or replace function earlier_day(of_debit integer, of_credit integer) returns date language sql stable as $$
  select min(day) from public.entry where id in (of_debit, of_credit)
$$;

-- Adds an amount to what a credit settles of a debit, on the settling day. A negative amount unapplies, on the later of
-- both days or on `on_day`.
create or replace function settle(of_debit integer, of_credit integer, amount numeric, on_day date default null) returns void
language plpgsql set search_path = public as $$
declare
  its_day date := case when amount > 0 then settling_day(of_debit, of_credit, on_day)
    else (select greatest(d.day, c.day, on_day) from entry d, entry c where d.id = of_debit and c.id = of_credit) end;
begin
  if its_day is null or amount = 0 then return; end if;
  delete from settlement where debit = of_debit and credit = of_credit and day = its_day and usd = -amount;
  if found then return; end if;
  insert into settlement as s (debit, credit, day, since, usd)
  values (of_debit, of_credit, its_day, earlier_day(of_debit, of_credit), amount)
  on conflict (debit, credit, day) do update set usd = s.usd + excluded.usd;
end $$;

-- Unapplies an amount of what a credit settles of a debit, the newest first. Settlements of closed books, or of a
-- counted cash box, stay and are reversed today; later settlements are deleted or reduced.
create or replace function unapply(of_debit integer, of_credit integer, amount numeric) returns void
language plpgsql set search_path = public as $$
declare
  closed_through date := (select greatest(closed_for(d.account), closed_for(c.account)) from entry d, entry c
    where d.id = of_debit and c.id = of_credit);
  rest numeric := amount;
  s settlement;
begin
  for s in
    select * from settlement where debit = of_debit and credit = of_credit and usd > 0 and (closed_through is null or day > closed_through)
    order by day desc
  loop
    exit when rest <= 0;
    if s.usd <= rest then
      delete from settlement where id = s.id;
    else
      update settlement set usd = usd - rest where id = s.id;
    end if;
    rest := rest - s.usd;
  end loop;
  if rest > 0 then
    perform settle(of_debit, of_credit, -rest, greatest(company_today(), (select max(day) from settlement where debit = of_debit
      and credit = of_credit)));
  end if;
end $$;

-- Unapplies what a cancelled document settled, or was settled by, on the day of its reversal. Document and reversal
-- then settle each other.
create or replace function reverse_settlements(of_kind text, of_document integer, of_side text) returns void
language plpgsql set search_path = public as $$
declare
  it entry;
  back entry;
begin
  select * into back from entry where kind = of_kind and document = of_document and side = of_side;
  select * into it from entry where kind = of_kind and document = of_document and side = trim(left(of_side, -length('cancelled')));
  perform settle(debit, credit, -usd, greatest(back.day, day)) from pairs_of(it.id) order by debit, credit;
  if it.usd > 0 then
    perform settle(it.id, back.id, it.usd, back.day);
  else
    perform settle(back.id, it.id, back.usd, back.day);
  end if;
end $$;

-- Unapplies an amount of what a credit settles of an invoice or customer opening balance, the newest first.
create or replace function unapply_debt(of_kind text, of_document integer, of_credit integer, amount numeric) returns void
language plpgsql set search_path = public as $$
declare
  rest numeric := amount;
  p record;
begin
  for p in
    select * from pairs_of(of_credit) where debit in (select id from debits_of(of_kind, of_document)) order by id desc
  loop
    exit when rest <= 0;
    perform unapply(p.debit, p.credit, least(rest, p.usd));
    rest := rest - p.usd;
  end loop;
end $$;

-- Moves the settlements of an entry whose day changed. A settlement on the later of both days moves along, and none may
-- be earlier than either entry or than a previous unapplying. Negative settlements move first: the sum of a pair must
-- never be negative, not even for a moment.
create or replace function move_settlements(of_kind text, of_document integer, of_side text, was date) returns void
language plpgsql set search_path = public as $$
declare
  m record;
  there settlement;
begin
  update settlement s set since = earlier_day(s.debit, s.credit) from entry e
  where e.kind = of_kind and e.document = of_document and e.side = of_side and e.id in (s.debit, s.credit)
    and s.since <> earlier_day(s.debit, s.credit);
  for m in
    select s.id, s.debit, s.credit, s.usd, earliest from entry e join settlement s on e.id in (s.debit, s.credit)
      join entry d on d.id = s.debit join entry c on c.id = s.credit,
      lateral (select greatest(d.day, c.day, (
          select max(day) from settlement b where s.usd > 0 and b.debit = s.debit and b.usd < 0 and b.day <= s.day), (
          select max(day) from settlement b where s.usd > 0 and b.credit = s.credit and b.usd < 0 and b.day <= s.day)) as earliest) its
    where e.kind = of_kind and e.document = of_document and e.side = of_side
      and (s.day < greatest(d.day, c.day) or s.day = greatest(was, case e.id when d.id then c.day else d.day end))
      and s.day <> earliest
    order by s.usd > 0, s.debit, s.credit, s.day
  loop
    select * into there from settlement where debit = m.debit and credit = m.credit and day = m.earliest;
    if not found then
      update settlement set day = m.earliest where id = m.id;
    else
      delete from settlement where id = m.id and usd < 0;
      update settlement set usd = usd + m.usd where id = there.id and usd <> -m.usd;
      if not found then delete from settlement where id = there.id; end if;
      delete from settlement where id = m.id;
    end if;
  end loop;
end $$;

-- Allocates the open amount of an entry to open entries on the other side of its customer, or only to the given ones,
-- the oldest first, up to `most`. `on_day`: the day of the settlement, if later than both entries. Returns the
-- allocated amount.
create or replace function allocate(of_entry integer, most numeric default null, only_of integer[] default null, on_day date default null)
returns numeric language plpgsql set search_path = public as $$
declare
  mine entry;
  other entry;
  rest numeric;
  taken numeric := 0;
begin
  select * into mine from entry where id = of_entry;
  rest := least(mine.open, most);
  for other in
    select * from entry e
    where e.customer = mine.customer and e.open > 0 and sign(e.usd) = -sign(mine.usd)
      and (only_of is null or e.id = any (only_of))
    order by e.day, e.kind desc, e.document
  loop
    exit when rest <= 0;
    if mine.usd > 0 then
      perform settle(mine.id, other.id, least(rest, other.open), on_day);
    else
      perform settle(other.id, mine.id, least(rest, other.open), on_day);
    end if;
    taken := taken + least(rest, other.open);
    rest := rest - other.open;
  end loop;
  return taken;
end $$;

-- Unapplies what an entry is settled by beyond its amount, the newest first. Refunds stay. Returns the excess that
-- remains.
create or replace function trim_settled(of_entry integer) returns numeric language plpgsql set search_path = public as $$
declare
  over numeric := (select settled - abs(usd) from entry where id = of_entry);
  p record;
begin
  for p in
    select made.* from pairs_of(of_entry) made join entry d on d.id = made.debit join entry c on c.id = made.credit
    where d.kind <> 'payment_voucher' and (c.kind, c.document) <> (d.kind, d.document)
    order by made.id desc
  loop
    exit when over <= 0;
    perform unapply(p.debit, p.credit, least(p.usd, over));
    over := over - p.usd;
  end loop;
  return greatest(over, 0);
end $$;

-- The amount of a document that is settled with other documents.
create or replace function used_of(of_kind text, of_document integer) returns numeric language sql stable as $$
  select coalesce(sum(p.usd), 0) from public.entry e cross join public.pairs_of(e.id) p
    join public.entry other on other.id = case e.id when p.debit then p.credit else p.debit end
  where e.kind = of_kind and e.document = of_document and e.side = '' and (other.kind, other.document) <> (of_kind, of_document)
$$;

-- The documents that settle an invoice or customer opening balance; the part of an invoice that one kind of document
-- settles; the refunded part of a receipt or credit note.
create or replace function settling(of_kind text, of_document integer)
returns table (id integer, kind text, document integer, amount_usd numeric) language sql stable as $$
  select min(s.id), c.kind, c.document, sum(s.usd) from public.debits_of(of_kind, of_document) d cross join public.pairs_of(d.id) s
    join public.entry c on c.id = s.credit
  where (c.kind, c.document) not in ((of_kind, of_document), (d.kind, d.document)) group by c.kind, c.document
$$;

create or replace function settled_of(of_invoice integer, by_kind text) returns numeric language sql stable as $$
  select coalesce(sum(s.usd), 0) from public.pairs_of(public.entry_of('invoice', of_invoice)) s
    join public.entry c on c.id = s.credit and c.kind = by_kind
$$;

create or replace function paid_back_of(of_kind text, of_document integer) returns numeric language sql stable as $$
  select coalesce(sum(s.usd), 0) from public.entry c cross join public.pairs_of(c.id) s
    join public.entry d on d.id = s.debit
  where c.kind = of_kind and c.document = of_document and d.kind = 'payment_voucher'
$$;

-- Locks a document and what is settled with it, before it is cancelled or deleted: the receipts and credit notes that are
-- applied to it, then the opening balances and invoices that it or these are applied to; kind by kind, each by id. Each
-- statement sees what was changed while the one before it waited.
create or replace function lock_settled_with(of_kind text, of_document integer) returns void language plpgsql set search_path = public as $$
declare
  mine integer[] := array(select id from debits_of(of_kind, of_document));
begin
  perform from receipt_voucher where id in (
    select c.document from unnest(mine) own, pairs_of(own) p join entry c on c.id = p.credit where c.kind = 'receipt_voucher')
  order by id for no key update;
  perform from credit_note where id in (
    select c.document from unnest(mine) own, pairs_of(own) p join entry c on c.id = p.credit where c.kind = 'credit_note')
  order by id for no key update;
  perform from opening where of_kind = 'opening' and id = of_document or id in (
    select c.document from unnest(mine) own, pairs_of(own) p join entry c on c.id = p.credit where c.kind = 'opening'
    union select s.opening from unnest(mine) own, pairs_of(own) p join entry c on c.id = p.credit, settles(c.kind, c.document) s)
  order by id for no key update;
  perform from invoice where of_kind = 'invoice' and id = of_document or id in (
    select s.invoice from unnest(mine) own, pairs_of(own) p join entry c on c.id = p.credit, settles(c.kind, c.document) s)
  order by id for no key update;
end $$;

-- What a receipt or credit note is applied to: the invoice or the customer opening balance, with its number and the
-- amount.
create or replace function settles(of_kind text, of_document integer)
returns table (id integer, invoice integer, opening integer, number text, amount_usd numeric) language sql stable as $$
  select min(s.id), case owed.kind when 'invoice' then owed.document end, case owed.kind when 'opening' then owed.document end,
    min(d.number), sum(s.usd)
  from public.entry c cross join public.pairs_of(c.id) s join public.entry d on d.id = s.debit, public.owed_for(d) owed
  where c.kind = of_kind and c.document = of_document and c.side = '' and owed.kind is not null group by owed.kind, owed.document
$$;

-- The same as JSON, as in the record of a receipt or credit note.
create or replace function format_settles(of_kind text, of_document integer) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('invoice', invoice, 'opening', opening, 'invoice_no', number,
    'amount_usd', amount_usd) order by id), '[]')
  from public.settles(of_kind, of_document)
$$;

-- Refuses deleting a document that others depend on: an invoice that is settled, a receipt or credit note that was
-- refunded.
create or replace function protect_settled_document() returns trigger language plpgsql set search_path = public as $$
declare
  holding text;
  many bigint;
begin
  select case
      when e.kind = 'receipt_voucher' then 'This receipt voucher cannot be deleted because it has {count} refunds.'
      when e.kind = 'credit_note' then 'This credit note cannot be deleted because it has {count} refunds.'
      when c.kind = 'receipt_voucher' then 'This invoice cannot be deleted because it has {count} applied receipts.'
      when c.kind = 'credit_note' then 'This invoice cannot be deleted because it has {count} applied credit notes.'
      else 'This invoice cannot be deleted because it has {count} applied opening balances.'
    end, count(*)
  into holding, many
  from entry e cross join pairs_of(e.id) s join entry d on d.id = s.debit join entry c on c.id = s.credit
  where e.kind = tg_table_name and e.document = old.id and (c.kind, c.document) <> (d.kind, d.document)
    and (d.id = e.id and c.kind in ('receipt_voucher', 'credit_note', 'opening') or d.kind = 'payment_voucher')
  group by 1 order by 1 desc limit 1;
  if found then
    perform refuse_in_use(holding, jsonb_build_object('count', many));
  end if;
  return old;
end $$;
