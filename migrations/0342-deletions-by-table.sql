-- Which numbers were deleted is asked by the table that they were in.
create index history_deletions on history (table_name, id) where action = 'delete';
