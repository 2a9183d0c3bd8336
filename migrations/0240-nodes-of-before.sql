-- Whether nodes of the version before may go on working on what a migration has made of the database. The migrations
-- before this one were not asked: no node that could have gone on would know of it.
alter table migration add column goes_on boolean not null default false;

-- The same of what functions, triggers and views have become; where there is no such table yet, it is made with it.
alter table if exists present add column goes_on boolean not null default false;
