-- What a customer owes and has paid, entry by entry.

-- The account of a customer as before, but of orders: who asks only for what is open reads no invoice, and who asks for
-- one customer finds what was typed, and what is no longer expected, by that.
create view customer_entry as
  select t.customer, t.date, 'invoice' as kind, t.invoice as document, t.invoice_number as number,
    i.po_ref as text, i.grand_total as debit, 0::numeric as credit, null::numeric as iqd, null::numeric as rate,
    t.due_date, t.outstanding as owed, 0::numeric as on_account, t.salesman, i.created_at as written_at
  from invoice_tracker t left join invoice i on i.id = t.invoice where not t.cancelled
  union all
  select i.customer, i.invoice_date, 'invoice', i.id, i.invoice_no, i.po_ref, i.grand_total, 0::numeric, null, null,
    i.invoice_date + i.age_days, greatest(due_of(i.id), 0), 0::numeric, i.created_by, i.created_at
  from invoice i where i.status = 'issued' and i.without_order
  union all
  select v.from_account, v.date, 'receipt_voucher', v.id, v.voucher_no::text, v.subject, 0::numeric, settles_up_to(v),
    nullif(receipt_iqd(v), 0), v.rate, null, 0::numeric, v.left_usd, null, v.created_at
  from receipt_voucher v where v.cancelled_at is null
  union all
  select n.customer, n.date, 'credit_note', n.id, n.credit_note_no, coalesce(n.note, n.invoice_no), 0::numeric, n.total,
    null, null, null, 0::numeric, n.left_usd, null, n.created_at
  from credit_note n where n.cancelled_at is null
  union all
  select p.customer, p.date, 'refund', p.id, p.voucher_no::text, p.subject, refund_usd(p), 0::numeric,
    nullif(-coalesce(p.amount_iqd, 0), 0), p.rate, null, 0::numeric, 0::numeric, null, p.created_at
  from payment_voucher p where p.customer is not null
  union all
  select t.customer, t.typed_on, 'typed_payment', t.id, t.invoice_number, null, greatest(-t.typed_paid, 0),
    greatest(t.typed_paid, 0), null, null, null, 0::numeric, 0::numeric, null, i.created_at
  from invoice_tracker t left join invoice i on i.id = t.invoice where t.typed_paid <> 0 and not t.cancelled
  union all
  select t.customer, coalesce(t.written_off_on, t.typed_on, t.date), 'write_off', t.id, t.invoice_number, null,
    greatest(-gone, 0), greatest(gone, 0), null, null, null, 0::numeric, 0::numeric, null, i.created_at
  from invoice_tracker t left join invoice i on i.id = t.invoice,
    lateral (select t.invoice_amount - t.credited - t.total_paid - t.outstanding as gone) left_out
  where gone <> 0 and not t.cancelled;
