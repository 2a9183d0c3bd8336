-- Whoever opens the history of a record asks which deleted comments and tasks were about it.
create index trash_about on trash (table_name, (keys ->> 'resource'), (keys ->> 'record'), entry) where keys ->> 'resource' is not null;
