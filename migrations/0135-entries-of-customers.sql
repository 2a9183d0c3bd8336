-- What is open, with the days that its age is told by.
create index invoice_tracker_open on invoice_tracker (invoice) include (outstanding, due_date) where outstanding > 0;
