-- What is used of a receipt, and of a credit note, is a sum that it carries, as orders carry what settles them: what it
-- settles and what of it was paid back. So what is left, on account of its customer, is found without adding up all
-- settlements. Each of these is told in the history of its own document, so the sum beside it is no change of the receipt.
alter table receipt_voucher add column used_usd numeric(14, 2) not null default 0 check (used_usd >= 0);
alter table credit_note add column used_usd numeric(14, 2) not null default 0 check (used_usd >= 0);
call count_versions('receipt_voucher',
  'old.bank_account is not distinct from new.bank_account and old.used_usd is not distinct from new.used_usd');
call count_versions('credit_note', 'old.used_usd is not distinct from new.used_usd');

create function used_of(r receipt_voucher) returns numeric language sql stable as $$
  select settled_by(r.id) + paid_back_of(r.id)
$$;
alter table receipt_voucher disable trigger user;
update receipt_voucher v set used_usd = used_of(v) where used_usd <> used_of(v);
alter table receipt_voucher enable trigger user;
alter table credit_note disable trigger user;
update credit_note n set used_usd = used_of(n) where used_usd <> used_of(n);
alter table credit_note enable trigger user;

alter table receipt_voucher add column left_usd numeric generated always as (case when cancelled_at is null then
  coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0)
    + coalesce(round((coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0)) / rate, 2), 0)
    + rounding_usd
  else 0 end - used_usd) stored;
alter table credit_note add column left_usd numeric generated always as (
  case when cancelled_at is null then total else 0 end - used_usd) stored;
call count_versions('receipt_voucher');
call count_versions('credit_note');
create index receipt_voucher_left on receipt_voucher (from_account) include (left_usd) where left_usd <> 0;
create index credit_note_left on credit_note (customer) include (left_usd) where left_usd <> 0;

create function follow_use_of_receipts() returns trigger language plpgsql as $$
begin
  update receipt_voucher v set used_usd = used_of(v)
  where id in (select receipt_voucher from changed) and used_usd <> used_of(v);
  return null;
end $$;
create function follow_use_of_notes() returns trigger language plpgsql as $$
begin
  update credit_note n set used_usd = used_of(n)
  where id in (select credit_note from changed) and used_usd <> used_of(n);
  return null;
end $$;
create trigger use_inserted after insert on receipt_settlement referencing new table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_updated after update on receipt_settlement referencing new table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_deleted after delete on receipt_settlement referencing old table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_inserted after insert on credit_note_settlement referencing new table as changed
  for each statement execute function follow_use_of_notes();
create trigger use_updated after update on credit_note_settlement referencing new table as changed
  for each statement execute function follow_use_of_notes();
create trigger use_deleted after delete on credit_note_settlement referencing old table as changed
  for each statement execute function follow_use_of_notes();
create trigger use_of_receipts_inserted after insert on refund referencing new table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_of_receipts_updated after update on refund referencing new table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_of_receipts_deleted after delete on refund referencing old table as changed
  for each statement execute function follow_use_of_receipts();
create trigger use_of_notes_inserted after insert on refund referencing new table as changed
  for each statement execute function follow_use_of_notes();
create trigger use_of_notes_updated after update on refund referencing new table as changed
  for each statement execute function follow_use_of_notes();
create trigger use_of_notes_deleted after delete on refund referencing old table as changed
  for each statement execute function follow_use_of_notes();
