-- To type payments, to write debts off and to put them off is for admins and managers, in an installation that begins now.
-- Where people work already, salesmen keep what they had; To Reconcile says so.
insert into permission (resource, role, verbs)
select 'payments_by_hand', 'salesman', '{update}' where exists (select from users)
on conflict (resource, role) do nothing;

-- What is not expected any more is few among many: found without a look at all the others.
create index invoice_tracker_written_off on invoice_tracker (date, id) include (written_off) where written_off <> 0;
