-- WHAT A MEMBER BRINGS IN: contacts, what happened between them and the member, the files it was read from, and the care
-- for contacts: who is twice in a network, who was made one, who is hidden, and who was erased.

-- What may be shown of a contact when its network is shared, and nothing more. A hidden contact is shown to its owner alone.
create table network.contacts (
  owner_id int not null,
  person_id bigint not null,
  name text not null,
  title text,
  company text,
  company_id bigint,
  location text,
  changed_at timestamptz not null,
  -- Words for finding and ranking: name A, company B, title C, location D, accents folded.
  words tsvector not null default '',
  kind smallint not null default 0,
  is_hidden boolean not null default false,
  primary key (owner_id, person_id)
);
create index contacts_at_a_company on network.contacts (owner_id, company_id) where company_id is not null;
comment on column network.contacts.kind is 'what the title says: 1 founder, 2 investor; both may be set';
create trigger contacts_came after insert on network.contacts
  referencing new table as changed for each statement execute function network.note_change();
create trigger contacts_went after delete on network.contacts
  referencing old table as changed for each statement execute function network.note_change();
-- Hiding somebody is a change of what is shown and of what is hidden: both sides of an update count.
create trigger contacts_were after update on network.contacts
  referencing old table as changed for each statement execute function network.note_change();
create trigger contacts_became after update on network.contacts
  referencing new table as changed for each statement execute function network.note_change();
create trigger contacts_belong_to_a_network after insert on network.contacts
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.contacts enable row level security, force row level security;
-- One hashed subplan each: measured cheaper than a list of owners in a setting.
create policy contacts_of_visible_owners on network.contacts for select to wellmet_app
  using (exists (select from network.visible v where v.viewer_id = (select network.me()) and v.owner_id = contacts.owner_id)
    and (not is_hidden or owner_id = (select network.me())));
-- Public things are seen by who is signed in.
create policy contacts_of_nobody on network.contacts for select to wellmet_app
  using (owner_id = 0 and (select platform.viewer_id()) is not null);
create policy contacts_for_the_system on network.contacts to wellmet_system using (true) with check (true);
grant select on network.contacts to wellmet_app;
grant select, insert, update, delete on network.contacts to wellmet_system;

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
create trigger contact_details_belong_to_a_network after insert on network.contact_details
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.contact_details enable row level security, force row level security;
create policy contact_details_of_mine on network.contact_details for select to wellmet_app
  using (owner_id = (select network.me()));
create policy contact_details_for_the_system on network.contact_details to wellmet_system using (true) with check (true);
grant select on network.contact_details to wellmet_app;
grant select, insert, update, delete on network.contact_details to wellmet_system;

-- Every key of a contact, so that the next import finds them again by any of them.
create table network.contact_keys (
  owner_id int not null,
  key bigint not null,
  person_id bigint not null,
  primary key (owner_id, key)
);
create index contact_keys_of_a_person on network.contact_keys (owner_id, person_id);
create trigger contact_keys_belong_to_a_network after insert on network.contact_keys
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.contact_keys enable row level security, force row level security;
create policy contact_keys_of_mine on network.contact_keys for select to wellmet_app
  using (owner_id = (select network.me()));
create policy contact_keys_for_the_system on network.contact_keys to wellmet_system using (true) with check (true);
grant select on network.contact_keys to wellmet_app;
grant select, insert, update, delete on network.contact_keys to wellmet_system;

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
create trigger contact_changes_belong_to_a_network after insert on network.contact_changes
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.contact_changes enable row level security, force row level security;
create policy contact_changes_of_mine on network.contact_changes for select to wellmet_app using (owner_id = (select network.me()));
create policy contact_changes_for_the_system on network.contact_changes to wellmet_system using (true) with check (true);
grant select on network.contact_changes to wellmet_app;
grant select, insert, update, delete on network.contact_changes to wellmet_system;

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
comment on column network.evidence.kind is '1 mail, 2 meeting, 3 linkedin message, 4 linkedin connection, 5 invitation, 6 endorsement, 7 recommendation';
create trigger evidence_belong_to_a_network after insert on network.evidence
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.evidence enable row level security, force row level security;
create policy evidence_of_mine on network.evidence for select to wellmet_app
  using (owner_id = (select network.me()));
create policy evidence_for_the_system on network.evidence to wellmet_system using (true) with check (true);
grant select on network.evidence to wellmet_app;
grant select, insert, update, delete on network.evidence to wellmet_system;

