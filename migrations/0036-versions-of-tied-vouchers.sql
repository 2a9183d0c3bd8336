-- A table may say when its versions are not counted (migration 0025 does for vouchers that are tied to an account); it
-- keeps saying so when it gets another computed column.
create or replace procedure count_versions(of_table text, only_when text default null) language plpgsql as $$
declare
  condition text := coalesce(only_when, (
    select (regexp_match(pg_get_triggerdef(oid), ' WHEN \((.*)\) EXECUTE '))[1] from pg_trigger
    where tgrelid = of_table::regclass and tgname = 'count_version'));
begin
  execute format('create or replace trigger count_version before update on %I for each row %s execute function count_version(%L)',
    of_table, coalesce('when (' || condition || ')', ''), (
      select coalesce(jsonb_object_agg(attname, null), '{}') from pg_attribute
      where attrelid = of_table::regclass and attgenerated <> '' and not attisdropped
    ));
end $$;
drop procedure count_versions(text);

call count_versions('receipt_voucher', 'old.bank_account is not distinct from new.bank_account');
call count_versions('payment_voucher', 'old.bank_account is not distinct from new.bank_account');
