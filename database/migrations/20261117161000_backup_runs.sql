-- Whether the last dump and the last restore of one worked: an operator who sees neither fail sees neither.
create table platform.backup_runs (
  id uuid primary key,
  kind text not null constraint backup_kind_is_known check (kind in ('dump', 'drill')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  succeeded boolean not null,
  detail text not null
);
create index backup_runs_newest on platform.backup_runs (kind, ended_at desc);
comment on table platform.backup_runs is 'unowned: the machinery';
alter table platform.backup_runs enable row level security, force row level security;
create policy backup_runs_for_the_system on platform.backup_runs to wellmet_system using (true) with check (true);
grant select, insert, delete on platform.backup_runs to wellmet_system;
