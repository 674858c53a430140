-- Folders, labels and calendars that a member does not want read.

alter table connections.connected_accounts add column never_folders jsonb not null default '[]';
comment on column connections.connected_accounts.never_folders is 'source, id and name of folders, labels and calendars that are not read';
grant update (never_folders) on connections.connected_accounts to wellmet_app;

alter table connections.source_records add column folders text[];
comment on column connections.source_records.folders is 'where it lay when it was last read, by the ids of the provider';
grant update (folders) on connections.source_records to wellmet_app;
