-- People whom a member wants to meet and who are in no file of theirs. They are no contacts: nobody is known by being named
-- here, and only the member who added them sees them. The number is the one that their handle gives everywhere, or that of
-- their name for this member alone, so an import or the directory that brings them in later means the same person.
create table contacts.targets (
  network_id int not null references identity.member_networks on delete cascade,
  person_id bigint not null,
  keys bigint[] not null,
  name text not null,
  title text,
  company text,
  company_id bigint,
  former_companies text[] not null,
  former_company_ids bigint[] not null,
  linkedin_slug text,
  email text,
  added_at timestamptz not null,
  primary key (network_id, person_id),
  constraint former_companies_have_numbers check (cardinality(former_companies) = cardinality(former_company_ids))
);
create index targets_by_key on contacts.targets using gin (keys);
comment on column contacts.targets.keys is 'of every handle that was given, so that an objection finds them; empty where only a name is known';
alter table contacts.targets enable row level security, force row level security;
create policy targets_of_mine on contacts.targets to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy targets_for_the_system on contacts.targets to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.targets to wellmet_app;
grant select, insert, update, delete on contacts.targets to wellmet_system;
create trigger targets_change_answers after insert or update or delete on contacts.targets
  for each row execute function identity.record_private_change();
