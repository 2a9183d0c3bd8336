-- What came in, or went out, in another currency than that of its account is few among many: found by these, the dinars in
-- accounts of dollars and the dollars in those of dinars, without a look at all the others.
create index receipt_voucher_dinars on receipt_voucher (bank_account, id) where cancelled_at is null
  and coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) <> 0;
create index receipt_voucher_dollars on receipt_voucher (bank_account, id) where cancelled_at is null
  and coalesce(amount_usd_advance, 0) + coalesce(amount_usd_final, 0) + coalesce(net_usd, 0) <> 0;
create index payment_voucher_dinars on payment_voucher (bank_account, id) where amount_iqd <> 0;
create index payment_voucher_dollars on payment_voucher (bank_account, id) where amount_usd <> 0;
drop index petty_cash_account_id;
create index petty_cash_account_id on petty_cash (account, id) include (date, project_amount);
