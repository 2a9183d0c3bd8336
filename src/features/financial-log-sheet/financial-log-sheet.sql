-- History of financial documents.

call keep_history('financial_log_sheet');
