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
    'hold_invoice', 'hold_invoices', 'hold_refunded',
    -- What is refused.
    'check_not_future', 'check_price', 'judge_rate_seen', 'judge_transfer', 'judge_review',
    'history_is_final', 'keep_author', 'keep_bad_debt', 'keep_cancelled', 'keep_code_apart', 'keep_credit_note', 'keep_credited_lines',
    'keep_currency_of_entries', 'keep_customer_of_receipts', 'keep_declined', 'keep_issued', 'keep_limit', 'keep_opening_date',
    'keep_order', 'keep_revision', 'keep_settled', 'keep_numbers', 'keep_printed',
    'keep_settled_document', 'keep_total_of_settlements', 'keep_typed_money', 'keep_used', 'limit_alike', 'limit_alike_again', 'reopen_day',
    'take_money_from_customer', 'tie',
    -- The account that a document names, by key: after everything that may still change the name.
    'use_account', 'use_bank_account', 'use_from_account', 'use_to_account',
    -- What was printed: when the document is as it will be.
    'keep_as_printed'
  ],
  after_row => array[
    -- What is applied to a document that is cancelled is free again before its entries are reversed.
    'asks_no_more', 'books',
    -- What is open of an entry, before that of its invoice and of its document is read from it; then whether the day is closed.
    'follow', 'follow_in_invoice', 'follow_opening', 'keep_closed_days',
    'call_other_account', 'count_typed', 'keep_finer_prices', 'lead_vouchers', 'mark_reversed', 'say_due', 'search_anew_in_trash', 'stop_jobs', 'take_refund', 'take_sign_in_names',
    'tell_asker', 'tell_keeper', 'tell_of_comment', 'tell_of_received_money', 'tell_of_task', 'tell_order', 'tell_seller',
    -- It changes the same entries again, after the order has heard of the first change.
    'then_fit_typed'
  ],
  before_statement => array['history_is_not_emptied'],
  after_statement => array[
    'limit_changed', 'limit_new', 'record_delete', 'record_insert', 'record_update', 'tell_of_balances', 'tell_of_changed', 'tell_of_gone', 'tell_of_new'
  ],
  -- At the end of the transaction, when all that belongs together has been written.
  deferred => array[
    'ask_about_change', 'ask_about_removal', 'ask_about_taking', 'check_customer', 'judge', 'check_past', 'judge_bad_debt', 'judge_line', 'judge_note',
    'put_into_trash'
  ]
);
