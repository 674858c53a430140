-- Mail and meetings among colleagues only are left out, unless the member wants them.

alter table connections.connected_accounts add column keeps_internal boolean not null default false;
comment on column connections.connected_accounts.keeps_internal is 'whether mail and meetings among colleagues only are stored too';
grant update (keeps_internal) on connections.connected_accounts to wellmet_app;
