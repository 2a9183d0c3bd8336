-- The order in which triggers of one table fire, first to last. `create trigger` in a feature's file defines a trigger
-- and its condition (`when`, `update of`); its line here defines its place. Triggers of one list fire one after
-- another; different lists are independent.
call order_triggers(
  before_row => array[
    -- Values that the database decides: whether a document waits for approval, and defaults.
    'limit_on_order', 'ask_approval', 'ask_status', 'close_books', 'close_day', 'complete_opening',
    -- Versions: compares the sent values, before other triggers change more.
    'count_revision', 'count_version',
    -- Values derived from the new ones.
    'clear_due_days', 'freeze_iqd_rate', 'store_due_days', 'record_password',
    -- Locks, in the order of all writers, before dependent data are read.
    'lock_invoice', 'lock_invoices', 'lock_refunded',
    -- Checks that refuse a change.
    'check_not_future', 'check_price', 'check_rate_reviewed', 'check_transfer', 'check_review',
    'check_reviewed_payment', 'check_reviewed_write_off',
    'history_is_final', 'maintain_author', 'protect_bad_debt', 'protect_cancelled', 'protect_code', 'protect_credit_note', 'protect_credited_lines',
    'protect_currency_of_entries', 'protect_customer_of_receipts', 'protect_declined', 'protect_issued', 'protect_opening_date',
    'maintain_order', 'store_revision', 'protect_settled', 'maintain_numbers', 'protect_printed',
    'protect_settled_document', 'protect_total_of_settlements', 'protect_manual_payments', 'protect_used', 'limit_alike', 'limit_alike_again', 'reopen_day',
    'check_payer', 'fill_from_invoice',
    -- Resolves the named account to its key, after the name is final.
    'use_account', 'use_bank_account', 'use_from_account', 'use_to_account',
    -- Printed documents: checks the final values.
    'protect_as_printed'
  ],
  after_row => array[
    -- Unapplies amounts from a cancelled document before its entries are reversed.
    'close_cancelled', 'post_to_ledger',
    -- What is open of an entry, before that of its invoice and of its document is read from it; then whether the day is closed.
    'sync_entries', 'sync_in_invoice', 'sync_from_opening', 'protect_closed_days', 'protect_closed_lines',
    'sync_account_name_to_transfers', 'count_manual_payments', 'protect_price_decimals', 'sync_account_name_to_vouchers', 'mark_reversed', 'post_due_date', 'sync_trash_search', 'stop_jobs', 'allocate_refund', 'claim_sign_in_names',
    'notify_requester', 'notify_custodian', 'notify_of_comment', 'notify_of_received_money', 'notify_of_task', 'notify_order', 'notify_salesman',
    -- Changes the same entries again, after the order was updated by the first change.
    'then_reallocate_manual_payments'
  ],
  before_statement => array['history_is_not_emptied'],
  after_statement => array[
    'limit_changed', 'limit_new', 'record_delete', 'record_insert', 'record_update', 'notify_of_balances', 'notify_of_changed', 'notify_of_deleted', 'notify_of_new'
  ],
  -- At the end of the transaction, when all related rows are written.
  deferred => array[
    'ask_about_change', 'ask_about_removal', 'ask_about_withdrawal', 'check_customer', 'check_entry', 'check_past', 'check_bad_debt', 'check_line', 'check_note',
    'put_into_trash'
  ]
);
