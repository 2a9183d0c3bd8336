-- In which order triggers fire on one table, from the first to the last: `create trigger` in a feature's file says what a step is
-- and when it is taken (`when`, `update of`), its line here says after which others. The names of a list fire one after another;
-- those of different lists do not meet.
call order_triggers(
  before_row => array[
    -- What the database itself decides and fills in: whether a document waits for approval, what it is by default.
    'limit_on_order', 'ask_approval', 'ask_status', 'close_books', 'close_day', 'complete_opening',
    -- What counts as a change: compares what was sent, before others fill in more.
    'count_revision', 'count_version',
    -- What follows from the new values.
    'forget_due_days', 'freeze_dinar_face', 'leave_due_days', 'record_password',
    -- Locks, in the order that all writers take them, before anything that stands on them is read.
    'lock_invoice', 'lock_invoices', 'lock_refunded',
    -- What is refused.
    'check_not_future', 'check_price', 'check_rate_reviewed', 'check_transfer', 'check_review',
    'check_reviewed_payment', 'check_reviewed_write_off',
    'history_is_final', 'maintain_author', 'protect_bad_debt', 'protect_cancelled', 'protect_code', 'protect_credit_note', 'protect_credited_lines',
    'protect_currency_of_entries', 'protect_customer_of_receipts', 'protect_declined', 'protect_issued', 'protect_opening_date',
    'maintain_order', 'maintain_revision', 'protect_settled', 'maintain_numbers', 'protect_printed',
    'protect_settled_document', 'maintain_total_of_settlements', 'maintain_manual_payments', 'protect_used', 'limit_alike', 'limit_alike_again', 'reopen_day',
    'take_money_from_customer', 'tie',
    -- The account that a document names, by key: after everything that may still change the name.
    'use_account', 'use_bank_account', 'use_from_account', 'use_to_account',
    -- What was printed: when the document is as it will be.
    'protect_as_printed'
  ],
  after_row => array[
    -- What is applied to a document that is cancelled is free again before its entries are reversed.
    'asks_no_more', 'books',
    -- What is open of an entry, before that of its invoice and of its document is read from it; then whether the day is closed.
    'sync_entries', 'sync_in_invoice', 'sync_from_opening', 'protect_closed_days', 'protect_closed_lines',
    'call_other_account', 'count_manual_payments', 'protect_finer_prices', 'lead_vouchers', 'mark_reversed', 'post_due_date', 'search_anew_in_trash', 'stop_jobs', 'take_refund', 'take_sign_in_names',
    'notify_requester', 'notify_custodian', 'notify_of_comment', 'notify_of_received_money', 'notify_of_task', 'notify_order', 'notify_salesman',
    -- It changes the same entries again, after the order has heard of the first change.
    'then_reallocate_manual_payments'
  ],
  before_statement => array['history_is_not_emptied'],
  after_statement => array[
    'limit_changed', 'limit_new', 'record_delete', 'record_insert', 'record_update', 'notify_of_balances', 'notify_of_changed', 'notify_of_deleted', 'notify_of_new'
  ],
  -- At the end of the transaction, when all that belongs together has been written.
  deferred => array[
    'ask_about_change', 'ask_about_removal', 'ask_about_taking', 'check_customer', 'check_entry', 'check_past', 'check_bad_debt', 'check_line', 'check_note',
    'put_into_trash'
  ]
);
