-- Money is tied to an account by its key. The name beside it is what people write and read; a name that is no account
-- has no key.
alter table receipt_voucher add column bank_account integer;
alter table payment_voucher add column bank_account integer;
update receipt_voucher set bank_account = a.id from bank_account a where account_key(to_account) = account_key(a.name);
update payment_voucher set bank_account = a.id from bank_account a where account_key(from_field) = account_key(a.name);

alter table receipt_voucher
  add constraint receipt_voucher_bank_account foreign key (bank_account) references bank_account;
alter table payment_voucher
  add constraint payment_voucher_bank_account foreign key (bank_account) references bank_account;

drop index receipt_voucher_account;
drop index payment_voucher_account;
-- With all that a balance is made of, so that it needs no look at the vouchers themselves.
create index receipt_voucher_account on receipt_voucher (bank_account)
  include (amount_iqd_advance, amount_iqd_final, amount_usd_advance, amount_usd_final, net_usd, net_iqd);
create index payment_voucher_account on payment_voucher (bank_account) include (amount_usd, amount_iqd);
-- What waits for an account of its name.
create index receipt_voucher_untied on receipt_voucher (account_key(to_account)) where bank_account is null;
create index payment_voucher_untied on payment_voucher (account_key(from_field)) where bank_account is null;
