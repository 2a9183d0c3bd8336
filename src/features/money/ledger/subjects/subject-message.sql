-- The subjects that Inkwell wrote, as messages. Entries store the original text. Lists of entries read the message from
-- the document, so that each reader sees it in their language, in closed books too.
create view subject_said as
  select 'receipt_voucher' as kind, id as document, said_subject from receipt_voucher where said_subject is not null
  union all
  select 'payment_voucher', id, said_subject from payment_voucher where said_subject is not null
  union all
  select 'bad_debt', id, '{"key": "Entered on the order", "values": {}}' from bad_debt where on_order;
