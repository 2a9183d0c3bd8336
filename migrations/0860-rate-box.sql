-- Nodes of before go on.
-- The box with the rate on an invoice's paper can be left out.
alter table settings add column rate_box boolean not null default true;
