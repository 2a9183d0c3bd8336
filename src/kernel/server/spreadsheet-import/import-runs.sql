-- The history of imports.

call maintain_history('import_run');
