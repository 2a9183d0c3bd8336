-- The earlier day of what is settled and what settles it. The books of a day ask for what was written by then and settled
-- later; without this they looked at all that was settled since, and at the days of both its entries.
alter table settlement add column since date;
update settlement s set since = least(d.day, c.day) from entry d, entry c where d.id = s.debit and c.id = s.credit;
alter table settlement add constraint settlement_since check (since is not null and since <= day);
drop index settlement_day;
create index settlement_day on settlement (day) include (since, debit, credit, usd);
drop index entry_open;
create index entry_open on entry (customer) include (id, kind, usd, open, due, day, salesman, invoice)
  where open <> 0 and customer is not null;
