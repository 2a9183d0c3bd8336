-- Saved views have a version.

create trigger count_version before update on saved_view for each row execute function count_version('{}');
