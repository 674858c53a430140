-- Leaving: an export of everything that somebody gave or caused, and the deletion of accounts and workspaces.

alter table account.users add column deletes_at timestamptz;
comment on column account.users.deletes_at is 'when the account is deleted, if its owner asked for that; until then they can change their mind';
alter table account.workspaces add column deletes_at timestamptz;
comment on column account.workspaces.deletes_at is 'when the workspace is deleted, if an owner asked for that';

create table account.exports (
  id uuid primary key,
  user_id uuid not null references account.users on delete cascade,
  state text not null constraint state_is_known check (state in ('waiting', 'writing', 'done', 'failed')),
  tables_done integer not null default 0,
  tables_total integer not null default 0,
  row_count integer not null default 0,
  bytes bigint not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz
);
create index exports_of_a_user on account.exports (user_id, created_at);
create unique index one_open_export_of_a_user on account.exports (user_id) where state in ('waiting', 'writing');
create index exports_by_end on account.exports (expires_at);
comment on column account.exports.expires_at is 'until when the file can be downloaded; then it is deleted';
alter table account.exports enable row level security, force row level security;
create policy exports_of_mine on account.exports for select to wellmet_app using (user_id = platform.viewer_id());
create policy exports_asked_for on account.exports for insert to wellmet_app with check (user_id = platform.viewer_id());
create policy exports_for_the_system on account.exports to wellmet_system using (true) with check (true);
grant select, insert on account.exports to wellmet_app;
grant select, insert, update, delete on account.exports to wellmet_system;

create table account.export_pieces (
  export_id uuid not null references account.exports on delete cascade,
  number integer not null,
  user_id uuid not null,
  bytes bytea not null,
  primary key (user_id, export_id, number)
);
create index export_pieces_of_an_export on account.export_pieces (export_id, number);
comment on column account.export_pieces.bytes is 'a piece of the ZIP file; every process can serve it, and it is gone with the export';
alter table account.export_pieces enable row level security, force row level security;
create policy export_pieces_of_mine on account.export_pieces for select to wellmet_app using (user_id = platform.viewer_id());
create policy export_pieces_for_the_system on account.export_pieces to wellmet_system using (true) with check (true);
grant select on account.export_pieces to wellmet_app;
grant select, insert, update, delete on account.export_pieces to wellmet_system;

create table account.deletions (
  id uuid primary key,
  kind text not null constraint kind_is_known check (kind in ('user', 'workspace')),
  deleted_at timestamptz not null
);
create index deletions_by_age on account.deletions (deleted_at);
comment on table account.deletions is 'unowned: bare ids of accounts and workspaces that are gone, so that a restored backup deletes them again; read by the system alone';
alter table account.deletions enable row level security, force row level security;
create policy deletions_for_the_system on account.deletions to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.deletions to wellmet_system;

-- Mail that a user causes ends when the account is disabled, or is about to be deleted.
create or replace function platform.mail_standing(sender uuid, workspace uuid, address text, out is_verified boolean, out is_member boolean)
  language sql stable
  return row(
    coalesce((select u.email_verified and u.disabled_at is null and u.deletes_at is null from account.users u where u.id = sender), false),
    exists (select from account.memberships m join account.users u on u.id = m.user_id where m.workspace_id = workspace and u.email = lower(address) and u.email_verified));
