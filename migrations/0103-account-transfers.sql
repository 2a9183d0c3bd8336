-- Money that goes from one account to another. One side may be empty: money of the owner's, other income, other expense.
-- What is handed over to a box that somebody else keeps is in no box until that keeper confirms it.
create table account_transfer (
  date date not null default company_today(),
  from_account integer constraint account_transfer_from_account references bank_account,
  amount_out numeric(14, 2) constraint account_transfer_amount_out check (amount_out > 0),
  to_account integer constraint account_transfer_to_account references bank_account,
  amount_in numeric(14, 2) constraint account_transfer_amount_in check (amount_in > 0),
  subject text not null,
  confirmed boolean not null default false,
  -- The day on which it came in.
  confirmed_on date,
  constraint account_transfer_sides check (num_nonnulls(from_account, to_account) > 0 and from_account <> to_account is not false
    and (from_account is null) = (amount_out is null) and (to_account is null) = (amount_in is null)),
  constraint account_transfer_confirmed check (confirmed = (confirmed_on is not null))
);
call keep_sheet('account_transfer');
create index account_transfer_date on account_transfer (date, id);
create index account_transfer_from on account_transfer (from_account) include (date, amount_out);
create index account_transfer_to on account_transfer (to_account) include (confirmed_on, amount_in);
call searchable('account_transfer', 'date', 'subject', 'amount_out', 'amount_in', 'created_by_email');
