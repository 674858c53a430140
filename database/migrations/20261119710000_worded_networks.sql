-- by which version of the search words the contacts of each network are found
create table contacts.worded_networks (
  network_id int primary key references identity.member_networks (id) on delete cascade,
  version int not null
);
comment on table contacts.worded_networks is 'what is not in it, or of an earlier version, is rewritten in the background';
alter table contacts.worded_networks enable row level security, force row level security;
create policy worded_networks_for_the_system on contacts.worded_networks to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.worded_networks to wellmet_system;
