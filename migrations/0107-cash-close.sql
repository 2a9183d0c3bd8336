-- The day of a box is closed by a count of what is in it. The difference to what should be there is an entry, so that
-- the next day begins with what was counted; until a superuser opens the day again, nothing up to it changes any more.
create table cash_close (
  account integer not null constraint cash_close_account references bank_account,
  date date not null default company_today(),
  counted numeric(14, 2) not null constraint cash_close_counted check (counted >= 0),
  -- How many of each note, by its value; none where one sum was said.
  notes jsonb,
  reason text,
  expected numeric(14, 2) not null,
  difference numeric(14, 2) not null,
  reopened_at timestamptz,
  reopened_by_name text,
  reopen_reason text,
  constraint cash_close_difference check (difference = counted - expected),
  constraint cash_close_reopen_reason check (num_nonnulls(reopened_at, reopen_reason) <> 1)
);
call keep_sheet('cash_close');
create unique index cash_close_standing on cash_close (account, date) where reopened_at is null;
create index cash_close_date_id on cash_close (date, id);
call searchable('cash_close', 'date', 'counted', 'reason', 'reopen_reason', 'created_by_email');
