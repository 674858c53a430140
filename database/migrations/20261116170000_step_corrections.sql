-- step corrections: what a member said about a step of a path, that these two do not know each other. The path then leaves
-- that step out, for this member alone. Numbers of people are those of the time; who they are now is found by contact_keys,
-- as for saved lists.
create table graph.step_corrections (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  -- Where the step begins: with a teammate or with any other person.
  from_user_id uuid references account.users on delete cascade,
  from_person_id bigint,
  to_person_id bigint not null,
  from_name text not null,
  to_name text not null,
  corrected_at timestamptz not null,
  constraint member_or_person check (num_nonnulls(from_user_id, from_person_id) = 1)
);
create unique index step_corrections_from_a_member on graph.step_corrections (network_id, from_user_id, to_person_id) where from_user_id is not null;
create unique index step_corrections_from_a_person on graph.step_corrections (network_id, from_person_id, to_person_id) where from_person_id is not null;
create index step_corrections_of_a_member on graph.step_corrections (network_id, corrected_at);
create index step_corrections_of_a_user on graph.step_corrections (from_user_id);
create index step_corrections_to_a_person on graph.step_corrections (to_person_id);
create index step_corrections_of_a_person on graph.step_corrections (from_person_id);
comment on column graph.step_corrections.from_name is 'as it was when said: shown once they are out of sight';
alter table graph.step_corrections enable row level security, force row level security;
create policy step_corrections_of_mine on graph.step_corrections to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy step_corrections_for_the_system on graph.step_corrections to wellmet_system using (true) with check (true);
grant select, insert, delete on graph.step_corrections to wellmet_app;
grant select, insert, update, delete on graph.step_corrections to wellmet_system;

-- Changes the answers of this member alone, like a change of a contact that they hide.
create function identity.record_private_change() returns trigger language plpgsql as $$
declare
  changed int := case when tg_op = 'DELETE' then old.network_id else new.network_id end;
begin
  insert into identity.network_versions as v (network_id, is_hidden, version)
  select o.id, true, 1 from identity.member_networks o where o.id = changed
  on conflict (network_id, is_hidden) do update set version = v.version + 1;
  return null;
end $$;
create trigger step_corrections_change_answers after insert or delete on graph.step_corrections
  for each row execute function identity.record_private_change();

-- How well a member says that they know a contact decides whether a path needs a connector.
create trigger contact_details_familiarity_changes_answers after update of familiarity on contacts.contact_details
  for each row when (old.familiarity is distinct from new.familiarity) execute function identity.record_private_change();
create index contact_details_with_familiarity on contacts.contact_details (network_id, person_id) include (familiarity) where familiarity is not null;
comment on column contacts.contact_details.familiarity is 'what the member said: when they added the contact by hand, or of somebody on a path';
