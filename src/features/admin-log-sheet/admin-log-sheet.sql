-- History of administrative documents.

call maintain_history('admin_log_sheet');
