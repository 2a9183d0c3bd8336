-- The list of users marks superusers beside their role, so the word finds them, as all that a list shows.
call searchable('users', $$case when is_superuser then 'Superuser' end$$);
