-- Who has the same reference of a payment, or the same bill.
create index receipt_voucher_same_reference on receipt_voucher (lower(btrim(receipt_reference)))
  where cancelled_at is null;
create index petty_cash_same_bill on petty_cash (lower(btrim(receipt_no)), project_amount);
