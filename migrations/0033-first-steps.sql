-- Who has put the dashboard's list of first steps away.
create table first_steps_put_away (
  user_id integer primary key references users on delete cascade
);
