-- What an account is, who keeps it, and whether it is still in use.
alter table bank_account
  add column kind text not null default 'bank'
    constraint bank_account_kind check (kind in ('bank', 'cash', 'petty', 'card')),
  add column keeper integer constraint bank_account_keeper references users on delete set null,
  add column active boolean not null default true;
update bank_account set kind = 'cash' where account_key(name) like '%cash%';
call searchable('bank_account', 'kind');
