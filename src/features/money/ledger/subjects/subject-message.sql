-- The subjects that Inkwell itself wrote, as sentences. An entry keeps the text as it was written; whoever shows entries asks
-- its document for the sentence, so that each reader has it in their language, in days that are closed as well.
create view subject_said as
  select 'receipt_voucher' as kind, id as document, said_subject from receipt_voucher where said_subject is not null
  union all
  select 'payment_voucher', id, said_subject from payment_voucher where said_subject is not null
  union all
  select 'bad_debt', id, '{"key": "Entered on the order", "values": {}}' from bad_debt where on_order;
