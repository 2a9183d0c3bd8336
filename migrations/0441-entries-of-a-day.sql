-- What a day did is read at once.
create index entry_of_day on entry (day);
