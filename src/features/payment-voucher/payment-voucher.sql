-- A payment is tied to its account.

call keep_history('payment_voucher', untold => array['bank_account'], uncounted => array['bank_account']);

create or replace function tie_payment_to_account() returns trigger language plpgsql set search_path = public as $$
declare
  account bank_account;
begin
  if tg_op = 'UPDATE' and new.from_field = old.from_field then return new; end if;
  account := account_meant(case when tg_op = 'INSERT' then new.bank_account end, new.from_field);
  new.bank_account := account.id;
  if account_key(new.from_field) <> account_key(account.name) then new.from_field := account.name; end if;
  return new;
end $$;
create trigger tie_to_account before insert or update of from_field on payment_voucher
  for each row when (pg_trigger_depth() = 0) execute function tie_payment_to_account();
create trigger use_active_account before insert or update on payment_voucher
  for each row when (pg_trigger_depth() = 0) execute function use_active_account('bank_account', 'from_field');
create trigger tell_of_balances after insert or update or delete on payment_voucher
  for each statement execute function tell_of_balances();

create trigger give_number before insert on payment_voucher
  for each row execute function give_number('payment', 'voucher_no');
create trigger keep_number before update of voucher_no on payment_voucher
  for each row when (old.voucher_no <> new.voucher_no) execute function keep_number('voucher_no');
