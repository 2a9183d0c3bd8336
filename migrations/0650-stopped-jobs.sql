-- A job with many records that somebody stopped, or whose user may not act any more. Nodes of before go on.
alter table bulk_job add column stopped_at timestamptz;
