-- The language that a person chose, the one that a customer's papers are in, and the company's texts in each.

alter table users add column language text check (language in ('en', 'ar', 'ckb'));

alter table customer
  add column paper_language text not null default 'en' check (paper_language in ('en', 'ar', 'ckb'));

-- What stands on papers in another language than English; where it is missing, the English text stands there.
alter table settings
  add column name_ar text,
  add column address_ar text,
  add column terms_ar text,
  add column name_ckb text,
  add column address_ckb text,
  add column terms_ckb text;
