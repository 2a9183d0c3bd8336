-- Money for an invoice comes from its customer. Both sides hold to it, also when they are written at the same moment:
-- a voucher locks its invoice, and an invoice that has one keeps its customer.
create function has_receipts(of_invoice integer) returns boolean language sql stable as $$
  select exists (select from receipt_voucher where invoice = of_invoice)
$$;

create function keep_customer_of_receipts() returns trigger language plpgsql as $$
begin
  if has_receipts(new.id) then
    raise exception 'An invoice with receipt vouchers keeps its customer.'
      using errcode = 'check_violation', table = 'invoice', constraint = 'invoice_customer';
  end if;
  return new;
end $$;
create trigger keep_customer_of_receipts before update of customer on invoice for each row
  when (old.customer is distinct from new.customer) execute function keep_customer_of_receipts();

create function take_money_from_customer() returns trigger language plpgsql as $$
declare
  payer integer;
begin
  select customer into payer from invoice where id = new.invoice for share;
  if payer <> new.from_account then
    raise exception 'Money for an invoice comes from its customer.'
      using errcode = 'check_violation', table = 'receipt_voucher', constraint = 'receipt_voucher_from_account';
  end if;
  return new;
end $$;
create trigger take_money_from_customer before insert on receipt_voucher
  for each row execute function take_money_from_customer();
