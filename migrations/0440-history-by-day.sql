-- All that happened in some days is looked through.
create index history_at on history (at);
