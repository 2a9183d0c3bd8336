-- History of backups.

call maintain_history('backup', hidden => array['progress', 'told', 'instance']);
