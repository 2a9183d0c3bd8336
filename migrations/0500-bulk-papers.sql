-- The papers of a print of many, each as it was drawn, until all of them are fetched as one file: another node may be
-- asked for that than drew them. None stands here that could not be drawn again, so nothing of it goes to the log.
-- Nodes of before go on.
create unlogged table bulk_paper (
  job uuid not null references bulk_job on delete cascade,
  place integer not null,
  pdf bytea not null,
  primary key (job, place)
);
