-- History of backups.

call keep_history('backup', hidden => array['progress', 'told', 'instance']);
