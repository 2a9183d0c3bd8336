-- Who has reviewed what was recorded manually on an order, and when. What exists counts as reviewed: nobody is asked about
-- the past.

alter table typed_payment add column reviewed_by text, add column reviewed_at timestamptz;
update typed_payment set reviewed_at = now();
create index typed_payment_to_review on typed_payment (invoice) where reviewed_at is null;

alter table bad_debt add column reviewed_by text, add column reviewed_at timestamptz;
update bad_debt set reviewed_at = now() where on_order;
create index bad_debt_to_review on bad_debt (date, id) where on_order and reviewed_at is null and cancelled_at is null;
