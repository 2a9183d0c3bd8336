-- Customers and products that are in use can be put away: lists and choices leave them out.
-- Nodes of before go on.
alter table customer add column archived boolean not null default false;
alter table product add column archived boolean not null default false;
