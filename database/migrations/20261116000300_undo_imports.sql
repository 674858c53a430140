-- undo imports: which people each import says anything about, so that what it alone brought in can be deleted again. The
-- number is that of the time of the import; who they are now is found by contact_keys, as for saved lists.
create table contacts.import_contacts (
  network_id int not null references identity.member_networks on delete cascade,
  import_id uuid not null references contacts.imports on delete cascade,
  person_id bigint not null,
  primary key (network_id, import_id, person_id)
);
create index import_contacts_of_an_import on contacts.import_contacts (import_id);
create index import_contacts_of_a_person on contacts.import_contacts (network_id, person_id);
alter table contacts.import_contacts enable row level security, force row level security;
create policy import_contacts_of_mine on contacts.import_contacts to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy import_contacts_for_the_system on contacts.import_contacts to wellmet_system using (true) with check (true);
grant select, insert, delete on contacts.import_contacts to wellmet_app;
grant select, insert, update, delete on contacts.import_contacts to wellmet_system;

alter table contacts.imports add column undo_asked_at timestamptz, add column undone_at timestamptz;
grant update (undo_asked_at, undone_at) on contacts.imports to wellmet_app;
