-- What a user may make only so much of is counted by these.
create index invoice_drafts_of_user on invoice (created_by) where status = 'draft';
create index task_open_of_user on task (created_by) where done_at is null;
create index idempotency_key_of_user on idempotency_key (user_id, created_at);
