-- WHO KNOWS WHOM. A network belongs to a seat: one user in one workspace. Whoever is in two workspaces has two networks,
-- and everything can be moved to another server workspace by workspace.
--
-- A person is a key, not a row: person_id is the first 64 bits of a keyed hash of the strongest thing known about them
-- (LinkedIn address, e-mail, telephone, or for somebody without any of these their name as one owner wrote it). So two
-- owners' contacts meet in one person without a table that both fill, and no id, count or order that one of them sees
-- depends on what the other imported. Companies likewise, by their name.
create schema network;
grant usage on schema network to wellmet_app, wellmet_system;

create table network.owners (
  id int generated always as identity primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  created_at timestamptz not null default now()
);
create unique index owners_one_seat on network.owners (workspace_id, user_id);
create index owners_of_a_user on network.owners (user_id);

-- The viewer's own seat; null before they have one.
create function network.me() returns int language sql stable parallel safe
  return (select o.id from network.owners o where o.workspace_id = platform.workspace_id() and o.user_id = platform.viewer_id());

-- Whose network a viewer may use, themselves included: the bound of every question. A hidden contact is filed under the
-- negative number of its owner, which is visible to that owner alone.
create table network.visible (
  viewer_id int not null references network.owners on delete cascade,
  owner_id int not null,
  w int not null constraint weight_is_permille check (w between 0 and 1000),
  kind smallint not null constraint kind_is_known check (kind in (0, 1, 2)),
  primary key (viewer_id, owner_id) include (w, kind)
);
create index visible_by_owner on network.visible (owner_id, viewer_id);
comment on column network.visible.kind is '0 self, 1 workspace, 2 granted';

-- What an owner decided; private until they say otherwise.
create table network.sharing (
  owner_id int primary key references network.owners on delete cascade,
  mode text not null constraint mode_is_known check (mode in ('private', 'workspace', 'selected')),
  changed_at timestamptz not null
);
create table network.sharing_grants (
  owner_id int not null references network.owners on delete cascade,
  viewer_id int not null references network.owners on delete cascade,
  primary key (owner_id, viewer_id)
);
create index sharing_grants_to_a_viewer on network.sharing_grants (viewer_id);

-- What may be shown of a contact when its network is shared, and nothing more.
create table network.contacts (
  owner_id int not null,
  person_id bigint not null,
  name text not null,
  title text,
  company text,
  company_id bigint,
  location text,
  changed_at timestamptz not null,
  primary key (owner_id, person_id)
);
create index contacts_at_a_company on network.contacts (owner_id, company_id) where company_id is not null;

-- What only its owner ever sees.
create table network.contact_details (
  owner_id int not null,
  person_id bigint not null,
  emails text[] not null,
  phones text[] not null,
  linkedin_slug text,
  connected_on date,
  sources text[] not null,
  first_seen_at timestamptz not null,
  primary key (owner_id, person_id)
);

-- Every key of a contact, so that the next import finds them again by any of them.
create table network.contact_keys (
  owner_id int not null,
  key bigint not null,
  person_id bigint not null,
  primary key (owner_id, key)
);
create index contact_keys_of_a_person on network.contact_keys (owner_id, person_id);

-- What happened between an owner and a person. Append-only; the reference makes a second import of it change nothing.
create table network.evidence (
  owner_id int not null,
  person_id bigint not null,
  kind smallint not null,
  ref bigint not null,
  at timestamptz not null,
  -- 1 from the owner, -1 to the owner, 0 together
  direction smallint not null constraint direction_is_known check (direction in (-1, 0, 1)),
  -- how many others were addressed, and whether only in copy
  people smallint not null,
  in_copy boolean not null,
  primary key (owner_id, person_id, kind, ref)
);
comment on column network.evidence.kind is '1 mail, 2 meeting, 3 linkedin message, 4 linkedin connection, 5 invitation, 6 endorsement, 7 recommendation, 8 address book';

create table network.edges (
  owner_id int not null,
  person_id bigint not null,
  company_id bigint,
  -- permille; null is unknown, which is not zero
  strength smallint constraint strength_is_permille check (strength between 0 and 1000),
  two_way boolean not null,
  last_day int,
  n_messages int not null,
  n_meetings int not null,
  formula smallint not null,
  computed_at timestamptz not null,
  primary key (owner_id, person_id) include (strength, two_way, company_id)
);
create index edges_strongest on network.edges (owner_id, strength desc nulls last, person_id) include (n_messages);
create index edges_of_a_person on network.edges (person_id, owner_id) include (strength, two_way);

-- When an owner's strengths were last worked out, and what that did.
create table network.syncs (
  owner_id int primary key references network.owners on delete cascade,
  synced_at timestamptz not null,
  people int not null,
  milliseconds int not null
);

-- What a newer file said otherwise than an older one: a new company, a new title.
create table network.contact_changes (
  owner_id int not null,
  person_id bigint not null,
  changed_at timestamptz not null,
  title_before text,
  title_after text,
  company_before text,
  company_after text,
  primary key (owner_id, changed_at, person_id)
);

