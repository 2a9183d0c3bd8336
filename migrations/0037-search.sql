-- Whatever has been searched so far is searched anew, in the new spelling.
call searchable('users', 'first_name', 'last_name', 'username', 'email', 'phone_number', 'search_phone(phone_number)',
  'date_of_birth', 'role', 'user_status');
call searchable('product', $$replace(pen_type, '_', ' ')$$, 'item_code', 'items', 'unit_price', 'description');
call searchable('customer', 'code', 'name', 'phone', 'search_phone(phone)', 'email', 'work', 'address', 'website');
call searchable('invoice', 'invoice_no', 'order_no', 'po_ref', 'customer_name', 'invoice_date', 'subtotal', 'discount',
  'grand_total', 'invoice_type', 'delivery_country', $$replace(payment_method, '_', ' ')$$,
  $$case payment_method when 'credit_debit' then 'credit/debit card' end$$, 'status');
call searchable('invoice_tracker', 'invoice_number', 'date', 'customer_name', 'customer_code', 'customer_email',
  'invoice_amount', 'total_paid', 'outstanding', 'age_days', 'search_day(date + age_days)', $$replace(status, '_', ' ')$$,
  'notes');
call searchable('admin_log_sheet', 'year', 'document_number', 'document_type',
  $$case document_type when 'AO' then 'Administrative Order' else 'Financial Order' end$$, 'issue_date', 'subject',
  'notification', 'created_by_name');
call searchable('financial_log_sheet', 'year', 'document_number', 'document_type',
  $$case document_type when 'AO' then 'Administrative Order' else 'Financial Order' end$$, 'issue_date', 'subject',
  'amount_usd', 'amount_iqd', 'recipient_number', 'notification', 'created_by_email');
call searchable('petty_cash', 'project_name', 'project_amount', 'description', 'date', 'receipt_no', 'receipt_form',
  'paid_to', 'created_by_email');
call searchable('payment_voucher', 'voucher_no', 'date', 'subject', 'to', 'from_field', 'details', 'amount_usd',
  'amount_iqd', 'keyword', 'payroll_salary', 'created_by_email');
call searchable('receipt_voucher', 'voucher_no', 'invoice_no', 'date', 'subject', 'net_usd', 'net_iqd', 'details',
  'amount_iqd_advance', 'amount_iqd_final', 'amount_usd_advance', 'amount_usd_final', 'to_account', 'from_account_name',
  'receipt_reference', 'keyword', 'created_by_email');
call searchable('warehouse', 'date', 'materials', 'quantity', 'created_by_email');
call searchable('weekly_report', 'employee_username', 'employee_email', 'week_ending', 'project_name', 'tasks_started',
  'tasks_completed');
call searchable('bank_account', 'name', 'bank', 'account_number', 'currency', 'opening_balance');

-- The indexes for numbers come with migration 0048, as they did then.
do $$
declare of_index text;
begin
  for of_index in
    select indexname from pg_indexes where schemaname = 'public' and indexname like '%\_search\_digits'
  loop
    execute format('drop index %I', of_index);
  end loop;
end $$;
