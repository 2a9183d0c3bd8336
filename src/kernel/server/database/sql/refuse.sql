-- How a rule of the database says no: the sentence is said under a field.

-- Refuses a value of a field in words that people are told as they are.
create or replace function refuse(of_table text, field text, words text) returns void language plpgsql set search_path = public as $$
begin
  raise exception using errcode = 'IK422', table = of_table, constraint = of_table || '_' || field, message = words;
end $$;

-- Refuses to let go of what something else needs, in words that people are told as they are.
create or replace function refuse_in_use(words text) returns void language plpgsql set search_path = public as $$
begin
  raise exception using errcode = 'IK409', message = words;
end $$;
