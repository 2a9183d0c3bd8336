-- A document beyond the limit of its author waits for approval: it has no entries until somebody else approves it.
-- approval_amount(document) of each kind returns the limit that applies, the amount in its unit (percent or dollars), the
-- amount in dollars, the field of the error, the day and the account of the postings, and the recipient. `call
-- asks_approval(…)` in the file of the kind adds the triggers, so the rule holds for every way of writing.

-- Whether a document is included in balances.
create or replace function takes_effect(approval text) returns boolean language sql immutable parallel safe as $$
  select approval is null or approval = 'approved'
$$;

-- The limit of the acting user in percent or dollars; null without a limit.
create or replace function own_limit(which text) returns numeric language plpgsql stable set search_path = public as $$
begin
  return (select (s.limits -> u.role ->> which)::numeric from public.settings s, public.users u
    where u.id = public.acting_user_id() and not u.is_superuser);
end $$;

-- Refuses an amount beyond a limit if the document cannot wait. `beside` is the amount that counts together with it.
create or replace function refuse_beyond(of_table text, field text, which text, amount numeric, most numeric, beside numeric default 0)
returns void language plpgsql set search_path = public as $$
begin
  if which = 'discount' and field = 'grand_total' then
    perform refuse(of_table, field, 'Grand total is {percent} % below list price, which exceeds your limit of {limit} %. Raise the prices.',
      jsonb_build_object('percent', format_quantity(round(amount, 2)), 'limit', format_quantity(most)));
  elsif which = 'discount' then
    perform refuse(of_table, field, 'Discount of {percent} % exceeds your limit of {limit} %. Reduce the discount.',
      jsonb_build_object('percent', format_quantity(round(amount, 2)), 'limit', format_quantity(most)));
  elsif beside > 0 then
    perform refuse(of_table, field, 'Total of {amount}, including {beside} on the same day, exceeds your limit of {limit}. Reduce the amount.', jsonb_build_object(
      'beside', format_amount(beside, 'USD'), 'amount', format_amount(amount + beside, 'USD'), 'limit', format_amount(most, 'USD')));
  else
    perform refuse(of_table, field, '{amount} exceeds your limit of {limit}. Reduce the amount.',
      jsonb_build_object('amount', format_amount(amount, 'USD'), 'limit', format_amount(most, 'USD')));
  end if;
end $$;

-- The day on which a document takes effect that is approved now; null: its own day, which is still open.
create or replace function effective_day(of_day date, of_account integer) returns date language sql stable as $$
  select case when of_day <= public.closed_for(of_account) then public.company_today() end
$$;

-- Whether the person had a part in a document: created, requested or changed it.
create or replace function has_written(of_table text, of_document integer, person integer) returns boolean language sql stable as $$
  select person = any (public.writers_of(of_table, of_document))
$$;

-- Adds the approval triggers to a table. A new document beyond the limit waits. An existing document cannot be raised
-- beyond the limit of the user who changes it, or go to another recipient beyond it; restoring it from the trash needs
-- the same limit. A waiting or declined document cannot be changed. Amounts given by all users to one customer on one
-- day count together, so a limit cannot be passed in parts; so do all write-offs of one invoice.
create or replace procedure asks_approval(of_table text) language plpgsql set search_path = public as $$
declare
  has_customer boolean := exists (select from pg_attribute where attrelid = of_table::regclass and attname = 'customer');
begin
  execute format(case when has_customer then $f$
    create function used_limit(d %1$I) returns numeric language sql stable as $b$
      select greatest(coalesce((
          select sum(other.usd) from public.%1$I o, public.approval_amount(o) other
          where its.which <> 'discount' and o.customer = d.customer and o.id <> d.id
            and public.takes_effect(o.approval) and o.cancelled_at is null and (o.created_at at time zone s.time_zone)::date = its_day.day
        ), 0) %2$s
      from public.settings s, public.approval_amount(d) its, lateral (
        select (d.created_at at time zone s.time_zone)::date as day) its_day
    $b$ $f$ else $f$
    create function used_limit(d %1$I) returns numeric language sql immutable as $b$ select 0::numeric $b$ $f$ end,
    of_table, case of_table when 'bad_debt'
      then ', public.written_off_besides(d))' else ', 0)' end);
  execute format($f$
    create function ask_approval_%1$s() returns trigger language plpgsql set search_path = public as $b$
    declare
      was record;
      now record;
      most numeric;
      beside numeric := 0;
      its_day record;
      is_new boolean := tg_op = 'INSERT' and new.approval = 'asked';
    begin
      select * into was from approval_amount(old);
      select * into now from approval_amount(new);
      if is_new then new.approval := null; end if;
      if tg_op = 'INSERT' and new.approval is not null then return new; end if;
      if tg_op = 'UPDATE' and not takes_effect(old.approval) then
        if old.approval = 'waiting' and new.approval = 'approved' then
          new.counts_from := effective_day(now.day, now.account);
        elsif old.approval = 'waiting' and new.approval = 'declined' then
          return new;
        elsif was is distinct from now or new.approval is distinct from old.approval or new.cancelled_at is distinct from old.cancelled_at then
          if old.approval = 'waiting' then
            perform refuse(tg_table_name, 'approval', 'This document is waiting for approval and cannot be changed.');
          end if;
          perform refuse(tg_table_name, 'approval', 'This document was declined and cannot be changed.');
        end if;
        return new;
      end if;
      most := own_limit(now.which);
      if most is null or not now.counts or now.amount = 0 or new.cancelled_at is not null then return new; end if;
      %2$s
      if now.amount + beside <= most then return new; end if;
      if is_new or tg_op = 'UPDATE' and not was.counts then
        its_day := day_field(tg_table_name);
        perform assert_books_open(its_day.of_table, its_day.of_field, now.day);
        perform assert_open(tg_table_name, now.account, now.day);
        new.approval := 'waiting';
        new.approval_asker := acting_user_id();
      elsif tg_op = 'INSERT' or now.amount > was.amount or now.usd > was.usd or now.recipient is distinct from was.recipient then
        perform refuse_beyond(tg_table_name, now.field, now.which, now.amount, most, beside);
      end if;
      return new;
    end $b$;
    create trigger ask_approval before insert or update on %1$I for each row execute function ask_approval_%1$s();
    create trigger protect_declined before delete on %1$I for each row when (old.approval = 'declined')
      execute function protect_declined();
    -- Notifies the requester and the author of the decision.
    create trigger notify_requester after update of approval on %1$I for each row
      when (old.approval = 'waiting' and new.approval in ('approved', 'declined')) execute function notify_requester()
  $f$, of_table, case when has_customer then $f$
      if now.which <> 'discount' then
        -- The lock on the customer serializes these documents, so each sees the previous ones.
        perform from customer where id = new.customer for no key update;
        beside := used_limit(new);
      end if;$f$ end);
end $$;

create or replace function notify_requester() returns trigger language plpgsql set search_path = public as $$
begin
  perform notify_person(person, new.approval, tg_table_name, new.id)
  from (select new.approval_asker union select new.created_by) recipients (person);
  return null;
end $$;

-- A declined document cannot be deleted.
create or replace function protect_declined() returns trigger language plpgsql set search_path = public as $$
begin
  perform refuse_in_use('This document was declined and cannot be deleted.');
  return null;
end $$;
