-- History of imports.

call keep_history('import_run');
