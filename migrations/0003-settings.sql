-- The company's own facts: one row.

create table settings (
  id integer primary key default 1 check (id = 1),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  address text,
  contact_email text,
  logo text,
  bank_name text,
  account_holder text,
  iban text,
  swift text,
  branch text,
  rate_label text,
  -- The share that is paid before production, for orders under and over a limit.
  deposit_limit numeric(14, 2) not null check (deposit_limit >= 0),
  deposit_under numeric(5, 2) not null check (deposit_under between 0 and 100),
  deposit_over numeric(5, 2) not null check (deposit_over between 0 and 100),
  terms text,
  time_zone text not null
);
insert into settings (name, rate_label, deposit_limit, deposit_under, deposit_over, time_zone)
values ('PEN-COMPANY', 'RATE USD - 15', 5000, 50, 60, 'Asia/Baghdad');

-- Today where the company is: what an omitted date means.
create function company_today() returns date language sql stable as $$
  select (now() at time zone time_zone)::date from settings
$$;
