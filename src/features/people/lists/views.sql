-- Views of lists count their changes.

create trigger count_version before update on saved_view for each row execute function count_version('{}');
