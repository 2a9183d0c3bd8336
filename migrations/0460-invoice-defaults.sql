-- What a new invoice proposes, whoever it is for.
-- Nodes of before go on.
alter table settings add column invoice_defaults jsonb not null default
  '{"invoice_type": null, "payment_method": null, "age_days": null, "advance_cash": null}';
