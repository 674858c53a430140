-- A workspace may have a site: a public key, with which its pages send what happens on them.
create schema growth;
grant usage on schema growth to wellmet_app, wellmet_system;

create table growth.sites (
  workspace_id uuid primary key references account.workspaces on delete cascade,
  key text not null constraint site_key_is_a_word check (key ~ '^[a-z0-9]{20}$'),
  origins text[] not null,
  counts_visits boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index sites_key_is_one_site on growth.sites (key);
comment on column growth.sites.key is 'public: it is in the source of the pages';
comment on column growth.sites.origins is 'pages of other origins are dropped, and counted as dropped';
comment on column growth.sites.counts_visits is 'events without a person; off until an admin turns it on';
alter table growth.sites enable row level security, force row level security;
create policy sites_of_ours on growth.sites to wellmet_app
  using (workspace_id = (select platform.workspace_id())) with check (workspace_id = (select platform.workspace_id()));
create policy sites_for_the_system on growth.sites to wellmet_system using (true) with check (true);
grant select, insert, update, delete on growth.sites to wellmet_app, wellmet_system;

-- What happened on a site. No address, no user agent, no cookie. Partitions are made and dropped by growth.keep_partitions.
create table growth.events (
  workspace_id uuid not null references account.workspaces on delete cascade,
  id uuid not null,
  name text not null,
  visitor bytea,
  payload jsonb not null,
  subject_id uuid,
  at timestamptz not null,
  primary key (workspace_id, id, at)
) partition by range (at);
create index events_of_a_subject on growth.events (subject_id) where subject_id is not null;
comment on column growth.events.visitor is 'a keyed hash whose key is drawn anew each day and then deleted; null where the browser asked not to be followed';
comment on column growth.events.subject_id is 'the lead or link that it is about, if that person agreed';
alter table growth.events enable row level security, force row level security;
create policy events_of_ours on growth.events for select to wellmet_app using (workspace_id = (select platform.workspace_id()));
create policy events_for_the_system on growth.events to wellmet_system using (true) with check (true);
grant select on growth.events to wellmet_app;
grant select, insert, update, delete on growth.events to wellmet_system;

create table growth.seen_events (
  workspace_id uuid not null references account.workspaces on delete cascade,
  key uuid not null,
  at timestamptz not null,
  primary key (workspace_id, key)
);
create index seen_events_by_age on growth.seen_events (at);
comment on table growth.seen_events is 'for three days, so that what a client sends again counts once';
alter table growth.seen_events enable row level security, force row level security;
create policy seen_events_for_the_system on growth.seen_events to wellmet_system using (true) with check (true);
grant select, insert, delete on growth.seen_events to wellmet_system;

create table growth.daily_counts (
  workspace_id uuid not null references account.workspaces on delete cascade,
  day date not null,
  name text not null,
  outcome text not null,
  events integer not null,
  visitors integer,
  primary key (workspace_id, day, name, outcome)
);
comment on column growth.daily_counts.outcome is 'counted, or why it was dropped';
comment on column growth.daily_counts.visitors is 'null until the day is over';
alter table growth.daily_counts enable row level security, force row level security;
create policy daily_counts_of_ours on growth.daily_counts for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()));
create policy daily_counts_for_the_system on growth.daily_counts to wellmet_system using (true) with check (true);
grant select on growth.daily_counts to wellmet_app;
grant select, insert, update, delete on growth.daily_counts to wellmet_system;

-- Unlogged: neither the write-ahead log nor a copy of it holds a salt. After a crash the day gets a new one.
create unlogged table growth.salts (
  day date primary key,
  salt bytea not null
);
comment on table growth.salts is 'unowned: what visitors are hashed with on one day, deleted when the day is over';
alter table growth.salts enable row level security, force row level security;
create policy salts_for_the_system on growth.salts to wellmet_system using (true) with check (true);
grant select, insert, delete on growth.salts to wellmet_system;

-- The roles of the product own nothing, so partitions are made and dropped here. Answers how many there are.
create function growth.keep_partitions(moment timestamptz) returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  starts timestamp := date_trunc('month', moment at time zone 'UTC');
  partition text;
  expired text;
begin
  perform pg_advisory_xact_lock(hashtextextended('growth.keep_partitions', 0));
  foreach starts in array array[starts, starts + interval '1 month'] loop
    partition := format('events_%s', to_char(starts, 'YYYY_MM'));
    if to_regclass('growth.' || partition) is null then
      execute format('create table growth.%I partition of growth.events for values from (%L) to (%L)', partition,
        starts at time zone 'UTC', (starts + interval '1 month') at time zone 'UTC');
      execute format('alter table growth.%I enable row level security, force row level security', partition);
      execute format('create policy %I on growth.%I to wellmet_system using (true) with check (true)', partition || '_for_the_system', partition);
      execute format('comment on table growth.%I is %L', partition, 'owned by workspace_id: a month of growth.events');
    end if;
  end loop;
  for expired in
    select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'growth.events'::regclass
      and c.relname < format('events_%s', to_char((moment at time zone 'UTC') - interval '13 months', 'YYYY_MM'))
  loop
    execute format('drop table growth.%I', expired);
  end loop;
  return (select count(*)::int from pg_catalog.pg_inherits i where i.inhparent = 'growth.events'::regclass);
end $$;
revoke execute on function growth.keep_partitions from public;
grant execute on function growth.keep_partitions to wellmet_system;
