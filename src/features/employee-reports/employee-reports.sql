-- A report keeps its author after the user was deleted.

call maintain_history('weekly_report');

create or replace function maintain_author() returns trigger language plpgsql set search_path = public as $$
begin
  new.author := coalesce(new.author, new.employee);
  return new;
end $$;
create trigger maintain_author before insert on weekly_report for each row execute function maintain_author();
