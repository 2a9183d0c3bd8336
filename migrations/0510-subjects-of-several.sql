-- The subjects that 0490 left as text: of several invoices or debts of the old book, of one that the voucher is not for, and
-- what the catalogues said before for one of them. They are known where they name nothing but numbers of the voucher's
-- customer, up to three as Inkwell does; anything else stays people's own text.
-- Nodes of before go on.

with recursive told as (
  select v.id, v.from_account, s.*
  from receipt_voucher v cross join lateral (
    select ', ' as comma, coalesce(m[1], rest) as list, m[2]::integer as more
    from (select substr(v.subject, 12) as rest where starts_with(v.subject, 'Payment of ')) en
      left join regexp_match(rest, '^(.+) and ([1-9][0-9]{0,2}) more$') m on true
    union all
    select '، ', coalesce(m[1], rest), case m[2] when 'فاتورة أخرى' then 1 when 'فاتورتين أخريين' then 2 else m[3]::integer end
    from (select substr(v.subject, 9) as rest where starts_with(v.subject, 'دفعة عن ')) ar
      left join regexp_match(rest, '^(.+) و(فاتورة أخرى|فاتورتين أخريين|([1-9][0-9]{0,2}) (?:فواتير|فاتورة) أخرى)$') m on true
    union all
    select '، ', coalesce(m[1], rest), m[2]::integer
    from (select substr(v.subject, 10) as rest where starts_with(v.subject, 'پارەدانی ')) ckb
      left join regexp_match(rest, '^(.+) و ([1-9][0-9]{0,2}) پسوولەی (?:فرۆشتنی )?تر$') m on true
  ) s
  where v.said_subject is null
), debt as (
  select t.id, n.number, jsonb_build_object('key', '{text}', 'values', jsonb_build_object('text', n.number)) as said
  from told t cross join lateral (
    select invoice_no as number from invoice where customer = t.from_account
    union
    select number from opening where customer = t.from_account
  ) n where strpos(t.list, n.number) > 0
), named as (
  select t.id, t.comma, t.more, substr(t.list, length(d.number) + 1) as rest, 1 as count, d.said as invoices
  from told t join debt d using (id) where starts_with(t.list, d.number)
  union all
  select n.id, n.comma, n.more, substr(n.rest, length(n.comma || d.number) + 1), n.count + 1,
    jsonb_build_object('key', '{before}, {item}', 'values', jsonb_build_object('before', n.invoices, 'item', d.said))
  from named n join debt d using (id) where n.count < 3 and starts_with(n.rest, n.comma || d.number)
)
update receipt_voucher v set said_subject = case
    when n.more is null then jsonb_build_object('key', 'Payment of {invoices}', 'values', jsonb_build_object('invoices', n.invoices))
    else jsonb_build_object('key', 'Payment of {invoices} and {count} more',
      'values', jsonb_build_object('invoices', n.invoices, 'count', n.more)) end
from named n where v.id = n.id and n.rest = '' and (n.more is null or n.count = 3);

update receipt_voucher set said_subject = '{"key": "Payment on account", "values": {}}'
where said_subject is null and subject = 'دفعة على الحساب';
