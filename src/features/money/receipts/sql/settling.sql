-- How receipts are applied to invoices and customer opening balances, and unapplied if they no longer fit.

-- The settlements of receipts, in the form in which their history records them.
create view receipt_settlement as
  select min(s.id) as id, c.document as receipt_voucher, case owed.kind when 'invoice' then owed.document end as invoice,
    case owed.kind when 'opening' then owed.document end as opening, sum(s.usd) as amount_usd
  from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit and c.kind = 'receipt_voucher', owed_for(d) owed
  where owed.kind is not null group by c.document, owed.kind, owed.document having sum(s.usd) <> 0;

-- Applies a voucher's open amount to its invoice, up to what is due and up to `most`.
create or replace function settle_receipt(voucher integer, most numeric default null) returns void
language plpgsql set search_path = public as $$
declare
  v receipt_voucher;
begin
  select * into v from receipt_voucher where id = voucher for no key update;
  perform from invoice where id = v.invoice for no key update;
  perform allocate(entry_of('receipt_voucher', voucher), most, array(select id from debits_of('invoice', v.invoice)));
end $$;

-- The same for a voucher that replaces a manual payment, which is reduced first.
create or replace function replace_manual_payment(voucher integer) returns void language plpgsql set search_path = public as $$
declare
  v receipt_voucher;
begin
  select * into v from receipt_voucher where id = voucher for no key update;
  perform from invoice where id = v.invoice for no key update;
  insert into typed_payment (invoice, usd)
  select v.invoice, -least(sum(usd), left_of(v)) from typed_payment where invoice = v.invoice having least(sum(usd), left_of(v)) > 0;
  perform settle_receipt(voucher);
end $$;

-- Unapplies what a voucher settles beyond its value. If some of it is open, also reverses its cash rounding: with a
-- posting of its own if the receipt's day is closed or earlier than `on_day`.
create or replace function trim_receipt(voucher integer, on_day date default null) returns void language plpgsql set search_path = public as $$
declare
  v receipt_voucher;
  its_day date := coalesce(on_day, company_today());
begin
  select * into v from receipt_voucher where id = voucher for no key update;
  perform from opening where id in (select opening from settles('receipt_voucher', voucher)) order by id for no key update;
  perform from invoice where id = v.invoice or id in (select invoice from settles('receipt_voucher', voucher))
  order by id for no key update;
  if rounding_in_force(v) <> 0 and left_of(v) <> 0 then
    if v.date <= closed_for(v.bank_account) or v.date < on_day then
      update receipt_voucher set coins_back_on = its_day where id = voucher;
      perform settle(rounding.id, entry_of('receipt_voucher', voucher), rounding.open, its_day)
      from entry rounding where kind = 'receipt_voucher' and document = voucher and side = 'coins' and usd > 0;
    else
      update receipt_voucher set rounding_usd = 0 where id = voucher;
    end if;
  end if;
  if trim_settled(entry_of('receipt_voucher', voucher)) > 0 then
    perform refuse('receipt_voucher', 'usd_value', '{amount} has been refunded to the customer. Cancel the refund first.',
      jsonb_build_object('amount', format_amount(paid_back_of('receipt_voucher', voucher), 'USD')));
  end if;
end $$;

-- The same for a voucher whose amount changed. An increase is applied to its invoice.
create or replace function reallocate_receipt(voucher integer, was numeric) returns void language plpgsql set search_path = public as $$
declare
  v receipt_voucher;
begin
  perform trim_receipt(voucher);
  select * into v from receipt_voucher where id = voucher;
  if usd_value(v) > was then perform settle_receipt(voucher, usd_value(v) - was); end if;
end $$;
