-- What settles what: so much of a debit is settled by so much of a credit of the same customer. Whoever settles, or takes
-- back, holds the documents first: receipts, then credit notes, then invoices, each in the order of their keys; entries
-- come last, and in the order of theirs.

-- What is settled of each side follows, the history of the receipt or note that settles an invoice tells of it, and whoever
-- looks at one of them hears of it.
create or replace function follow_settlement() returns trigger language plpgsql set search_path = public as $$
declare
  s settlement := case tg_op when 'DELETE' then old else new end;
  d entry;
  c entry;
  mine entry;
  part jsonb := '{}';
begin
  update entry set settled = settled + coalesce(new.usd, 0) - coalesce(old.usd, 0)
  where id = least(s.debit, s.credit) returning * into d;
  update entry set settled = settled + coalesce(new.usd, 0) - coalesce(old.usd, 0)
  where id = greatest(s.debit, s.credit) returning * into c;
  if s.debit > s.credit then
    mine := d;
    d := c;
    c := mine;
  end if;
  if tg_op <> 'DELETE' and (d.customer is distinct from c.customer or d.usd < 0 or c.usd > 0) then
    perform refuse(c.kind, 'customer', 'What is owed is settled by what the same customer paid or was credited.');
  end if;
  if c.kind not in ('receipt_voucher', 'credit_note') then return null; end if;
  perform notify_change(c.kind, array[c.document]);
  if d.kind <> 'invoice' then return null; end if;
  if tg_op = 'UPDATE' then
    part := jsonb_build_object('amount_usd', jsonb_build_array(old.usd, new.usd));
  else
    part := jsonb_build_object('invoice', jsonb_build_array(case when old is not null then d.document end,
      case when new is not null then d.document end), 'amount_usd', jsonb_build_array(old.usd, new.usd));
  end if;
  insert into history (user_id, user_name, owner_table, owner_id, table_name, record_id, action, changes)
  values (nullif(current_setting('inkwell.user_id', true), '')::integer, nullif(current_setting('inkwell.user_name', true), ''),
    c.kind, c.document, replace(c.kind, '_voucher', '') || '_settlement', s.id, lower(tg_op), part);
  return null;
end $$;
create trigger follow after insert or update or delete on settlement for each row execute function follow_settlement();

-- Nothing is settled by more than it comes to, and what is paid back comes out of what is on account, all of it, once all
-- that belongs together has been written.
create or replace function judge_entry() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from entry where id = new.id and settled > abs(usd)) then
    perform refuse(new.kind, 'amount_usd', 'Nothing is settled by more than it comes to.');
  elsif exists (select from entry where id = new.id and kind = 'payment_voucher' and open <> 0) then
    perform refuse('payment_voucher', 'customer', 'A refund comes out of what is on account.');
  end if;
  return null;
end $$;
create constraint trigger judge after insert or update on entry deferrable initially deferred
  for each row when (new.open < 0 or new.kind = 'payment_voucher' and new.open > 0) execute function judge_entry();

-- Lets so much of a credit settle a debit, beside what it settles of it already.
create or replace function settle(of_debit integer, of_credit integer, much numeric) returns void language sql set search_path = public as $$
  insert into settlement as s (debit, credit, day, usd)
  select d.id, c.id, greatest(d.day, c.day), much from entry d, entry c
  where d.id = of_debit and c.id = of_credit and much > 0
  on conflict (debit, credit) do update set usd = s.usd + excluded.usd
$$;

-- What is open of an entry takes what is open on the other side of its customer, or of some entries alone, the oldest
-- first, up to `most`. Answers how much it took.
create or replace function allot(of_entry integer, most numeric default null, only_of integer[] default null)
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
      perform settle(mine.id, other.id, least(rest, other.open));
    else
      perform settle(other.id, mine.id, least(rest, other.open));
    end if;
    taken := taken + least(rest, other.open);
    rest := rest - other.open;
  end loop;
  return taken;
end $$;

-- Takes back what an entry is settled by beyond what it comes to, the newest first; what was paid back to the customer
-- stays. Answers how much of that there is too much.
create or replace function trim_settled(of_entry integer) returns numeric language plpgsql set search_path = public as $$
declare
  over numeric := (select settled - abs(usd) from entry where id = of_entry);
  s settlement;
begin
  for s in
    select made.* from settlement made join entry d on d.id = made.debit
    where of_entry in (made.debit, made.credit) and d.kind <> 'payment_voucher' order by made.id desc
  loop
    exit when over <= 0;
    if s.usd <= over then
      delete from settlement where id = s.id;
    else
      update settlement set usd = usd - over where id = s.id;
    end if;
    over := over - s.usd;
  end loop;
  return greatest(over, 0);
end $$;

-- What settles an invoice, what of it documents of a kind do, and what of a receipt or note was paid back.
create or replace function settling(of_invoice integer)
returns table (id integer, kind text, document integer, amount_usd numeric) language sql stable as $$
  select s.id, c.kind, c.document, s.usd from public.entry d join public.settlement s on s.debit = d.id
    join public.entry c on c.id = s.credit
  where d.kind = 'invoice' and d.document = of_invoice
$$;

create or replace function settled_of(of_invoice integer, by_kind text) returns numeric language sql stable as $$
  select coalesce(sum(amount_usd), 0) from public.settling(of_invoice) where kind = by_kind
$$;

create or replace function paid_back_of(of_kind text, of_document integer) returns numeric language sql stable as $$
  select coalesce(sum(s.usd), 0) from public.entry c join public.settlement s on s.credit = c.id
    join public.entry d on d.id = s.debit
  where c.kind = of_kind and c.document = of_document and d.kind = 'payment_voucher'
$$;

-- What a receipt or note settles of which invoices.
create or replace function settles(of_kind text, of_document integer)
returns table (id integer, invoice integer, amount_usd numeric) language sql stable as $$
  select s.id, d.document, s.usd from public.entry c join public.settlement s on s.credit = c.id
    join public.entry d on d.id = s.debit and d.kind = 'invoice'
  where c.kind = of_kind and c.document = of_document
$$;


-- What others have built upon stays: an invoice that is settled, a receipt or note that was paid back.
create or replace function keep_settled_document() returns trigger language plpgsql set search_path = public as $$
declare
  holding text;
  many bigint;
begin
  select case
      when e.kind = 'receipt_voucher' then 'This receipt voucher has {count} refunds.'
      when e.kind = 'credit_note' then 'This credit note has {count} refunds.'
      when c.kind = 'receipt_voucher' then 'This invoice has {count} receipt settlements.'
      else 'This invoice has {count} credit note settlements.'
    end, count(*)
  into holding, many
  from entry e join settlement s on e.id in (s.debit, s.credit) join entry d on d.id = s.debit join entry c on c.id = s.credit
  where e.kind = tg_table_name and e.document = old.id
    and (d.id = e.id and c.kind in ('receipt_voucher', 'credit_note') or d.kind = 'payment_voucher')
  group by 1 order by 1 desc limit 1;
  if found then
    perform refuse_in_use(holding, jsonb_build_object('count', many));
  end if;
  return old;
end $$;
