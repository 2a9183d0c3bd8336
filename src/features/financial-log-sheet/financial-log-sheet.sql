-- History of financial documents.

call maintain_history('financial_log_sheet');
