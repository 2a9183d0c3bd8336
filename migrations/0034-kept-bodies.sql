-- A body is recognised by a keyed hash, and one that holds a secret is not remembered at all. The plain hashes of
-- before could be guessed from.
truncate idempotency_key;
alter table idempotency_key rename column body_hash to body_mac;
