-- known members: which contacts of a network are members of its workspace, by an address that they proved to be theirs
create table contacts.known_members (
  network_id int not null references identity.member_networks on delete cascade,
  person_id bigint not null,
  user_id uuid not null references account.users on delete cascade,
  primary key (network_id, person_id),
  foreign key (network_id, person_id) references contacts.contacts on delete cascade
);
create index known_members_by_user on contacts.known_members (user_id);
comment on table contacts.known_members is 'so that nobody is shown a way to themselves, or to somebody they work with';
alter table contacts.known_members enable row level security, force row level security;
create policy known_members_of_visible_networks on contacts.known_members for select to wellmet_app
  using (network_id in (select v.network_id from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id())));
create policy known_members_for_the_system on contacts.known_members to wellmet_system using (true) with check (true);
grant select on contacts.known_members to wellmet_app;
grant select, insert, update, delete on contacts.known_members to wellmet_system;
