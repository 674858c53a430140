-- Every row has one of the older kinds.
alter table platform.backup_runs validate constraint backup_kind_is_known;
