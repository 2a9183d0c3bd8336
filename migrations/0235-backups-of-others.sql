-- A file in the folder of backups may be of another house, or of nobody knows whom: it is named, and nothing else.
alter table backup drop constraint backup_status_check;
alter table backup add constraint backup_status_check check (status in ('running', 'verified', 'failed', 'foreign'));
