-- An issued invoice that was cancelled stays, with who, when and why: its number, lines and paper are what they were. It
-- asks for nothing any more: what settled it goes back on account, and its order is closed with nothing outstanding.
alter table invoice
  drop constraint invoice_status_check,
  add constraint invoice_status_check check (status in ('draft', 'issued', 'cancelled')),
  drop constraint invoice_draft_has_no_number,
  add constraint invoice_draft_has_no_number check (status <> 'draft' or (invoice_no is null and order_no is null)),
  add column cancelled_at timestamptz,
  add column cancelled_by text,
  add column cancel_reason text,
  add constraint invoice_cancel_reason check (
    num_nonnulls(cancelled_at, cancel_reason) = case status when 'cancelled' then 2 else 0 end);
call searchable('invoice', 'discount_amount', 'cancel_reason');

alter table invoice_tracker add column cancelled boolean not null default false;