-- Imports: the file waits in pieces until a worker has read it, and is gone afterwards.
create table network.imports (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  file_name text not null,
  bytes bigint not null,
  content_hash bytea,
  state text not null constraint state_is_known check (state in ('uploading', 'waiting', 'reading', 'done', 'refused')),
  format text,
  counts jsonb not null,
  problem text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index imports_of_an_owner on network.imports (owner_id, created_at desc);
create index imports_in_a_workspace on network.imports (workspace_id);
create index imports_of_a_user on network.imports (user_id);

create table network.import_pieces (
  import_id uuid not null references network.imports on delete cascade,
  owner_id int not null,
  number int not null,
  bytes bytea not null,
  primary key (owner_id, import_id, number)
);
create index import_pieces_of_an_import on network.import_pieces (import_id, number);
alter table network.import_pieces alter bytes set storage external;

create table network.import_skips (
  import_id uuid not null references network.imports on delete cascade,
  owner_id int not null,
  number int not null,
  file text not null,
  line int,
  reason text not null,
  primary key (owner_id, import_id, number)
);
create index import_skips_of_an_import on network.import_skips (import_id, number);

-- Row-level security -------------------------------------------------------------------------------------------------

alter table network.owners enable row level security, force row level security;
alter table network.visible enable row level security, force row level security;
alter table network.sharing enable row level security, force row level security;
alter table network.sharing_grants enable row level security, force row level security;
alter table network.contacts enable row level security, force row level security;
alter table network.contact_details enable row level security, force row level security;
alter table network.contact_keys enable row level security, force row level security;
alter table network.evidence enable row level security, force row level security;
alter table network.edges enable row level security, force row level security;
alter table network.syncs enable row level security, force row level security;
alter table network.contact_changes enable row level security, force row level security;
alter table network.imports enable row level security, force row level security;
alter table network.import_pieces enable row level security, force row level security;
alter table network.import_skips enable row level security, force row level security;

-- A seat says no more than the list of members does.
create policy owners_of_my_workspace on network.owners for select to wellmet_app using (workspace_id = platform.workspace_id());
create policy owners_take_their_own_seat on network.owners for insert to wellmet_app
  with check (workspace_id = platform.workspace_id() and user_id = platform.viewer_id());
create policy visible_to_me on network.visible for select to wellmet_app using (viewer_id = (select network.me()));

create policy sharing_of_mine on network.sharing for select to wellmet_app using (owner_id = (select network.me()));
create policy sharing_grants_of_mine on network.sharing_grants for select to wellmet_app using (owner_id = (select network.me()));

-- One hashed subplan each: measured cheaper than a list of owners in a setting.
create policy contacts_of_visible_owners on network.contacts for select to wellmet_app
  using (exists (select from network.visible v where v.viewer_id = (select network.me()) and v.owner_id = contacts.owner_id));
create policy edges_of_visible_owners on network.edges for select to wellmet_app
  using (exists (select from network.visible v where v.viewer_id = (select network.me()) and v.owner_id = edges.owner_id));

create policy contact_details_of_mine on network.contact_details for select to wellmet_app
  using (owner_id in ((select network.me()), (select - network.me())));
create policy contact_keys_of_mine on network.contact_keys for select to wellmet_app
  using (owner_id in ((select network.me()), (select - network.me())));
create policy evidence_of_mine on network.evidence for select to wellmet_app
  using (owner_id in ((select network.me()), (select - network.me())));
create policy syncs_of_mine on network.syncs for select to wellmet_app using (owner_id = (select network.me()));
create policy contact_changes_of_mine on network.contact_changes for select to wellmet_app using (owner_id = (select network.me()));
create policy imports_of_mine on network.imports to wellmet_app
  using (owner_id = (select network.me())) with check (owner_id = (select network.me()));
create policy import_pieces_of_mine on network.import_pieces to wellmet_app
  using (owner_id = (select network.me())) with check (owner_id = (select network.me()));
create policy import_skips_of_mine on network.import_skips for select to wellmet_app using (owner_id = (select network.me()));

do $$
declare
  t text;
begin
  foreach t in array array['owners', 'visible', 'sharing', 'sharing_grants', 'contacts', 'contact_details', 'contact_keys', 'evidence', 'edges', 'syncs', 'contact_changes', 'imports', 'import_pieces', 'import_skips'] loop
    execute format('create policy %I on network.%I to wellmet_system using (true) with check (true)', t || '_for_the_system', t);
    execute format('grant select, insert, update, delete on network.%I to wellmet_system', t);
    execute format('grant select on network.%I to wellmet_app', t);
  end loop;
end $$;
grant insert on network.owners, network.imports, network.import_pieces to wellmet_app;
grant update (state, bytes, content_hash) on network.imports to wellmet_app;
grant delete on network.imports to wellmet_app;
