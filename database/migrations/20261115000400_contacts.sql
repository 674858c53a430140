-- WHAT A MEMBER BRINGS IN: contacts, what happened between them and the member, the files it was read from, and the care
-- for contacts: who is twice in a network, who was made one, who is hidden, and who was erased.

create schema contacts;
grant usage on schema contacts to wellmet_app, wellmet_system;

-- What may be shown of a contact when its network is shared, and nothing more. A hidden contact is shown to its owner alone.
create table contacts.contacts (
  network_id int not null,
  person_id bigint not null,
  name text not null,
  title text,
  company text,
  company_id bigint,
  location text,
  changed_at timestamptz not null,
  -- Words for finding and ranking: name A, company B, title C, location D, accents folded.
  search_vector tsvector not null default '',
  kind smallint not null default 0,
  is_hidden boolean not null default false,
  primary key (network_id, person_id)
);
create index contacts_at_a_company on contacts.contacts (network_id, company_id) where company_id is not null;
comment on column contacts.contacts.kind is 'what the title says: 1 founder, 2 investor; both may be set';
create trigger contacts_came after insert on contacts.contacts
  referencing new table as changed for each statement execute function identity.record_network_change();
create trigger contacts_went after delete on contacts.contacts
  referencing old table as changed for each statement execute function identity.record_network_change();
-- Hiding somebody is a change of what is shown and of what is hidden: both sides of an update count.
create trigger contacts_were after update on contacts.contacts
  referencing old table as changed for each statement execute function identity.record_network_change();
create trigger contacts_became after update on contacts.contacts
  referencing new table as changed for each statement execute function identity.record_network_change();
create trigger contacts_belong_to_a_network after insert on contacts.contacts
  referencing new table as written for each statement execute function identity.check_member_network();
alter table contacts.contacts enable row level security, force row level security;
-- One hashed subplan each: measured cheaper than a list of owners in a setting. Writes have
-- their own policies: one for all commands would add a condition to every read.
create policy contacts_of_visible_networks on contacts.contacts for select to wellmet_app
  using (exists (select from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id()) and v.network_id = contacts.network_id)
    and (not is_hidden or network_id = (select identity.viewer_network_id())));
-- Public things are seen by who is signed in.
create policy contacts_of_nobody on contacts.contacts for select to wellmet_app
  using (network_id = 0 and (select platform.viewer_id()) is not null);
create policy contacts_insert_mine on contacts.contacts for insert to wellmet_app with check (network_id = (select identity.viewer_network_id()));
create policy contacts_update_mine on contacts.contacts for update to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy contacts_delete_mine on contacts.contacts for delete to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy contacts_for_the_system on contacts.contacts to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.contacts to wellmet_app;
grant select, insert, update, delete on contacts.contacts to wellmet_system;

-- What only its owner ever sees.
create table contacts.contact_details (
  network_id int not null,
  person_id bigint not null,
  emails text[] not null,
  phones text[] not null,
  linkedin_slug text,
  connected_on date,
  sources text[] not null,
  first_seen_at timestamptz not null,
  primary key (network_id, person_id)
);
create trigger contact_details_belong_to_a_network after insert on contacts.contact_details
  referencing new table as written for each statement execute function identity.check_member_network();
alter table contacts.contact_details enable row level security, force row level security;
create policy contact_details_of_mine on contacts.contact_details to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy contact_details_for_the_system on contacts.contact_details to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.contact_details to wellmet_app;
grant select, insert, update, delete on contacts.contact_details to wellmet_system;

-- Every key of a contact, so that the next import finds them again by any of them.
create table contacts.contact_keys (
  network_id int not null,
  key bigint not null,
  person_id bigint not null,
  primary key (network_id, key)
);
create index contact_keys_of_a_person on contacts.contact_keys (network_id, person_id);
create trigger contact_keys_belong_to_a_network after insert on contacts.contact_keys
  referencing new table as written for each statement execute function identity.check_member_network();
alter table contacts.contact_keys enable row level security, force row level security;
create policy contact_keys_of_mine on contacts.contact_keys to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy contact_keys_for_the_system on contacts.contact_keys to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.contact_keys to wellmet_app;
grant select, insert, update, delete on contacts.contact_keys to wellmet_system;

