-- Refuses to let go of what something else needs, in words that people are told as they are.
create function refuse_in_use(words text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'IK409', message = words;
end $$;

-- An order that goes takes along what was typed on it, and makes a debt again of what was written off; one with a debt
-- leaves lists and board while its invoice is owed. So it goes when there is nothing of that. With its invoice the debt
-- goes as well, but not what somebody typed as paid.
create function keep_money_of_order() returns trigger language plpgsql as $$
declare
  typed text := 'USD' || chr(160) || trim(to_char(old.typed_paid, '999,999,999,999,990.00'));
  gone text := 'USD' || chr(160) || trim(to_char(old.written_off, '999,999,999,999,990.00'));
  owed text := 'USD' || chr(160) || trim(to_char(old.outstanding, '999,999,999,999,990.00'));
  alone boolean := exists (select from invoice where id = old.invoice);
begin
  if old.typed_paid <> 0 and alone then
    perform refuse_in_use(format('%s is typed as paid on this order: let a voucher stand for it, or take it back first.', typed));
  elsif old.typed_paid <> 0 then
    perform refuse_in_use(format('%s is typed as paid on the order of this invoice: cancel the invoice, or take it back first.', typed));
  elsif old.written_off <> 0 and alone then
    perform refuse_in_use(format('%s of this order is written off: take that back first.', gone));
  elsif old.outstanding <> 0 and alone then
    perform refuse_in_use(format('%s of this order is outstanding: it can go once nothing is.', owed));
  end if;
  return old;
end $$;
create trigger keep_money_of_order before delete on invoice_tracker
  for each row execute function keep_money_of_order();
