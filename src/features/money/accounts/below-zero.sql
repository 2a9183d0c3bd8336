-- Cash boxes: a change that would leave a negative balance needs confirmation, whether it takes money out or reduces
-- what came in. Checked at the end of the transaction. Not checked: cash boxes that never had any money, changes
-- without an acting user (such as migrations), and cash closings.

-- The table and field that name the account of an entry.
create or replace function account_field(e entry, out of_table text, out of_field text) language sql immutable as $$
  select case e.kind when 'account_opening' then 'bank_account' else e.kind end,
    case e.kind
      when 'account_opening' then 'opening_balance'
      when 'receipt_voucher' then 'to_account'
      when 'payment_voucher' then 'from_field'
      when 'account_transfer' then case when e.side like 'out%' then 'from_account' else 'to_account' end
      else 'account'
    end
$$;

-- The lock makes concurrent withdrawals from one cash box wait for each other, so that each sees the balance that the
-- previous one left.
create or replace function confirm_below_zero() returns trigger language plpgsql set search_path = public as $$
declare
  lost integer;
  box bank_account;
  balance numeric;
  field record;
begin
  if acting_user_id() is null or coalesce(new.kind, old.kind) = 'cash_close' then return null; end if;
  for lost in
    select account from (values (old.account, -old.amount), (new.account, new.amount)) moved (account, amount)
    where account is not null group by account having sum(amount) < 0 order by account
  loop
    select * into box from bank_account where id = lost and kind in ('cash', 'petty') for no key update;
    continue when not found;
    balance := account_balance(box);
    continue when balance >= 0;
    if old.account = lost and old.amount > 0 or exists (select from entry where account = lost and amount > 0) then
      field := account_field(case when new.account = lost then new else old end);
      perform ask_confirmation(field.of_table, field.of_field, 'below_zero', '{account} would have a negative balance: {amount}.',
        jsonb_build_object('account', box.name, 'amount', format_amount(balance, box.currency)));
    end if;
  end loop;
  return null;
end $$;
create constraint trigger ask_about_withdrawal after insert on entry deferrable initially deferred
  for each row when (new.amount < 0) execute function confirm_below_zero();
create constraint trigger ask_about_change after update on entry deferrable initially deferred
  for each row when (old.account is distinct from new.account or old.amount is distinct from new.amount)
  execute function confirm_below_zero();
create constraint trigger ask_about_removal after delete on entry deferrable initially deferred
  for each row when (old.amount > 0) execute function confirm_below_zero();
