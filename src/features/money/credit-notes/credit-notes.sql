-- Credit notes: they cannot credit more than the invoice total.

call maintain_history('credit_note', unrecorded => array['approval_seen'], unversioned => array['approval_seen']);
call posts_to_ledger('credit_note');
call refuses_future('credit_note');
call maintain_history('credit_note_line', 'credit_note', 'credit_note');

-- Posts a credit to the customer.
create or replace function postings(n credit_note) returns setof posting language sql stable as $$
  select public.posting('credit_note', n.id, coalesce(n.counts_from, n.date), n.created_at, number => n.credit_note_no, text => coalesce(n.note, n.invoice_no),
    customer => n.customer, usd => -n.total)
  where public.takes_effect(n.approval)
$$;

-- The amount that is compared with the approval limit: lines that are on no invoice.
create or replace function approval_amount(n credit_note) returns table (counts boolean, which text, amount numeric, usd numeric, field text, day date, account integer, recipient text)
language sql immutable as $$
  select true, 'credit_usd', n.free_usd, n.free_usd, 'lines', n.date, null::integer, n.customer::text
$$;
call asks_approval('credit_note');

create or replace function left_of(n credit_note) returns numeric language sql stable as $$
  select public.open_of('credit_note', n.id)
$$;

-- The total of an invoice's credit notes.
create or replace function credited_total(of_invoice integer) returns numeric language plpgsql stable set search_path = public as $$
begin
  return (select coalesce(sum(total), 0) from public.credit_note where invoice = of_invoice and cancelled_at is null and public.takes_effect(approval));
end $$;

-- The credited quantities of invoice lines: several rows for a line with several credit notes.
create view credited_line as
  select l.invoice_product, l.quantity from credit_note_line l join credit_note n on n.id = l.credit_note
  where n.cancelled_at is null and public.takes_effect(n.approval);

create or replace function credited_quantity(of_line integer) returns numeric language plpgsql stable set search_path = public as $$
begin
  return (select coalesce(sum(quantity), 0) from credited_line where invoice_product = of_line);
end $$;

-- Locks the invoice before a credit note is written, and checks its status.
create or replace function lock_credited_invoice() returns trigger language plpgsql set search_path = public as $$
declare
  called text;
  invoice_status text;
begin
  select invoice_no, status into called, invoice_status from invoice where id = new.invoice for no key update;
  if invoice_status = 'draft' then
    perform refuse(tg_table_name, 'invoice', 'Drafts cannot be credited. Edit the draft instead.');
  elsif invoice_status in ('waiting', 'declined') then
    perform refuse(tg_table_name, 'invoice', '{invoice_no} is not approved and cannot be credited. Choose an approved invoice.', jsonb_build_object('invoice_no', called));
  elsif invoice_status = 'cancelled' then
    perform refuse(tg_table_name, 'invoice', '{invoice_no} is cancelled and cannot be credited. Choose another invoice.', jsonb_build_object('invoice_no', called));
  end if;
  return new;
end $$;
create trigger lock_invoice before insert or update of approval on credit_note
  for each row when (new.invoice is not null and new.cancelled_at is null and new.approval is distinct from 'declined')
  execute function lock_credited_invoice();

-- Protects credited invoice lines: they cannot be deleted, nor reduced below the credited quantity.
create or replace function protect_credited_lines() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from invoice where id = old.invoice) and credited_quantity(old.id) > 0 then
      perform refuse('invoice_product', 'quantity', 'This line has been credited and cannot be deleted. Cancel the credit note first.');
    end if;
    return old;
  elsif credited_quantity(old.id) > new.quantity then
    perform refuse('invoice_product', 'quantity', 'Quantity cannot be less than the {quantity} already credited.',
      jsonb_build_object('quantity', format_quantity(credited_quantity(old.id))));
  end if;
  return new;
end $$;
create trigger protect_credited_lines before delete or update of quantity on invoice_product
  for each row execute function protect_credited_lines();

-- Checks the decimals of a custom item's price against the setting. An invoice line keeps the price of the invoice.
create or replace function check_credit_price() returns trigger language plpgsql set search_path = public as $$
begin
  perform refuse_too_many_decimals(tg_table_name, format('lines.%s.unit_price', new.position), new.unit_price);
  return new;
