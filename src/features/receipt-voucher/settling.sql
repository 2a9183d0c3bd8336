-- How a receipt is set against invoices, and taken back where it no longer fits.

-- Lets a voucher settle its invoice by what it has left, up to what is due; by no more than `most`.
create or replace function settle_receipt(voucher integer, most numeric default null) returns void
language plpgsql set search_path = public as $$
declare
  v receipt_voucher;
  amount numeric;
begin
  select * into v from receipt_voucher where id = voucher for no key update;
  if v.invoice is null then return; end if;
  perform from invoice where id = v.invoice for no key update;
  amount := least(left_of(v), due_of(v.invoice), most);
  if amount <= 0 then return; end if;
  insert into receipt_settlement as s (receipt_voucher, invoice, customer, amount_usd)
  values (voucher, v.invoice, v.from_account, amount)
  on conflict (receipt_voucher, invoice) do update set amount_usd = s.amount_usd + excluded.amount_usd;
end $$;

-- The same for a voucher that stands for money that was typed before: what was typed makes room for it.
create or replace function settle_instead_of_typed(voucher integer) returns void language plpgsql set search_path = public as $$
declare
  v receipt_voucher;
begin
  select * into v from receipt_voucher where id = voucher for no key update;
  perform from invoice where id = v.invoice for no key update;
  update invoice_tracker set typed_paid = typed_paid - least(typed_paid, left_of(v))
  where invoice = v.invoice and typed_paid > 0;
  perform settle_receipt(voucher);
end $$;

-- As before; what was paid back cannot be taken away from a voucher any more.
create or replace function trim_receipt(voucher integer) returns void language plpgsql set search_path = public as $$
declare
  v receipt_voucher;
  over numeric;
  s receipt_settlement;
begin
  select * into v from receipt_voucher where id = voucher for no key update;
  perform from invoice
  where id = v.invoice or id in (select invoice from receipt_settlement where receipt_voucher = voucher)
  order by id for no key update;
  if v.rounding_usd <> 0 and left_of(v) <> 0 then
    update receipt_voucher set rounding_usd = 0 where id = voucher returning * into v;
  end if;
  over := -left_of(v);
  for s in select * from receipt_settlement where receipt_voucher = voucher order by id desc loop
    exit when over <= 0;
    if s.amount_usd <= over then
      delete from receipt_settlement where id = s.id;
    else
      update receipt_settlement set amount_usd = amount_usd - over where id = s.id;
    end if;
    over := over - s.amount_usd;
  end loop;
  if over > 0 then
    perform refuse('receipt_voucher', 'usd_value', format('%s of it was paid back to the customer.',
      'USD' || chr(160) || trim(to_char(paid_back_of(voucher), '999,999,999,999,990.00'))));
  end if;
end $$;

-- The same for a voucher that has come to bring another amount: what it brings more than before settles its invoice.
create or replace function fit_receipt(voucher integer, was numeric) returns void language plpgsql set search_path = public as $$
declare
  v receipt_voucher;
begin
  perform trim_receipt(voucher);
  select * into v from receipt_voucher where id = voucher;
  if usd_value(v) > was then perform settle_receipt(voucher, usd_value(v) - was); end if;
end $$;

-- A voucher that has come back settles of its invoices what is still due.
create or replace function refit_receipt(voucher integer) returns void language plpgsql set search_path = public as $$
declare
  s receipt_settlement;
  fits numeric;
begin
  for s in select * from receipt_settlement where receipt_voucher = voucher order by id loop
    fits := least(s.amount_usd, s.amount_usd + due_of(s.invoice));
    if fits <= 0 then
      delete from receipt_settlement where id = s.id;
    elsif fits < s.amount_usd then
      update receipt_settlement set amount_usd = fits where id = s.id;
    end if;
  end loop;
  perform trim_receipt(voucher);
end $$;
