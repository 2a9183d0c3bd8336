-- Petty cash: entries paid out of a cash box, in IQD.

call maintain_history('petty_cash', unrecorded => array['approval_seen'], unversioned => array['approval_seen']);
call posts_to_ledger('petty_cash');
call refuses_future('petty_cash');
call maintain_numbers('petty_cash', 'petty_cash', 'entry_no');
call uses_account('petty_cash', 'account');
call protect_printed('petty_cash', 'entry_no', 'Petty cash entry {number} has been printed and cannot be deleted. Cancel it instead.');
call protects_as_printed('petty_cash', 'entry_no', 'Petty cash entry {number} was printed. Cancel it and create a new one.',
  kept => '{"date": "date", "project_amount": "project_amount", "account": "account", "paid_to": "paid_to"}',
  fillable => '{account,paid_to}', texts => '{project_name,description,receipt_no,receipt_form,cancelled_at}');

-- Money out of the cash box, in IQD. Without a cash box, the entry is in the ledger but in no balance.
create or replace function postings(p petty_cash) returns setof posting language sql stable as $$
  select public.posting('petty_cash', p.id, coalesce(p.counts_from, p.date), p.created_at, number => p.receipt_no, text => p.project_name,
    party => p.paid_to, iqd => case when p.account is null then -p.project_amount end, account => p.account,
    amount => case a.currency when 'IQD' then -p.project_amount else 0 end,
    stray => case when a.currency <> 'IQD' then -p.project_amount else 0 end)
  from (values (p.account)) its (account) left join public.bank_account a on a.id = its.account
  where public.takes_effect(p.approval)
$$;

-- The amount that is compared with the approval limit: in USD at the daily rate.
create or replace function approval_amount(p petty_cash) returns table (counts boolean, which text, amount numeric, usd numeric, field text, day date, account integer, recipient text)
language sql stable as $$
  select true, 'petty_usd', usd, usd, 'project_amount', p.date, p.account, p.paid_to
  from (select coalesce(round(p.project_amount / public.rate_near(p.date), 2), 0) as usd) its
$$;
call asks_approval('petty_cash');

create or replace function usual_petty_cash_account() returns integer language sql stable as $$
  select petty_cash_account from public.settings
$$;