-- What a newer file said otherwise than an older one: a new company, a new title.
create table contacts.contact_changes (
  network_id int not null,
  person_id bigint not null,
  changed_at timestamptz not null,
  title_before text,
  title_after text,
  company_before text,
  company_after text,
  primary key (network_id, changed_at, person_id)
);
create trigger contact_changes_belong_to_a_network after insert on contacts.contact_changes
  referencing new table as written for each statement execute function identity.check_member_network();
alter table contacts.contact_changes enable row level security, force row level security;
create policy contact_changes_of_mine on contacts.contact_changes to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy contact_changes_for_the_system on contacts.contact_changes to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.contact_changes to wellmet_app;
grant select, insert, update, delete on contacts.contact_changes to wellmet_system;

-- What happened between an owner and a person. Append-only; the reference makes a second import of it change nothing.
create table contacts.evidence (
  network_id int not null,
  person_id bigint not null,
  kind smallint not null,
  ref bigint not null,
  at timestamptz not null,
  -- 1 from the owner, -1 to the owner, 0 together
  direction smallint not null constraint direction_is_known check (direction in (-1, 0, 1)),
  -- how many others were addressed, and whether only in copy
  people smallint not null,
  in_copy boolean not null,
  primary key (network_id, person_id, kind, ref)
);
comment on column contacts.evidence.kind is '1 mail, 2 meeting, 3 linkedin message, 4 linkedin connection, 5 invitation, 6 endorsement, 7 recommendation';
create trigger evidence_belong_to_a_network after insert on contacts.evidence
  referencing new table as written for each statement execute function identity.check_member_network();
alter table contacts.evidence enable row level security, force row level security;
create policy evidence_of_mine on contacts.evidence to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy evidence_for_the_system on contacts.evidence to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.evidence to wellmet_app;
grant select, insert, update, delete on contacts.evidence to wellmet_system;

-- Where one may be or have been: companies, schools, communities. A number is a keyed hash of the name, so the company in
-- somebody's address book is the one in the directory.
create table contacts.places (
  id bigint primary key,
  kind smallint not null constraint kind_is_known check (kind in (1, 2, 3)),
  name text not null,
  domain text,
  industry text,
  location text,
  people int constraint people_is_positive check (people > 0),
  -- Codes of identity/companies-by-name: what the industry says, or else the name and the domain.
  sectors text[] not null default '{}',
  source text not null,
  as_of date not null
);
create index places_by_domain on contacts.places (domain) where domain is not null;
create index places_by_sector on contacts.places using gin (sectors) with (fastupdate = off);
comment on table contacts.places is 'unowned: public facts';
comment on column contacts.places.kind is '1 company, 2 school, 3 community';
alter table contacts.places enable row level security, force row level security;
create policy places_are_public on contacts.places for select to wellmet_app using (true);
create policy places_for_the_system on contacts.places to wellmet_system using (true) with check (true);
grant select on contacts.places to wellmet_app;
grant select, insert, update, delete on contacts.places to wellmet_system;

-- When somebody was where. Of owner 0 in public; of an owner, what their own files say. Person 0 is the owner themselves.
create table contacts.positions (
  network_id int not null,
  person_id bigint not null,
  ref bigint not null,
  kind smallint not null constraint kind_is_known check (kind in (1, 2, 3, 4)),
  place_id bigint not null,
  place text not null,
  role text,
  department text,
  location text,
  -- months since year 0; null is unknown
  from_month int,
  to_month int,
  is_current boolean not null,
  source text not null,
  as_of date not null,
  primary key (network_id, person_id, ref)
);
create index positions_at_a_place on contacts.positions (network_id, place_id, person_id);
comment on column contacts.positions.kind is '1 worked at, 2 studied at, 3 belongs to, 4 invested in';
create trigger positions_belong_to_a_network after insert on contacts.positions
  referencing new table as written for each statement execute function identity.check_member_network();
alter table contacts.positions enable row level security, force row level security;
-- Where a contact was before is not among what sharing shows: only their owner's files say it, and only to the owner.
create policy positions_of_mine_and_nobody on contacts.positions for select to wellmet_app
  using (network_id in (0, (select identity.viewer_network_id())) and (select platform.viewer_id()) is not null);
create policy positions_insert_mine on contacts.positions for insert to wellmet_app with check (network_id = (select identity.viewer_network_id()));
create policy positions_update_mine on contacts.positions for update to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy positions_delete_mine on contacts.positions for delete to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy positions_for_the_system on contacts.positions to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.positions to wellmet_app;
grant select, insert, update, delete on contacts.positions to wellmet_system;

