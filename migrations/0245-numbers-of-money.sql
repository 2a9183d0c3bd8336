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

create function is_number_of_deleted(of_table text, number integer, but integer) returns boolean language sql stable as $$
  select exists (select from history where table_name = of_table and action = 'delete' and record_id <> but
    and changes -> 'voucher_no' ->> 0 = number::text)
$$;
create index history_deleted_voucher_no on history (table_name, (changes -> 'voucher_no' ->> 0))
  where action = 'delete' and changes -> 'voucher_no' is not null;

-- Arguments: the series, and the column with the number. One that is typed moves the counter on.
create function give_number() returns trigger language plpgsql as $$
declare
  number integer := (to_jsonb(new) ->> tg_argv[1])::integer;
begin
  if number is null then
    return jsonb_populate_record(new, jsonb_build_object(tg_argv[1], take_numbers(tg_argv[0], 1)));
  end if;
  if is_number_of_deleted(tg_table_name, number, new.id) then
    perform refuse(tg_table_name, tg_argv[1],
      format('No. %s was given to a record that has been deleted: no number is given twice.', number));
  end if;
  if number <= highest_in_series() then
    insert into counter as c (series, year, value) values (tg_argv[0], 0, number)
    on conflict (series, year) do update set value = excluded.value where c.value < excluded.value;
  end if;
  return new;
end $$;

create function keep_number() returns trigger language plpgsql as $$
begin
  perform refuse(tg_table_name, tg_argv[0], 'The number stays: it may stand on a paper already.');
  return null;
end $$;

-- What was written before is numbered in the order in which it was written; what was deleted before gets the next number
-- when it comes back.
call add_required_column('account_transfer', 'transfer_no', 'integer', $$take_numbers('transfer', 1)$$);
call add_required_column('petty_cash', 'entry_no', 'integer', $$take_numbers('petty_cash', 1)$$);
alter table account_transfer disable trigger user;
alter table petty_cash disable trigger user;
update account_transfer t set transfer_no = n.number
from (select id, row_number() over (order by created_at, id) as number from account_transfer) n where n.id = t.id;
update petty_cash t set entry_no = n.number
from (select id, row_number() over (order by created_at, id) as number from petty_cash) n where n.id = t.id;
alter table account_transfer enable trigger user;
alter table petty_cash enable trigger user;
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

drop trigger share_voucher_numbers on receipt_voucher;
drop function share_voucher_numbers();
create trigger give_number before insert on receipt_voucher
  for each row execute function give_number('receipt', 'voucher_no');
create trigger give_number before insert on payment_voucher
  for each row execute function give_number('payment', 'voucher_no');
create trigger give_number before insert on account_transfer
  for each row execute function give_number('transfer', 'transfer_no');
create trigger give_number before insert on petty_cash
  for each row execute function give_number('petty_cash', 'entry_no');
create trigger keep_number before update of voucher_no on receipt_voucher
  for each row when (old.voucher_no <> new.voucher_no) execute function keep_number('voucher_no');
create trigger keep_number before update of voucher_no on payment_voucher
  for each row when (old.voucher_no <> new.voucher_no) execute function keep_number('voucher_no');
create trigger keep_number before update of transfer_no on account_transfer
  for each row when (old.transfer_no <> new.transfer_no) execute function keep_number('transfer_no');
create trigger keep_number before update of entry_no on petty_cash
  for each row when (old.entry_no <> new.entry_no) execute function keep_number('entry_no');
