-- People read A-2 before A-10: lists order numbers and codes by the numbers within them. Like every collation it tells
-- different texts apart, so that what is unique stays so.
create collation natural_order (provider = icu, locale = 'und-u-kn-true');

drop index invoice_invoice_no, invoice_order_no, invoice_po_ref, invoice_tracker_invoice_number,
  invoice_tracker_customer_code, credit_note_credit_note_no, bad_debt_bad_debt_no;

create unique index invoice_invoice_no on invoice (invoice_no collate natural_order);
create unique index invoice_order_no on invoice (order_no collate natural_order);
create index invoice_po_ref on invoice (po_ref collate natural_order, id);
create index invoice_tracker_invoice_number on invoice_tracker (invoice_number collate natural_order, id);
create index invoice_tracker_customer_code on invoice_tracker (customer_code collate natural_order, id);
create unique index credit_note_credit_note_no on credit_note (credit_note_no collate natural_order);
create unique index bad_debt_bad_debt_no on bad_debt (bad_debt_no collate natural_order);
