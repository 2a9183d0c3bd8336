-- Who has reviewed a transfer with one side, and when. What exists counts as reviewed: nobody is asked about the past.

alter table account_transfer add column reviewed_by text, add column reviewed_at timestamptz;
update account_transfer set reviewed_at = now() where num_nonnulls(from_account, to_account) = 1;
create index account_transfer_to_review on account_transfer (date, id)
  where reviewed_at is null and cancelled_on is null and num_nonnulls(from_account, to_account) = 1;
