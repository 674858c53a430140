-- notes and tags: what a member writes on a contact. Nobody else ever sees it, whatever the member shares.
create table contacts.contact_notes (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  person_id bigint not null,
  text text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index contact_notes_on_a_contact on contacts.contact_notes (network_id, person_id, created_at desc);
alter table contacts.contact_notes enable row level security, force row level security;
create policy contact_notes_of_mine on contacts.contact_notes to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy contact_notes_for_the_system on contacts.contact_notes to wellmet_system using (true) with check (true);
grant select, insert, delete, update (person_id, text, changed_at) on contacts.contact_notes to wellmet_app;
grant select, insert, update, delete on contacts.contact_notes to wellmet_system;

-- A tag lives as long as a contact has it. "key" is the tag without regard to case, by which it is found.
create table contacts.contact_tags (
  network_id int not null references identity.member_networks on delete cascade,
  key text not null,
  person_id bigint not null,
  tag text not null,
  tagged_at timestamptz not null,
  primary key (network_id, key, person_id)
);
create index contact_tags_on_a_contact on contacts.contact_tags (network_id, person_id);
alter table contacts.contact_tags enable row level security, force row level security;
create policy contact_tags_of_mine on contacts.contact_tags to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy contact_tags_for_the_system on contacts.contact_tags to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.contact_tags to wellmet_app;
grant select, insert, update, delete on contacts.contact_tags to wellmet_system;
