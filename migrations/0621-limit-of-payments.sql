-- How large a payment without a customer may be: no limit at first, as before.

update settings set limits = (select jsonb_object_agg(role, of_role || '{"payment_usd": null}') from jsonb_each(limits) its (role, of_role));
alter table settings alter column limits set default '{
  "salesman": {"discount": null, "credit_usd": null, "refund_usd": null, "bad_debt_usd": null, "payment_usd": null},
  "manager": {"discount": null, "credit_usd": null, "refund_usd": null, "bad_debt_usd": null, "payment_usd": null},
  "admin": {"discount": null, "credit_usd": null, "refund_usd": null, "bad_debt_usd": null, "payment_usd": null}
}';
