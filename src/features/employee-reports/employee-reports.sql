-- A report keeps its author when the user is gone.

call keep_history('weekly_report');

create or replace function keep_author() returns trigger language plpgsql set search_path = public as $$
begin
  new.author := coalesce(new.author, new.employee);
  return new;
end $$;
create trigger keep_author before insert on weekly_report for each row execute function keep_author();
