-- History and rules of invoices and their lines.

call maintain_history('invoice', unrecorded => array['due_days', 'approval_seen', 'list_total', 'issued_list_total'],
  unversioned => array['approval_seen']);
call posts_to_ledger('invoice');
call maintain_history('invoice_product', 'invoice', 'invoice', unrecorded => array['list_price']);

-- The state of an invoice on a day. A past due invoice stays past due when partially paid; an invoice with nothing due
-- is paid.
create or replace function invoice_state(status text, outstanding numeric, paid numeric, due date, today date) returns text
language sql immutable parallel safe as $$
  select case when status = 'cancelled' then 'cancelled' when status <> 'issued' then 'draft' when outstanding = 0 then 'paid'
    when due < today then 'past_due' when paid > 0 then 'part_paid' else 'issued' end
$$;

-- An invoice with its money, for lists and views; nothing is due for a draft.
create view invoice_with_money as
  select i.*, coalesce(e.received, 0) as settled, coalesce(e.credited, 0) as credited, coalesce(e.total_paid, 0)::numeric(14, 2) as paid,
    coalesce(e.outstanding, 0)::numeric(14, 2) as outstanding, case when not e.cancelled then e.due end as due_date,
    public.invoice_state(i.status, coalesce(e.outstanding, 0), e.total_paid, e.due, (select public.company_today())) as state
  from invoice i left join entry e on e.kind = 'invoice' and e.document = i.id and e.side = '';

-- The receivable of an issued invoice. Its due date follows its order.
create or replace function postings(i invoice) returns setof posting language plpgsql stable set search_path = public as $$
begin
  if i.status in ('issued', 'cancelled') then
    return next public.posting('invoice', i.id, coalesce(i.counts_from, i.invoice_date), i.created_at, number => i.invoice_no,
      text => i.po_ref, customer => i.customer, usd => i.grand_total, invoice => i.id,
      due => i.invoice_date + coalesce((select age_days from public.invoice_tracker where invoice = i.id), i.due_days, i.age_days));
  end if;
end $$;

-- The list price total of an invoice's lines, and the deduction from it: lower prices, replaced lines and the discount.
-- The list total is the current one or that at issuing, whichever is higher. Computed before the grand total is rounded
-- to cents, so that a discount of 10 % is exactly 10 %. Older lines without a list price count with their own price.
create or replace function below_list_price(i invoice) returns table (list numeric, off numeric) language sql immutable as $$
  select list, greatest(list - (i.subtotal * (100 - i.discount) / 100 - coalesce(i.discount_amount, 0)), 0)
  from (select greatest(coalesce(i.list_total, i.subtotal), i.issued_list_total) as list) its
$$;

-- The approval limit of an invoice: the deduction in percent of the list prices.
create or replace function approval_amount(i invoice) returns table (counts boolean, which text, amount numeric, usd numeric, field text, day date, account integer, recipient text)
language sql immutable as $$
  select i.status <> 'draft', 'discount', coalesce(its.off * 100 / nullif(its.list, 0), 0), greatest(its.list - i.grand_total, 0),
    case when its.list > i.subtotal then 'grand_total' when i.discount_amount > 0 then 'discount_amount' else 'discount' end,
    i.invoice_date, null::integer, i.customer::text
  from public.below_list_price(i) its
$$;
call asks_approval('invoice');

-- A waiting or declined invoice does not have the status `issued`, so it is left out wherever issued invoices are
-- counted.
create or replace function sync_from_approval() returns trigger language plpgsql set search_path = public as $$
begin
  if new.status in ('issued', 'waiting', 'declined') then
    new.status := case when takes_effect(new.approval) then 'issued' else new.approval end;
  end if;
  return new;
end $$;
-- After ask_approval, before count_version (see trigger-order.sql).
create trigger ask_status before insert or update on invoice for each row execute function sync_from_approval();

-- The amount that can still be applied to an invoice; 0 unless it is issued.
create or replace function due_of(of_invoice integer) returns numeric language sql stable as $$
  select coalesce(sum(open), 0) from public.debits_of('invoice', of_invoice)
$$;

create or replace function protect_issued_invoice() returns trigger language plpgsql set search_path = public as $$
begin
  perform refuse(tg_table_name, 'status', '{invoice_no} is issued and cannot be changed back to a draft.', jsonb_build_object('invoice_no', old.invoice_no));
  return new;
end $$;
create trigger protect_issued before update of status on invoice for each row
  when (old.status <> 'draft' and new.status = 'draft') execute function protect_issued_invoice();

-- A cancelled invoice cannot be changed; only issued invoices without credit notes can be cancelled.
create or replace function protect_cancelled_invoice() returns trigger language plpgsql set search_path = public as $$
begin
  if old.status = 'cancelled' then
    if (old.status, old.customer, old.invoice_date, old.subtotal, old.discount, old.discount_amount, old.grand_total, old.invoice_no)
      is distinct from
      (new.status, new.customer, new.invoice_date, new.subtotal, new.discount, new.discount_amount, new.grand_total, new.invoice_no)
    then
      perform refuse(tg_table_name, 'status', '{invoice_no} is cancelled and cannot be changed.', jsonb_build_object('invoice_no', old.invoice_no));
    end if;
  elsif new.status = 'cancelled' then
    if old.status <> 'issued' then
      perform refuse(tg_table_name, 'status', 'Drafts cannot be cancelled. Delete the draft instead.');
    elsif credited_total(new.id) > 0 then
      perform refuse(tg_table_name, 'status', 'This invoice has a credit note. Cancel {credit_note_no} first.', jsonb_build_object(
        'credit_note_no', (select min(credit_note_no) from credit_note where invoice = new.id and cancelled_at is null and takes_effect(approval))));
    end if;
  end if;
  return new;
end $$;
create trigger protect_cancelled before update on invoice for each row
  when (old.status = 'cancelled' or new.status = 'cancelled') execute function protect_cancelled_invoice();

-- Amounts applied to the invoice become unapplied credit on that day. The cash rounding of its receipts is adjusted.
create or replace function close_cancelled_invoice() returns trigger language plpgsql set search_path = public as $$
declare
  vouchers integer[];
begin
  perform lock_settled_with('invoice', new.id);
  vouchers := array(select document from settling('invoice', new.id) where kind = 'receipt_voucher' order by document);
  perform settle(p.debit, p.credit, -p.usd, greatest(new.cancelled_on, p.day)) from pairs_of(entry_of('invoice', new.id)) p
  order by p.credit;
  perform trim_receipt(voucher, new.cancelled_on) from unnest(vouchers) voucher;
  perform cancel_manual_payments(new);
  update invoice_tracker set status = 'Close' where invoice = new.id and status <> 'Close';
  return null;
end $$;
-- Before the entry is reversed (see trigger-order.sql).
create trigger close_cancelled after update of status on invoice for each row
  when (old.status <> 'cancelled' and new.status = 'cancelled') execute function close_cancelled_invoice();

-- Limits drafts, which need no number but appear in the lists and totals of others.
create trigger limit_alike before insert on invoice for each row when (new.status = 'draft')
  execute function limit_alike('500', 't.created_by = ($1).created_by and t.status = ''draft''',
  'status', 'No more than {most} drafts created by one user. Issue or delete one first.');
