-- How large a petty cash entry and a transfer with one account may be: no limit at first, as before. What goes beyond one waits.

update settings set limits = (
  select jsonb_object_agg(role, of_role || '{"petty_usd": null, "one_sided_usd": null}') from jsonb_each(limits) its (role, of_role));
alter table settings alter column limits set default '{
  "salesman": {"discount": null, "credit_usd": null, "refund_usd": null, "bad_debt_usd": null, "payment_usd": null, "petty_usd": null, "one_sided_usd": null},
  "manager": {"discount": null, "credit_usd": null, "refund_usd": null, "bad_debt_usd": null, "payment_usd": null, "petty_usd": null, "one_sided_usd": null},
  "admin": {"discount": null, "credit_usd": null, "refund_usd": null, "bad_debt_usd": null, "payment_usd": null, "petty_usd": null, "one_sided_usd": null}
}';

do $$
declare
  of_table text;
begin
  foreach of_table in array array['petty_cash', 'account_transfer'] loop
    -- A new document asks; what comes back from the trash brings along what was said of it.
    execute format('alter table %1$I
      add column approval text,
      add column approval_asker integer,
      add column approved_by text,
      add column approved_at timestamptz,
      add column approval_reason text,
      add column approval_seen boolean not null default false,
      add column counts_from date,
      add constraint %2$I check (approval in (''waiting'', ''approved'', ''declined''))',
      of_table, of_table || '_approval');
    execute format('alter table %I alter column approval set default ''asked''', of_table);
    execute format('create index %I on %I (approval, id) where approval is not null', of_table || '_approval', of_table);
  end loop;
end $$;
