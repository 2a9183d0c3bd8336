-- The role and the database for Inkwell on a PostgreSQL of your own. A superuser of the server runs it once:
--
--   psql -f database.sql postgres
create role inkwell login password 'a-password-of-yours'; -- yours
create database inkwell owner inkwell template template0 encoding UTF8 lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';
