-- A rate override is reviewed by another user than the one who entered it. A changed rate or date removes the review.

create or replace function check_rate_reviewed() returns trigger language plpgsql set search_path = public as $$
declare
  writers integer[];
begin
  if (old.rate, old.day_rate, old.date) is distinct from (new.rate, new.day_rate, new.date) then
    new.rate_seen_by := null;
    new.rate_seen_at := null;
    return new;
  end if;
  writers := writers_of(tg_table_name, new.id, array['rate']) || new.created_by;
  if acting_user_id() = any (writers) then
    perform refuse(tg_table_name, 'rate_seen_by', 'You entered this rate. Someone else must review it.');
  end if;
  perform refuse_dependent_reviewer(tg_table_name, 'rate_seen_by', writers);
  return new;
end $$;
create trigger check_rate_reviewed before update on receipt_voucher for each row
  when (old.rate is distinct from new.rate or old.day_rate is distinct from new.day_rate or old.date is distinct from new.date
    or old.rate_seen_at is distinct from new.rate_seen_at)
  execute function check_rate_reviewed();
create trigger check_rate_reviewed before update on payment_voucher for each row
  when (old.rate is distinct from new.rate or old.day_rate is distinct from new.day_rate or old.date is distinct from new.date
    or old.rate_seen_at is distinct from new.rate_seen_at)
  execute function check_rate_reviewed();
