-- How far each role may go by itself, and what of a document waits for somebody else because it goes further.

alter table settings add column limits jsonb not null default '{
  "salesman": {"discount": null, "credit_usd": null, "refund_usd": null, "bad_debt_usd": null},
  "manager": {"discount": null, "credit_usd": null, "refund_usd": null, "bad_debt_usd": null},
  "admin": {"discount": null, "credit_usd": null, "refund_usd": null, "bad_debt_usd": null}}';

alter table invoice
  drop constraint invoice_status_check,
  add constraint invoice_status_check check (status in ('draft', 'issued', 'cancelled', 'waiting', 'declined'));

-- What of a credit note stands in no line of an invoice.
alter table credit_note add column free_usd numeric(14, 2) not null default 0;
update credit_note n set free_usd = coalesce((
  select sum(credit) from credit_note_line where credit_note = n.id and invoice_product is null), 0);

do $$
declare
  of_table text;
begin
  foreach of_table in array array['invoice', 'credit_note', 'payment_voucher', 'bad_debt'] loop
    -- A new document asks; what comes back from the trash brings along what was said of it.
    execute format('alter table %1$I
      add column approval text,
      add column approval_asker integer,
      add column approved_by text,
      add column approved_at timestamptz,
      add column approval_reason text,
      add column approval_seen boolean not null default false,
      add column counts_from date,
      add constraint %2$I check (approval in (''waiting'', ''approved'', ''declined''))',
      of_table, of_table || '_approval');
    execute format('alter table %I alter column approval set default ''asked''', of_table);
    execute format('create index %I on %I (approval, id) where approval is not null', of_table || '_approval', of_table);
  end loop;
end $$;
