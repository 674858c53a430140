-- Where things stand with somebody, as far as a request says so: a row for each request and each of those who have to do
-- with it. The asker, the connector if they are a member, and whoever joined. Introductions write it in the transaction
-- of each move; contacts, graph and discovery read it, which must not read introductions.

create table identity.person_states (
  id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  person_id bigint not null,
  request_id uuid not null,
  request_version int not null,
  role text not null constraint role_is_known check (role in ('asker', 'connector', 'follower')),
  asker_id uuid not null references account.users on delete cascade,
  connector_name text not null,
  stage text not null constraint stage_is_known check (stage in ('drafted', 'awaiting_connector', 'connector_replied',
    'intro_sent', 'target_replied', 'meeting_booked', 'converted', 'declined', 'cancelled')),
  replied_with text constraint reply_is_known check (replied_with in ('introduce', 'ask_target', 'name_drop')),
  asked_at timestamptz,
  replied_at timestamptz,
  target_asked_at timestamptz,
  sent_at timestamptz,
  meeting_at timestamptz,
  settled_at timestamptz,
  scheduled_for timestamptz,
  snoozed_until timestamptz,
  overdue_at timestamptz,
  ended_by text constraint ended_by_is_known check (ended_by in ('asker', 'connector', 'silence', 'other')),
  has_met boolean not null,
  is_passed_on boolean not null,
  changed_at timestamptz not null,
  saved_at timestamptz not null,
  constraint one_state_of_a_request unique (network_id, request_id)
);
create index person_states_of_a_person on identity.person_states (network_id, person_id);
create index person_states_of_a_request on identity.person_states (request_id);
create index person_states_by_asker on identity.person_states (asker_id);
comment on column identity.person_states.request_version is 'of the request when this was written: a difference says that it has to be written again';
comment on column identity.person_states.overdue_at is 'from when silence counts, by the rules of introductions';
comment on column identity.person_states.is_passed_on is 'forwarded to the target without the name of the asker: nobody is introduced yet';
comment on column identity.person_states.saved_at is 'when this row was written: cached answers with states are compared by it';
alter table identity.person_states enable row level security, force row level security;
create policy person_states_of_mine on identity.person_states to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy person_states_for_the_system on identity.person_states to wellmet_system using (true) with check (true);
grant select, insert, update, delete on identity.person_states to wellmet_app;
grant select, insert, update, delete on identity.person_states to wellmet_system;

-- The day of a booked meeting, if the asker or a calendar says it.
alter table introductions.requests add column meeting_at timestamptz;
