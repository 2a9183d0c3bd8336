-- What Inkwell wrote itself as the subject of a voucher, as a sentence that each paper says in its own language. What it
-- wrote before is known where it is exactly that sentence; anything else is people's own text.
-- Nodes of before go on.
alter table receipt_voucher add column said_subject jsonb;
alter table payment_voucher add column said_subject jsonb;

update receipt_voucher set said_subject = jsonb_build_object('key', 'Payment of {invoices}', 'values', jsonb_build_object('invoices', invoice_no))
where subject in ('Payment of ' || invoice_no, 'دفعة عن ' || invoice_no, 'پارەدانی ' || invoice_no);

update receipt_voucher set said_subject = '{"key": "Payment on account", "values": {}}'
where subject in ('Payment on account', 'دفعة لرصيد الزبون', 'پارەدان لەسەر هەژمار');

update receipt_voucher set said_subject = '{"key": "Payment that was typed on the order", "values": {}}'
where subject in ('Payment that was typed on the order', 'دفعة أُدخلت يدوياً على الطلب', 'پارەدانێک کە لەسەر داواکارییەکە بە دەست نووسراوە');
