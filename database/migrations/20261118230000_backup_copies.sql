-- How the last copy of the dumps to a storage elsewhere ended is stored like dumps and drills.
alter table platform.backup_runs drop constraint backup_kind_is_known;
alter table platform.backup_runs
  add constraint backup_kind_is_known check (kind in ('dump', 'drill', 'copy')) not valid;
