-- What the terms pages say besides the facts of an order, one term per line. The default is for the row that is there.
alter table settings add column special_terms text default
'Contracts are issued only after the payment is confirmed.
Every order has a tracking code; please name it in all messages about the order.
Production does not start without the customer code.
The invoice number is the reference for every payment.
Production starts once the design is approved by official e-mail.';
alter table settings alter column special_terms drop default;
