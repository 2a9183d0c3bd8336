-- The reason for a rate that Inkwell wrote itself, as a sentence that each reader has in their language; what it wrote before
-- is known where it is exactly that sentence.
-- Nodes of before go on.
alter table receipt_voucher add column said_rate_reason jsonb;

update receipt_voucher set said_rate_reason = '{"key": "What was typed makes it this rate.", "values": {}}'
where rate_reason in ('What was typed makes it this rate.', 'المبلغ المُدخل يدوياً يجعل السعر هكذا.', 'ئەو بڕەی بە دەست نووسراوە نرخەکەی وا لێدەکات.');
