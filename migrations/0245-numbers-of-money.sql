-- Receipts, payments, transfers and petty cash take their numbers from counters, as invoices do: none is given twice, also
-- after its record was deleted, and none can be changed once it is there. These series go on through the years.

-- What lies above is no part of a series: a number that somebody typed in error lets those of everybody else go on.
create function highest_in_series() returns integer language sql immutable parallel safe as $$ select 2000000000 $$;

-- Takes the next numbers of a series, and answers the first. Whoever takes one has the series alone until the transaction
-- ends, so that a number that is taken back is given to the next; it is to be asked for before an invoice is held.
create function take_numbers(of_series text, many integer) returns integer language sql as $$
  insert into counter as c (series, year, value) values (of_series, 0, many)
  on conflict (series, year) do update set value = c.value + many
  returning value - many + 1
$$;
create index history_deleted_voucher_no on history (table_name, (changes -> 'voucher_no' ->> 0))
  where action = 'delete' and changes -> 'voucher_no' is not null;

-- What was written before is numbered in the order in which it was written; what was deleted before gets the next number
-- when it comes back.
call add_required_column('account_transfer', 'transfer_no', 'integer', $$take_numbers('transfer', 1)$$);
call add_required_column('petty_cash', 'entry_no', 'integer', $$take_numbers('petty_cash', 1)$$);
update account_transfer t set transfer_no = n.number
from (select id, row_number() over (order by created_at, id) as number from account_transfer) n where n.id = t.id;
update petty_cash t set entry_no = n.number
from (select id, row_number() over (order by created_at, id) as number from petty_cash) n where n.id = t.id;
create unique index account_transfer_transfer_no on account_transfer (transfer_no);
create unique index petty_cash_entry_no on petty_cash (entry_no);
call searchable('account_transfer', 'transfer_no');
call searchable('petty_cash', 'entry_no');

insert into counter (series, year, value)
select series, 0, max(number) from (
  select 'receipt' as series, voucher_no as number from receipt_voucher
  union all select 'payment', voucher_no from payment_voucher
  union all select 'transfer', transfer_no from account_transfer
  union all select 'petty_cash', entry_no from petty_cash
  union all
  select case table_name when 'receipt_voucher' then 'receipt' else 'payment' end, (changes -> 'voucher_no' ->> 0)::integer
  from history where action = 'delete' and table_name in ('receipt_voucher', 'payment_voucher')
) numbers
where number <= highest_in_series() group by series
on conflict (series, year) do update set value = excluded.value;

-- They were brought along for this alone; the present ones stand in the kernel.
drop function take_numbers(text, integer);
drop function highest_in_series();