-- Where one may be or have been: companies, schools, communities. A number is a keyed hash of the name, so the company in
-- somebody's address book is the one in the directory.
create table network.places (
  id bigint primary key,
  kind smallint not null constraint kind_is_known check (kind in (1, 2, 3)),
  name text not null,
  domain text,
  industry text,
  location text,
  people int constraint people_is_positive check (people > 0),
  source text not null,
  as_of date not null
);
create index places_by_domain on network.places (domain) where domain is not null;
comment on table network.places is 'unowned: public facts';
comment on column network.places.kind is '1 company, 2 school, 3 community';
alter table network.places enable row level security, force row level security;
create policy places_are_public on network.places for select to wellmet_app using (true);
create policy places_for_the_system on network.places to wellmet_system using (true) with check (true);
grant select on network.places to wellmet_app;
grant select, insert, update, delete on network.places to wellmet_system;

-- When somebody was where. Of owner 0 in public; of an owner, what their own files say. Person 0 is the owner themselves.
create table network.stints (
  owner_id int not null,
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
  primary key (owner_id, person_id, ref)
);
create index stints_at_a_place on network.stints (owner_id, place_id, person_id);
comment on column network.stints.kind is '1 worked at, 2 studied at, 3 belongs to, 4 invested in';
create trigger stints_belong_to_a_network after insert on network.stints
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.stints enable row level security, force row level security;
-- Where a contact was before is not among what sharing shows: only their owner's files say it, and only to the owner.
create policy stints_of_mine_and_nobody on network.stints for select to wellmet_app
  using (owner_id in (0, (select network.me())) and (select platform.viewer_id()) is not null);
create policy stints_for_the_system on network.stints to wellmet_system using (true) with check (true);
grant select on network.stints to wellmet_app;
grant select, insert, update, delete on network.stints to wellmet_system;

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
alter table network.imports enable row level security, force row level security;
create policy imports_of_mine on network.imports to wellmet_app
  using (owner_id = (select network.me())) with check (owner_id = (select network.me()));
create policy imports_for_the_system on network.imports to wellmet_system using (true) with check (true);
grant select, insert, delete, update (state, bytes, content_hash) on network.imports to wellmet_app;
grant select, insert, update, delete on network.imports to wellmet_system;

create table network.import_pieces (
  import_id uuid not null references network.imports on delete cascade,
  owner_id int not null references network.owners on delete cascade,
  number int not null,
  bytes bytea not null,
  primary key (owner_id, import_id, number)
);
create index import_pieces_of_an_import on network.import_pieces (import_id, number);
alter table network.import_pieces alter bytes set storage external;
alter table network.import_pieces enable row level security, force row level security;
create policy import_pieces_of_mine on network.import_pieces to wellmet_app
  using (owner_id = (select network.me())) with check (owner_id = (select network.me()));
create policy import_pieces_for_the_system on network.import_pieces to wellmet_system using (true) with check (true);
grant select, insert on network.import_pieces to wellmet_app;
grant select, insert, update, delete on network.import_pieces to wellmet_system;

create table network.import_skips (
  import_id uuid not null references network.imports on delete cascade,
  owner_id int not null references network.owners on delete cascade,
  number int not null,
  file text not null,
  line int,
  reason text not null,
  primary key (owner_id, import_id, number)
);
create index import_skips_of_an_import on network.import_skips (import_id, number);
alter table network.import_skips enable row level security, force row level security;
create policy import_skips_of_mine on network.import_skips for select to wellmet_app using (owner_id = (select network.me()));
create policy import_skips_for_the_system on network.import_skips to wellmet_system using (true) with check (true);
grant select on network.import_skips to wellmet_app;
grant select, insert, update, delete on network.import_skips to wellmet_system;

-- Two contacts who are not the same person, because their owner said so. Outranks a key that both have.
create table network.not_the_same (
  owner_id int not null references network.owners on delete cascade,
  a bigint not null,
  b bigint not null,
  said_at timestamptz not null,
  primary key (owner_id, a, b),
  constraint lesser_first check (a < b)
);
create index not_the_same_as_the_second on network.not_the_same (owner_id, b);
alter table network.not_the_same enable row level security, force row level security;
create policy not_the_same_of_mine on network.not_the_same for select to wellmet_app using (owner_id = (select network.me()));
create policy not_the_same_for_the_system on network.not_the_same to wellmet_system using (true) with check (true);
grant select on network.not_the_same to wellmet_app;
grant select, insert, update, delete on network.not_the_same to wellmet_system;

