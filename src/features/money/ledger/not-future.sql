-- Documents that move money are dated today (in the company's time zone) or earlier. An unchanged date is not checked
-- again. Invoices may be dated ahead, since they are no money yet.
create or replace function check_not_future() returns trigger language plpgsql set search_path = public as $$
declare
  today date := company_today();
begin
  if tg_op = 'UPDATE' and new.date is not distinct from old.date then return new; end if;
  if new.date > today then
    perform refuse(tg_table_name, 'date', 'The date is after today. Enter {day} or an earlier date.',
      jsonb_build_object('day', format_day(today)));
  end if;
  return new;
end $$;

-- Refuses future dates in a table, whoever writes it: `call refuses_future('receipt_voucher')`.
create or replace procedure refuses_future(of_table text) language plpgsql set search_path = public as $$
begin
  execute format('create trigger check_not_future before insert or update of date on %I for each row execute function check_not_future()', of_table);
end $$;
