-- A page about a raise, and one link for each reader.
create table growth.pitches (
  workspace_id uuid primary key references account.workspaces on delete cascade,
  title text not null,
  sections jsonb not null,
  changed_at timestamptz not null
);
comment on column growth.pitches.sections is 'in order: a key by which reads are counted, a title and a text';
alter table growth.pitches enable row level security, force row level security;
create policy pitches_of_ours on growth.pitches to wellmet_app
  using (workspace_id = (select platform.workspace_id())) with check (workspace_id = (select platform.workspace_id()));
create policy pitches_for_the_system on growth.pitches to wellmet_system using (true) with check (true);
grant select, insert, update, delete on growth.pitches to wellmet_app, wellmet_system;

create table growth.pitch_links (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  reader text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index pitch_links_of_a_workspace on growth.pitch_links (workspace_id, id desc);
create unique index pitch_links_token_is_one_link on growth.pitch_links (token_hash);
comment on column growth.pitch_links.reader is 'whom the link was made for, as the founder typed it; whoever has the link may be somebody else';
alter table growth.pitch_links enable row level security, force row level security;
create policy pitch_links_of_ours on growth.pitch_links to wellmet_app
  using (workspace_id = (select platform.workspace_id())) with check (workspace_id = (select platform.workspace_id()));
create policy pitch_links_for_the_system on growth.pitch_links to wellmet_system using (true) with check (true);
grant select, insert, update, delete on growth.pitch_links to wellmet_app, wellmet_system;

create table growth.pitch_reads (
  workspace_id uuid not null references account.workspaces on delete cascade,
  link_id uuid not null references growth.pitch_links on delete cascade,
  section text not null,
  by_reader boolean not null,
  times integer not null,
  last_day date not null,
  primary key (workspace_id, link_id, section, by_reader)
);
create index pitch_reads_of_a_link on growth.pitch_reads (link_id);
comment on column growth.pitch_reads.by_reader is 'they ticked that it is them; otherwise it is somebody with the link';
comment on column growth.pitch_reads.last_day is 'the day, and no duration';
alter table growth.pitch_reads enable row level security, force row level security;
create policy pitch_reads_of_ours on growth.pitch_reads for select to wellmet_app using (workspace_id = (select platform.workspace_id()));
create policy pitch_reads_for_the_system on growth.pitch_reads to wellmet_system using (true) with check (true);
grant select on growth.pitch_reads to wellmet_app;
grant select, insert, update, delete on growth.pitch_reads to wellmet_system;
