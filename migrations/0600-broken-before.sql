-- What broke a rule of money when the rule came: the check of the money lists it with its way out, and is content.

create table broken_before (
  rule text not null,
  entry integer not null,
  detail text not null,
  primary key (rule, entry, detail)
);

-- A settlement between two customers.
insert into broken_before
select 'customer', s.debit, s.credit::text from settlement s join entry d on d.id = s.debit join entry c on c.id = s.credit
where d.customer is distinct from c.customer group by s.debit, s.credit;

-- More applied on a day than a document comes to.
insert into broken_before
select 'applied', e.id, a.day || ' ' || a.applied from (
  select id, day, sum(sum(usd)) over (partition by id order by day) as applied
  from (select debit as id, day, usd from settlement union all select credit, day, usd from settlement) s group by id, day
) a join entry e using (id) where a.applied > abs(e.usd) or a.applied < 0;

-- Manual payments and write-offs that settle nothing.
insert into broken_before
select 'open', id, open::text from entry where kind in ('typed_payment', 'write_off', 'bad_debt') and usd < 0 and open <> 0;

-- Money dated after that day.
insert into broken_before
select 'future', e.id, e.day::text from entry e, settings s
where e.kind in ('receipt_voucher', 'payment_voucher', 'petty_cash', 'account_transfer', 'credit_note', 'bad_debt', 'opening')
  and e.day > (now() at time zone s.time_zone)::date;
