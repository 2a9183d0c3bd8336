-- The phones of the company, as papers bear them, and the day with which a week of reports ends.

alter table settings
  add column phones text,
  add column week_ends_on text not null default 'thursday'
    check (week_ends_on in ('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'));
