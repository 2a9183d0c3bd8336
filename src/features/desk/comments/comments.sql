-- History of comments.

call maintain_history('comment');

-- Limits the number, since everybody who opens a record loads them all.
create trigger limit_alike before insert on comment for each row execute function limit_alike('200',
  't.created_by = ($1).created_by and t.resource = ($1).resource and t.record = ($1).record',
  'text', 'No more than {most} comments by one user about one record. Delete one first.');
