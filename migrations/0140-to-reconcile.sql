-- What waits to be put right is few among many: found without a look at all the others.
create index receipt_voucher_without_rate on receipt_voucher (date, id)
  where rate is null and cancelled_at is null
    and coalesce(amount_iqd_advance, 0) + coalesce(amount_iqd_final, 0) + coalesce(net_iqd, 0) > 0;
create index invoice_tracker_typed on invoice_tracker (date, id) include (typed_paid) where typed_paid <> 0;
