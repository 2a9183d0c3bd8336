-- A rate is an override by the daily rate of its writing or by the one in force by now: no index knows the second.

drop index receipt_voucher_far_rate;
drop index payment_voucher_far_rate;
