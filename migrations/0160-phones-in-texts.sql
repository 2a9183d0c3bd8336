-- What has been searched so far is searched anew.
call searchable('users', 'search_phones(phone_number)');
call searchable('customer', 'search_phones(phone)', 'search_phones(name)', 'search_phones(work)', 'search_phones(address)');
call searchable('invoice_tracker', 'search_phones(notes)');
call searchable('receipt_voucher', 'search_phones(subject)', 'search_phones(details)', 'search_phones(from_account_name)');
call searchable('payment_voucher', 'search_phones(subject)', 'search_phones("to")', 'search_phones(from_field)',
  'search_phones(details)');
call searchable('petty_cash', 'search_phones(project_name)', 'search_phones(description)', 'search_phones(paid_to)');
call searchable('account_transfer', 'search_phones(subject)');
call searchable('admin_log_sheet', 'search_phones(subject)', 'search_phones(notification)');
call searchable('financial_log_sheet', 'search_phones(subject)', 'search_phones(recipient_number)',
  'search_phones(notification)');
call searchable('warehouse', 'search_phones(materials)');
call searchable('credit_note', 'search_phones(note)');
