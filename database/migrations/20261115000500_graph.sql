-- WHO KNOWS WHOM, and how well: what is worked out from evidence, from what was seen together, and from how introductions
-- turned out.

create table network.edges (
  owner_id int not null,
  person_id bigint not null,
  company_id bigint,
  -- permille; null is unknown, which is not zero
  strength smallint constraint strength_is_permille check (strength between 0 and 1000),
  two_way boolean not null,
  -- As in contacts. Every index carries it, at no size: row-level security asks for it, and plans stay index-only.
  is_hidden boolean not null default false,
  last_day int,
  n_messages int not null,
  n_meetings int not null,
  formula smallint not null,
  computed_at timestamptz not null,
  -- Contact of a year with half-life, each way: what the score of a connector is made of, beside the strength.
  sent real not null default 0,
  returned real not null default 0,
  primary key (owner_id, person_id) include (strength, two_way, is_hidden, company_id)
);
create index edges_strongest on network.edges (owner_id, strength desc nulls last, person_id) include (n_messages, is_hidden);
create index edges_of_a_person on network.edges (person_id, owner_id) include (strength, two_way, is_hidden);
create trigger edges_came after insert on network.edges
  referencing new table as changed for each statement execute function network.note_change();
create trigger edges_went after delete on network.edges
  referencing old table as changed for each statement execute function network.note_change();
-- Hiding somebody is a change of what is shown and of what is hidden: both sides of an update count.
create trigger edges_were after update on network.edges
  referencing old table as changed for each statement execute function network.note_change();
create trigger edges_became after update on network.edges
  referencing new table as changed for each statement execute function network.note_change();
create trigger edges_belong_to_a_network after insert on network.edges
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.edges enable row level security, force row level security;
create policy edges_of_visible_owners on network.edges for select to wellmet_app
  using (exists (select from network.visible v where v.viewer_id = (select network.me()) and v.owner_id = edges.owner_id)
    and (not is_hidden or owner_id = (select network.me())));
create policy edges_for_the_system on network.edges to wellmet_system using (true) with check (true);
grant select on network.edges to wellmet_app;
grant select, insert, update, delete on network.edges to wellmet_system;

-- When an owner's strengths were last worked out, and what that did.
create table network.syncs (
  owner_id int primary key references network.owners on delete cascade,
  synced_at timestamptz not null,
  people int not null,
  milliseconds int not null
);
alter table network.syncs enable row level security, force row level security;
create policy syncs_of_mine on network.syncs for select to wellmet_app using (owner_id = (select network.me()));
create policy syncs_for_the_system on network.syncs to wellmet_system using (true) with check (true);
grant select on network.syncs to wellmet_app;
grant select, insert, update, delete on network.syncs to wellmet_system;

-- Two of an owner's contacts together in a small thread or meeting of the owner's. Append-only; each pair once, lesser first.
create table network.sightings (
  owner_id int not null,
  a bigint not null,
  b bigint not null,
  ref bigint not null,
  day int not null,
  others smallint not null,
  -- they met, or one of them wrote to the other
  direct boolean not null,
  primary key (owner_id, a, b, ref),
  constraint lesser_first check (a < b)
);
create index sightings_of_the_second on network.sightings (owner_id, b);
create trigger sightings_belong_to_a_network after insert on network.sightings
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.sightings enable row level security, force row level security;
create policy sightings_of_mine on network.sightings for select to wellmet_app using (owner_id = (select network.me()));
create policy sightings_for_the_system on network.sightings to wellmet_system using (true) with check (true);
grant select on network.sightings to wellmet_app;
grant select, insert, update, delete on network.sightings to wellmet_system;

-- Who seems to know whom. Of owner 0 derived from public facts; of an owner, seen in their own threads and theirs alone.
-- Both directions are stored, at most 50 of each person and owner.
create table network.ties (
  owner_id int not null,
  a bigint not null,
  b bigint not null,
  permille smallint not null constraint permille_is_a_chance check (permille between 1 and 1000),
  basis smallint not null constraint basis_is_known check (basis in (1, 2, 3, 4)),
  last_day int,
  primary key (owner_id, a, b) include (permille, basis)
);
-- Whoever goes takes their ties along, from both ends.
create index ties_of_the_second on network.ties (owner_id, b);
comment on column network.ties.basis is '1 seen together, 2 employer, 3 school, 4 community: the strongest reason';
create trigger ties_belong_to_a_network after insert on network.ties
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.ties enable row level security, force row level security;
create policy ties_of_mine_and_nobody on network.ties for select to wellmet_app
  using (owner_id in (0, (select network.me())) and (select platform.viewer_id()) is not null);
create policy ties_for_the_system on network.ties to wellmet_system using (true) with check (true);
grant select on network.ties to wellmet_app;
grant select, insert, update, delete on network.ties to wellmet_system;

-- Recomputed as a whole for a workspace, never counted up: a line that is wrong is right after the next time. Keys are keyed
-- hashes: of a connector, a target or a company; 0 for the workspace itself.
create table network.introduction_counts (
  workspace_id uuid not null references account.workspaces on delete cascade,
  -- Who asked, where the line would tell whom they asked for; null where the whole workspace may know.
  user_id uuid references account.users on delete cascade,
  -- The user or else the workspace: a key needs a value, and replication needs a key.
  audience_id uuid not null constraint audience_is_who_may_know check (audience_id = coalesce(user_id, workspace_id)),
  about text not null constraint about_is_known check (about in
    ('asks_of_connector', 'intros_by_connector', 'open_asks', 'intros_to_target', 'intros_into_company', 'asks_in_workspace', 'intros_in_workspace')),
  key bigint not null,
  asked int not null,
  happened int not null constraint happened_were_asked check (happened <= asked),
  asked_lately float8 not null,
  happened_lately float8 not null,
  rate float8 not null constraint rate_is_a_chance check (rate > 0 and rate < 1),
  shift float8 not null default 0,
  day int not null,
  last_at timestamptz not null,
  primary key (workspace_id, audience_id, about, key)
);
create index introduction_counts_of_a_user on network.introduction_counts (user_id);
comment on column network.introduction_counts.asked_lately is 'what they count for on the day: an outcome fades';
comment on column network.introduction_counts.rate is 'share that is expected, drawn to that of everybody while little is counted';
comment on column network.introduction_counts.shift is 'of the workspace alone: what its own outcomes add to every log odds';
alter table network.introduction_counts enable row level security, force row level security;
create policy introduction_counts_of_ours on network.introduction_counts for select to wellmet_app
  using (workspace_id = platform.workspace_id() and (user_id is null or user_id = platform.viewer_id()));
create policy introduction_counts_for_the_system on network.introduction_counts to wellmet_system using (true) with check (true);
grant select on network.introduction_counts to wellmet_app;
grant select, insert, update, delete on network.introduction_counts to wellmet_system;

-- As for contacts: no relationship outlives its network.
create function network.delete_relationships_of_network() returns trigger language plpgsql as $$
begin
  delete from network.edges where owner_id = old.id;
  delete from network.sightings where owner_id = old.id;
  delete from network.ties where owner_id = old.id;
  return null;
end $$;
create trigger owners_delete_relationships after delete on network.owners for each row execute function network.delete_relationships_of_network();
