-- The role that dumps the database reads everything, and writes how its runs ended and nothing else.
grant insert, delete on platform.backup_runs to wellmet_backup;
