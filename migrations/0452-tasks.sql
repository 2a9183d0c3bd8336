-- Nodes of before go on.
-- What somebody has to do, perhaps about a record, which is named by its kind and key.
create table task (
  text text not null,
  person integer constraint task_person references users on delete set null,
  due_on date,
  resource text,
  record integer,
  done_at timestamptz,
  constraint task_record check (num_nonnulls(resource, record) <> 1)
);
call keep_sheet('task');
call searchable('task', 'text');
create index task_of_person on task (person, due_on);
create index task_of_record on task (resource, record) where record is not null;
create index task_due on task (due_on) where done_at is null;
