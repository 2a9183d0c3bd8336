-- What of a credit note settles which invoice.

call keep_history('credit_note_settlement', 'credit_note', 'credit_note');

create or replace function hold_credited() returns trigger language plpgsql set search_path = public as $$
declare
  row credit_note_settlement := case tg_op when 'DELETE' then old else new end;
begin
  perform from credit_note where id = row.credit_note for no key update;
  perform from invoice where id = row.invoice for no key update;
  return row;
end $$;
create trigger hold_credited before insert or update or delete on credit_note_settlement
  for each row execute function hold_credited();

create or replace function follow_credits() returns trigger language plpgsql set search_path = public as $$
begin
  perform from invoice_tracker where invoice in (select invoice from changed) order by id for update;
  update invoice_tracker set credited = credited_of(invoice)
  where invoice in (select invoice from changed) and credited <> credited_of(invoice);
  return null;
end $$;
create trigger follow_inserted after insert on credit_note_settlement referencing new table as changed
  for each statement execute function follow_credits();
create trigger follow_updated after update on credit_note_settlement referencing new table as changed
  for each statement execute function follow_credits();
create trigger follow_deleted after delete on credit_note_settlement referencing old table as changed
  for each statement execute function follow_credits();

create trigger use_inserted after insert on credit_note_settlement referencing new table as changed
  for each statement execute function follow_use_of_notes();
create trigger use_updated after update on credit_note_settlement referencing new table as changed
  for each statement execute function follow_use_of_notes();
create trigger use_deleted after delete on credit_note_settlement referencing old table as changed
  for each statement execute function follow_use_of_notes();

create or replace function judge_credit_settlement() returns trigger language plpgsql set search_path = public as $$
begin
  perform judge_credit_note(new.credit_note);
  perform judge_settled(new.invoice, tg_table_name);
  return null;
end $$;
create constraint trigger judge_credit_settlement after insert or update on credit_note_settlement
  deferrable initially deferred for each row execute function judge_credit_settlement();

-- Lets a credit note settle its invoice by what it has left, up to what is due.
create or replace function settle_credit_note(note integer) returns void language plpgsql set search_path = public as $$
declare
  n credit_note;
  amount numeric;
begin
  select * into n from credit_note c where c.id = settle_credit_note.note for no key update;
  if n.invoice is null then return; end if;
  perform from invoice where id = n.invoice for no key update;
  amount := least(left_of(n), due_of(n.invoice));
  if amount <= 0 then return; end if;
  insert into credit_note_settlement as s (credit_note, invoice, customer, amount_usd)
  values (n.id, n.invoice, n.customer, amount)
  on conflict (credit_note, invoice) do update set amount_usd = s.amount_usd + excluded.amount_usd;
end $$;
