-- What the database held after it was brought up to date: columns, constraints, indexes, triggers, functions, views and
-- grants, so that a later look finds what somebody has taken away since. Where there is no such table yet, it is made
-- with it.
-- Nodes of before go on.
alter table if exists present add column catalog jsonb;
