-- The smallest note of dinars that anybody has: what is owed in dinars is told, and settled, to the nearest one.
alter table settings add column iqd_note integer not null default 250
  constraint settings_iqd_note check (iqd_note between 1 and 50000);
