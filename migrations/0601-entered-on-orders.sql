-- A write-off that is entered on an order is a bad debt like any other: this one says where it was entered.
alter table bad_debt add column on_order boolean not null default false;
create index bad_debt_on_order on bad_debt (invoice, id) where on_order and cancelled_at is null;
