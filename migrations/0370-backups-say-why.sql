-- Why a backup failed or does not count, as the sentence with its values beside its English: no text is read again to be
-- said in another language. What is listed already stays as it was written.
alter table backup add column told jsonb;