-- Two who became one. "before" holds the rows that went or were changed, so that it can be taken back; "after" what the
-- merge made of the survivor, so that what came later can be told from it. Both are gone once it was taken back.
create table network.contact_merges (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
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
create unique index contact_merges_newest on network.contact_merges (owner_id, number desc);
create index contact_merges_of_a_survivor on network.contact_merges (owner_id, survivor_id);
create index contact_merges_of_the_gone on network.contact_merges (owner_id, gone_id);
alter table network.contact_merges enable row level security, force row level security;
create policy contact_merges_of_mine on network.contact_merges for select to wellmet_app using (owner_id = (select network.me()));
create policy contact_merges_for_the_system on network.contact_merges to wellmet_system using (true) with check (true);
grant select on network.contact_merges to wellmet_app;
grant select, insert, update, delete on network.contact_merges to wellmet_system;

-- By which key evidence arrived for somebody who is two by a merge: taken back, it goes with the key.
create table network.merged_evidence (
  owner_id int not null references network.owners on delete cascade,
  person_id bigint not null,
  kind smallint not null,
  ref bigint not null,
  key bigint not null,
  is_new boolean not null,
  primary key (owner_id, person_id, kind, ref, key)
);
comment on column network.merged_evidence.is_new is 'nobody had it before: it came with this key';
alter table network.merged_evidence enable row level security, force row level security;
create policy merged_evidence_of_mine on network.merged_evidence for select to wellmet_app using (owner_id = (select network.me()));
create policy merged_evidence_for_the_system on network.merged_evidence to wellmet_system using (true) with check (true);
grant select on network.merged_evidence to wellmet_app;
grant select, insert, update, delete on network.merged_evidence to wellmet_system;

-- What an owner hides: one contact, everybody at a company, everybody with an address at a domain.
create table network.hidings (
  id uuid primary key,
  owner_id int not null references network.owners on delete cascade,
  company text,
  company_id bigint,
  domain text,
  created_at timestamptz not null,
  constraint company_has_its_number check ((company is null) = (company_id is null)),
  constraint one_kind_of_rule check (company is null or domain is null)
);
create index hidings_of_an_owner on network.hidings (owner_id, created_at);
comment on table network.hidings is 'without company and domain it hides one contact, who stands in hidden_contacts';
alter table network.hidings enable row level security, force row level security;
create policy hidings_of_mine on network.hidings for select to wellmet_app using (owner_id = (select network.me()));
create policy hidings_for_the_system on network.hidings to wellmet_system using (true) with check (true);
grant select on network.hidings to wellmet_app;
grant select, insert, update, delete on network.hidings to wellmet_system;

-- Whom each of them hides. Somebody stays hidden until the last one is lifted, also when they change company.
create table network.hidden_contacts (
  owner_id int not null references network.owners on delete cascade,
  hiding_id uuid not null references network.hidings on delete cascade,
  person_id bigint not null,
  primary key (owner_id, person_id, hiding_id)
);
create index hidden_contacts_by_a_hiding on network.hidden_contacts (hiding_id);
alter table network.hidden_contacts enable row level security, force row level security;
create policy hidden_contacts_of_mine on network.hidden_contacts for select to wellmet_app using (owner_id = (select network.me()));
create policy hidden_contacts_for_the_system on network.hidden_contacts to wellmet_system using (true) with check (true);
grant select on network.hidden_contacts to wellmet_app;
grant select, insert, update, delete on network.hidden_contacts to wellmet_system;

-- Whom an owner erased, as keyed numbers of their handles: nothing of it can be read. Owner 0 is everybody's.
create table network.erasures (
  owner_id int not null,
  key bigint not null,
  erasure_id uuid not null,
  erased_at timestamptz not null,
  primary key (owner_id, key)
);
create index erasures_at_once on network.erasures (owner_id, erasure_id);
create trigger erasures_belong_to_a_network after insert on network.erasures
  referencing new table as written for each statement execute function network.check_member_network();
alter table network.erasures enable row level security, force row level security;
create policy erasures_of_mine on network.erasures for select to wellmet_app using (owner_id = (select network.me()));
create policy erasures_for_the_system on network.erasures to wellmet_system using (true) with check (true);
grant select on network.erasures to wellmet_app;
grant select, insert, update, delete on network.erasures to wellmet_system;

-- Whoever deletes a network, a workspace or a user deletes these with it; the other tables have foreign keys.
create function network.delete_contacts_of_network() returns trigger language plpgsql as $$
begin
  delete from network.contacts where owner_id = old.id;
  delete from network.contact_details where owner_id = old.id;
  delete from network.contact_keys where owner_id = old.id;
  delete from network.contact_changes where owner_id = old.id;
  delete from network.evidence where owner_id = old.id;
  delete from network.stints where owner_id = old.id;
  delete from network.erasures where owner_id = old.id;
  return null;
end $$;
create trigger owners_delete_contacts after delete on network.owners for each row execute function network.delete_contacts_of_network();
