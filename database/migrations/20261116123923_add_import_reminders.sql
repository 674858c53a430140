-- Members who wait for the archive of LinkedIn and want an email tomorrow. Deleted when it is sent, and with the next import.
create table contacts.import_reminders (
  network_id int primary key references identity.member_networks on delete cascade,
  send_at timestamptz not null,
  locale text not null
);
comment on column contacts.import_reminders.locale is 'in which the member asked for it';
alter table contacts.import_reminders enable row level security, force row level security;
create policy import_reminders_of_mine on contacts.import_reminders to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy import_reminders_for_the_system on contacts.import_reminders to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.import_reminders to wellmet_app;
grant select, insert, update, delete on contacts.import_reminders to wellmet_system;