end $$;
create trigger check_price before insert on credit_note_line for each row
  when (new.invoice_product is null) execute function check_credit_price();

-- A credit note cannot be changed, only cancelled once.
create or replace function protect_credit_note() returns trigger language plpgsql set search_path = public as $$
begin
  if old.cancelled_at is not null
    or (old.credit_note_no, old.date, old.customer, old.invoice, old.reason, old.total)
      is distinct from (new.credit_note_no, new.date, new.customer, new.invoice, new.reason, new.total) then
    perform refuse(tg_table_name, 'cancelled_at', '{credit_note_no} cannot be changed. Cancel it and create a new one.', jsonb_build_object('credit_note_no', old.credit_note_no));
  end if;
  return new;
end $$;
create trigger protect_credit_note before update on credit_note for each row execute function protect_credit_note();

-- Refuses credit notes beyond the invoice total or the quantity of a line. Deferred to the end of the transaction.
create or replace function check_credit_note(note integer) returns void language plpgsql set search_path = public as $$
declare
  n credit_note;
begin
  select * into n from credit_note c where c.id = check_credit_note.note;
  if n.total <> (select coalesce(sum(credit), 0) from credit_note_line where credit_note = n.id) then
    perform refuse('credit_note', 'total', 'Total must equal the sum of the credit note lines.');
  elsif credited_total(n.invoice) > (select grand_total from invoice where id = n.invoice) then
    perform refuse('credit_note', 'total', 'Credit notes exceed the grand total of {invoice_no}. Reduce the credit.', jsonb_build_object('invoice_no', n.invoice_no));
  end if;
end $$;

create or replace function check_note() returns trigger language plpgsql set search_path = public as $$
begin
  perform check_credit_note(new.id);
  if tg_op = 'INSERT' and new.free_usd <> (
    select coalesce(sum(credit), 0) from credit_note_line where credit_note = new.id and invoice_product is null) then
    perform refuse('credit_note', 'total', 'Total must equal the sum of the credit note lines.');
  elsif new.approval = 'approved' then
    perform check_credited_line(l) from credit_note_line l where l.credit_note = new.id;
  end if;
  return null;
end $$;
create constraint trigger check_note after insert or update on credit_note
  deferrable initially deferred for each row execute function check_note();

create or replace function check_credited_line(l credit_note_line) returns void language plpgsql set search_path = public as $$
declare
  line record;
begin
  select p.invoice, p.quantity, p.product_item into line from invoice_product p where p.id = l.invoice_product;
  if not found then return; end if;
  if line.invoice is distinct from (select invoice from credit_note where id = l.credit_note)
    or credited_quantity(l.invoice_product) > line.quantity then
    perform refuse('credit_note', 'lines', 'Credited quantity of {item} cannot exceed {quantity}. Reduce the quantity.',
      jsonb_build_object('quantity', format_quantity(line.quantity), 'item', line.product_item));
  end if;
end $$;

create or replace function check_note_line() returns trigger language plpgsql set search_path = public as $$
begin
  perform check_credit_note(new.credit_note);
  perform check_credited_line(new);
  return null;
end $$;
create constraint trigger check_line after insert or update on credit_note_line
  deferrable initially deferred for each row execute function check_note_line();

-- The settlements of credit notes, in the form in which their history records them.
create view credit_note_settlement as
  select min(s.id) as id, c.document as credit_note, case owed.kind when 'invoice' then owed.document end as invoice,
    case owed.kind when 'opening' then owed.document end as opening, sum(s.usd) as amount_usd
  from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit and c.kind = 'credit_note', owed_for(d) owed
  where owed.kind is not null group by c.document, owed.kind, owed.document having sum(s.usd) <> 0;

-- Applies the open amount of a credit note to its invoice, up to what is due.
create or replace function settle_credit_note(note integer) returns void language plpgsql set search_path = public as $$
declare
  n credit_note;
begin
  select * into n from credit_note c where c.id = settle_credit_note.note for no key update;
  perform from invoice where id = n.invoice for no key update;
  perform allocate(entry_of('credit_note', n.id), null, array(select id from debits_of('invoice', n.invoice)));
end $$;
create trigger protect_settled_document before delete on credit_note
  for each row execute function protect_settled_document();