-- Imports: the file waits in pieces until a worker has read it, and is gone afterwards.
create table contacts.imports (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
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
create index imports_of_an_owner on contacts.imports (network_id, created_at desc);
create index imports_in_a_workspace on contacts.imports (workspace_id);
create index imports_of_a_user on contacts.imports (user_id);
alter table contacts.imports enable row level security, force row level security;
create policy imports_of_mine on contacts.imports to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy imports_for_the_system on contacts.imports to wellmet_system using (true) with check (true);
grant select, insert, delete, update (state, bytes, content_hash, format, counts, problem, finished_at) on contacts.imports to wellmet_app;
grant select, insert, update, delete on contacts.imports to wellmet_system;

-- What each user uploaded on a day, in UTC. Counted piece by piece, so that an upload which breaks off counts too.
create table contacts.import_usage (
  user_id uuid not null references account.users on delete cascade,
  day date not null,
  files int not null,
  bytes bigint not null,
  primary key (user_id, day)
);
alter table contacts.import_usage enable row level security, force row level security;
create policy import_usage_of_mine on contacts.import_usage to wellmet_app
  using (user_id = (select platform.viewer_id())) with check (user_id = (select platform.viewer_id()));
create policy import_usage_for_the_system on contacts.import_usage to wellmet_system using (true) with check (true);
grant select, insert, delete, update (files, bytes) on contacts.import_usage to wellmet_app;
grant select, insert, update, delete on contacts.import_usage to wellmet_system;

create table contacts.import_pieces (
  import_id uuid not null references contacts.imports on delete cascade,
  network_id int not null references identity.member_networks on delete cascade,
  number int not null,
  bytes bytea not null,
  primary key (network_id, import_id, number)
);
create index import_pieces_of_an_import on contacts.import_pieces (import_id, number);
alter table contacts.import_pieces alter bytes set storage external;
alter table contacts.import_pieces enable row level security, force row level security;
create policy import_pieces_of_mine on contacts.import_pieces to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy import_pieces_for_the_system on contacts.import_pieces to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.import_pieces to wellmet_app;
grant select, insert, update, delete on contacts.import_pieces to wellmet_system;

create table contacts.import_skips (
  import_id uuid not null references contacts.imports on delete cascade,
  network_id int not null references identity.member_networks on delete cascade,
  number int not null,
  file text not null,
  line int,
  reason text not null,
  primary key (network_id, import_id, number)
);
create index import_skips_of_an_import on contacts.import_skips (import_id, number);
alter table contacts.import_skips enable row level security, force row level security;
create policy import_skips_of_mine on contacts.import_skips to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy import_skips_for_the_system on contacts.import_skips to wellmet_system using (true) with check (true);
grant select, insert on contacts.import_skips to wellmet_app;
grant select, insert, update, delete on contacts.import_skips to wellmet_system;

-- Two contacts who are not the same person, because their owner said so. Outranks a key that both have.
create table contacts.distinct_contacts (
  network_id int not null references identity.member_networks on delete cascade,
  a bigint not null,
  b bigint not null,
  marked_at timestamptz not null,
  primary key (network_id, a, b),
  constraint lesser_first check (a < b)
);
create index distinct_contacts_as_the_second on contacts.distinct_contacts (network_id, b);
alter table contacts.distinct_contacts enable row level security, force row level security;
create policy distinct_contacts_of_mine on contacts.distinct_contacts to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy distinct_contacts_for_the_system on contacts.distinct_contacts to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.distinct_contacts to wellmet_app;
grant select, insert, update, delete on contacts.distinct_contacts to wellmet_system;

-- Two who became one. "before" holds the rows that went or were changed, so that it can be taken back; "after" what the
-- merge made of the survivor, so that what came later can be told from it. Both are gone once it was taken back.
create table contacts.merges (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  -- Counted for each network, which must survive a move to another server: a later merge has a higher number.
  number int not null,
  survivor_id bigint not null,
  gone_id bigint not null,
  survivor_name text not null,
  gone_name text not null,
  made_by text not null constraint maker_is_known check (made_by in ('hand', 'key')),
  made_at timestamptz not null,
  undone_at timestamptz,
  before jsonb,
  after jsonb
);
create unique index merges_newest on contacts.merges (network_id, number desc);
create index merges_of_a_survivor on contacts.merges (network_id, survivor_id);
create index merges_of_the_gone on contacts.merges (network_id, gone_id);
alter table contacts.merges enable row level security, force row level security;
create policy merges_of_mine on contacts.merges to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy merges_for_the_system on contacts.merges to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.merges to wellmet_app;
grant select, insert, update, delete on contacts.merges to wellmet_system;

-- By which key evidence arrived for somebody who is two by a merge: taken back, it goes with the key.
create table contacts.merged_evidence (
  network_id int not null references identity.member_networks on delete cascade,
  person_id bigint not null,
  kind smallint not null,
  ref bigint not null,
  key bigint not null,
  is_new boolean not null,
  primary key (network_id, person_id, kind, ref, key)
);
comment on column contacts.merged_evidence.is_new is 'nobody had it before: it came with this key';
alter table contacts.merged_evidence enable row level security, force row level security;
create policy merged_evidence_of_mine on contacts.merged_evidence to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy merged_evidence_for_the_system on contacts.merged_evidence to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.merged_evidence to wellmet_app;
grant select, insert, update, delete on contacts.merged_evidence to wellmet_system;

-- What an owner hides: one contact, everybody at a company, everybody with an address at a domain.
create table contacts.hide_rules (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  company text,
  company_id bigint,
  domain text,
  created_at timestamptz not null,
  constraint company_has_its_number check ((company is null) = (company_id is null)),
  constraint one_kind_of_rule check (company is null or domain is null)
);
create index hide_rules_of_an_owner on contacts.hide_rules (network_id, created_at);
comment on table contacts.hide_rules is 'without company and domain it hides one contact, who stands in hidden_contacts';
alter table contacts.hide_rules enable row level security, force row level security;
create policy hide_rules_of_mine on contacts.hide_rules to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy hide_rules_for_the_system on contacts.hide_rules to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.hide_rules to wellmet_app;
grant select, insert, update, delete on contacts.hide_rules to wellmet_system;

-- Whom each of them hides. Somebody stays hidden until the last one is lifted, also when they change company.
create table contacts.hidden_contacts (
  network_id int not null references identity.member_networks on delete cascade,
  hide_rule_id uuid not null references contacts.hide_rules on delete cascade,
  person_id bigint not null,
  primary key (network_id, person_id, hide_rule_id)
);
create index hidden_contacts_by_a_rule on contacts.hidden_contacts (hide_rule_id);
alter table contacts.hidden_contacts enable row level security, force row level security;
create policy hidden_contacts_of_mine on contacts.hidden_contacts to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy hidden_contacts_for_the_system on contacts.hidden_contacts to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.hidden_contacts to wellmet_app;
grant select, insert, update, delete on contacts.hidden_contacts to wellmet_system;

-- Whom an owner erased, as keyed numbers of their handles: nothing of it can be read. Owner 0 is everybody's.
create table contacts.deletions (
  network_id int not null,
  key bigint not null,
  deletion_id uuid not null,
  deleted_at timestamptz not null,
  primary key (network_id, key)
);
create index deletions_at_once on contacts.deletions (network_id, deletion_id);
create trigger deletions_belong_to_a_network after insert on contacts.deletions
  referencing new table as written for each statement execute function identity.check_member_network();
alter table contacts.deletions enable row level security, force row level security;
create policy deletions_of_mine on contacts.deletions to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
-- Imports skip everybody who was erased from the directory.
create policy deletions_of_everybody on contacts.deletions for select to wellmet_app
  using (network_id = 0 and (select platform.viewer_id()) is not null);
create policy deletions_for_the_system on contacts.deletions to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.deletions to wellmet_app;
grant select, insert, update, delete on contacts.deletions to wellmet_system;

-- Whoever deletes a network, a workspace or a user deletes these with it; the other tables have foreign keys.
create function contacts.delete_contacts_of_network() returns trigger language plpgsql as $$
begin
  delete from contacts.contacts where network_id = old.id;
  delete from contacts.contact_details where network_id = old.id;
  delete from contacts.contact_keys where network_id = old.id;
  delete from contacts.contact_changes where network_id = old.id;
  delete from contacts.evidence where network_id = old.id;
  delete from contacts.positions where network_id = old.id;
  delete from contacts.deletions where network_id = old.id;
  return null;
end $$;
create trigger member_networks_delete_contacts after delete on identity.member_networks for each row execute function contacts.delete_contacts_of_network();
