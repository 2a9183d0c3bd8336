-- Who has looked at a rate that is far from that of its day, and when.

alter table receipt_voucher add column rate_seen_by text, add column rate_seen_at timestamptz;
alter table payment_voucher add column rate_seen_by text, add column rate_seen_at timestamptz;
