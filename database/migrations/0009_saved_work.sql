-- SAVED WORK: collections of people and companies, lists of targets, and missions. All of it is its owner's alone.

create table network.collections (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  name text not null,
  kind text not null constraint kind_is_known check (kind in ('people', 'companies', 'targets')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index collections_one_name on network.collections (owner_id, lower(name));

-- The number of a person as it was when they were saved. Who is two by then is found as for evidence: a merge files the
-- number of who goes under the survivor (contact_keys), and taking it back takes that back, so an entry needs no change.
create table network.collection_entries (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  collection_id uuid not null references network.collections on delete cascade,
  person_id bigint,
  company_id bigint,
  name text not null,
  note text,
  saved_at timestamptz not null,
  constraint person_or_company check (num_nonnulls(person_id, company_id) = 1)
);
create unique index collection_entries_one_person on network.collection_entries (owner_id, collection_id, person_id);
create unique index collection_entries_one_company on network.collection_entries (owner_id, collection_id, company_id);
create index collection_entries_newest on network.collection_entries (collection_id, saved_at desc, id desc);
create index collection_entries_of_a_person on network.collection_entries (person_id) where person_id is not null;
comment on column network.collection_entries.name is 'as it was when saved: shown once they are out of sight';

create table network.missions (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  title text not null,
  state text not null constraint state_is_known check (state in ('open', 'done', 'archived')),
  due_on date,
  roles text[] not null,
  role_queries text[] not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index missions_of_an_owner on network.missions (owner_id, created_at desc, id desc);
comment on column network.missions.role_queries is 'the roles as they are looked for in titles (tsquery)';

create table network.mission_targets (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  mission_id uuid not null references network.missions on delete cascade,
  place smallint not null,
  collection_id uuid references network.collections on delete cascade,
  person_id bigint,
  company_id bigint,
  name text,
  constraint one_kind_of_target check (num_nonnulls(collection_id, person_id, company_id) = 1),
  constraint name_unless_a_list check ((name is null) = (collection_id is not null))
);
create index mission_targets_in_order on network.mission_targets (mission_id, place);
create index mission_targets_by_collection on network.mission_targets (collection_id);
create index mission_targets_of_an_owner on network.mission_targets (owner_id);
create index mission_targets_of_a_person on network.mission_targets (person_id) where person_id is not null;

-- How many there have a role that the viewer's open missions want.
alter table network.viewer_companies add wanted int;
comment on column network.viewer_companies.wanted is 'null while no mission wants a role';

-- What the open missions of a viewer want, as one question to titles; null when they want no role.
create function network.roles_wanted(viewer int) returns text language sql stable parallel safe
  return (select string_agg(distinct '(' || r.query || ')', ' | ' order by '(' || r.query || ')')
    from network.missions m cross join unnest(m.role_queries) r(query) where m.owner_id = viewer and m.state = 'open');

-- Beside what was seen, a ranking rests on what was wanted: it is shown only while exactly that is.
alter table network.company_rankings add roles text;

-- Row-level security -------------------------------------------------------------------------------------------------

alter table network.collections enable row level security, force row level security;
alter table network.collection_entries enable row level security, force row level security;
alter table network.missions enable row level security, force row level security;
alter table network.mission_targets enable row level security, force row level security;

create policy collections_of_mine on network.collections for select to wellmet_app using (owner_id = (select network.me()));
create policy collection_entries_of_mine on network.collection_entries for select to wellmet_app using (owner_id = (select network.me()));
create policy missions_of_mine on network.missions for select to wellmet_app using (owner_id = (select network.me()));
create policy mission_targets_of_mine on network.mission_targets for select to wellmet_app using (owner_id = (select network.me()));

do $$
declare
  t text;
begin
  foreach t in array array['collections', 'collection_entries', 'missions', 'mission_targets'] loop
    execute format('create policy %I on network.%I to wellmet_system using (true) with check (true)', t || '_for_the_system', t);
    execute format('grant select, insert, update, delete on network.%I to wellmet_system', t);
    execute format('grant select on network.%I to wellmet_app', t);
  end loop;
end $$;
