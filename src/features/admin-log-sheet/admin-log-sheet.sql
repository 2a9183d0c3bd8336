-- History of administrative documents.

call keep_history('admin_log_sheet');
