-- Locks and protects invoices that receipts are applied to.

-- Locks the invoices and opening balances of a deleted voucher.
create or replace function lock_invoices_of_receipt() returns trigger language plpgsql set search_path = public as $$
begin
  perform lock_settled_with('receipt_voucher', old.id);
  return old;
end $$;
create trigger lock_invoices before delete on receipt_voucher
  for each row execute function lock_invoices_of_receipt();
create trigger protect_settled_document before delete on receipt_voucher
  for each row execute function protect_settled_document();
create trigger protect_settled_document before delete on invoice
  for each row execute function protect_settled_document();

-- Refuses a grand total below what was applied to the invoice, or below its credit notes.
create or replace function protect_total_of_settlements() returns trigger language plpgsql set search_path = public as $$
begin
  if greatest(settled_of(new.id, 'receipt_voucher') + settled_of(new.id, 'credit_note')
    + settled_of(new.id, 'opening') + settled_of(new.id, 'bad_debt'), credited_total(new.id)) > new.grand_total then
    perform refuse('invoice', 'grand_total', 'Grand total cannot be less than the amount already applied or credited.');
  end if;
  return new;
end $$;
create trigger protect_total_of_settlements before update of grand_total on invoice for each row
  when (new.grand_total < old.grand_total) execute function protect_total_of_settlements();
