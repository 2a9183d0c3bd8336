-- Behind DATABASE_URL: gives the security log to the role that runs this, so that Inkwell's role may only add to it and
-- read it. A superuser of the server runs it once, in Inkwell's database, after the first start of Inkwell:
--
--   psql -v role=inkwell -f security-log.sql inkwell
\set ON_ERROR_STOP on
\if :{?role}
\else
  do $$ begin raise exception 'Name the role of Inkwell: psql -v role=inkwell -f security-log.sql inkwell'; end $$;
\endif
begin;
alter schema watch owner to current_user;
alter table watch.entry owner to current_user;
alter routine watch.hash_of(watch.entry) owner to current_user;
alter routine watch.chain() owner to current_user;
alter routine watch.refuse() owner to current_user;
grant usage on schema watch to :"role";
grant select, insert on watch.entry to :"role";
commit;
