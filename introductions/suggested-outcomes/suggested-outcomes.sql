-- import: MeetingRecord, MessageRecord from '@wellmet/platform/files/records.ts'
-- import: RepliedWith from '../stages/stages.contract.ts'
-- import: Role, SuggestableOutcome from './suggested-outcomes.contract.ts'
-- type: repliedWith = RepliedWith | null
-- type: role = Role
-- type: outcome = SuggestableOutcome
-- type: record = MeetingRecord | MessageRecord

-- name: list_open_requests
-- not null: since, targetName, connectorName
-- My own that wait for somebody, last changed first. When the two were introduced: as recorded, or by what followed.
select r.id, r.stage, r.replied_with as "repliedWith", coalesce(r.asked_at, r.created_at) as since,
  r.replied_at as "repliedAt", r.target_person::text as "targetPerson", r.target ->> 'name' as "targetName", r.target ->> 'email' as "targetEmail",
  r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson", r.connector ->> 'name' as "connectorName",
  r.connector ->> 'email' as "connectorEmail",
  least(r.sent_at, (select min(o.at) from introductions.outcomes o where o.request_id = r.id
    and o.kind in ('intro_sent', 'target_replied') and o.at >= coalesce(r.asked_at, r.created_at))) as "introducedAt"
from introductions.requests r
where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.person_deleted_at is null
  and r.stage in ('awaiting_connector', 'connector_replied', 'intro_sent', 'target_replied')
order by r.changed_at desc, r.id limit :limit

-- name: find_network_owner
select n.workspace_id as "workspaceId", n.user_id as "userId" from identity.member_networks n
where n.id = :networkId

-- name: list_own_addresses_of
-- not null: person, emails
-- From my own contacts, by the number that I was shown or by any key of theirs.
select p.person::text as person, d.emails from unnest(:people::bigint[]) p(person)
join contacts.contact_details d on d.network_id = (select identity.viewer_network_id()) and (d.person_id = p.person or d.person_id in (
  select k.person_id from contacts.contact_keys k where k.network_id = (select identity.viewer_network_id()) and k.key = p.person))

-- name: list_own_addresses_of_members
-- not null: emails
-- Of teammates who are among my own contacts.
select m.user_id as "userId", d.emails from contacts.known_members m
join contacts.contact_details d on d.network_id = m.network_id and d.person_id = m.person_id
where m.network_id = (select identity.viewer_network_id()) and m.user_id = any(:users::uuid[])

-- name: list_records_with
-- not null: at
-- What my accounts have since then with anybody at these addresses. Newest first, so that the limit leaves out the oldest.
select r.account_id as "accountId", r.source, r.ref, r.at, r.record
from connections.source_records r join connections.connected_accounts a on a.id = r.account_id
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and a.state <> 'revoked' and not r.is_withdrawn
  and r.record ->> 'kind' in ('message', 'meeting') and r.at >= :since
  and exists (select from jsonb_path_query(r.record, '$.**.email') e(email) where e.email #>> '{}' = any(:addresses::text[]))
order by r.at desc, r.ref limit :limit

-- name: list_decided
-- type: state = 'confirmed' | 'dismissed'
select s.request_id as "requestId", s.outcome, s.state, s.last_at as "lastAt"
from introductions.suggested_outcomes s
where s.user_id = platform.viewer_id() and s.workspace_id = platform.workspace_id() and s.state <> 'open'

-- name: list_suggestions
-- Open ones whose record is still to be seen.
select s.id, s.request_id as "requestId", s.role, s.outcome, s.first_at as "firstAt", s.record_count as "recordCount"
from introductions.suggested_outcomes s
join connections.source_records r on r.user_id = s.user_id and r.account_id = s.account_id and r.source = s.source and r.ref = s.ref and not r.is_withdrawn
join connections.connected_accounts a on a.id = s.account_id and a.state <> 'revoked'
where s.user_id = platform.viewer_id() and s.workspace_id = platform.workspace_id() and s.state = 'open'
order by s.first_at desc, s.id limit :limit

-- name: lock_suggestion
select s.id, s.request_id as "requestId", s.role, s.outcome, s.first_at as "firstAt"
from introductions.suggested_outcomes s
where s.id = :id and s.user_id = platform.viewer_id() and s.workspace_id = platform.workspace_id() and s.state = 'open' for update

-- name: save_suggestion
-- Older mail may be read later, so what an open one rests on may change.
insert into introductions.suggested_outcomes as s (id, workspace_id, user_id, request_id, role, outcome, account_id, source, ref, first_at, last_at, record_count, state, suggested_at)
values (:id, platform.workspace_id(), platform.viewer_id(), :requestId, :role, :outcome, :accountId, :source, :ref, :firstAt, :lastAt, :recordCount, 'open', :now)
on conflict (user_id, request_id, outcome) where state = 'open' do update set account_id = excluded.account_id, source = excluded.source, ref = excluded.ref,
  first_at = excluded.first_at, last_at = excluded.last_at, record_count = excluded.record_count
returning s.id

-- name: delete_suggestions_except
-- Open ones of mine that the records do not show any more.
delete from introductions.suggested_outcomes s
where s.user_id = platform.viewer_id() and s.workspace_id = platform.workspace_id() and s.state = 'open' and s.id <> all(:ids::uuid[])

-- name: decide_suggestion
update introductions.suggested_outcomes set state = :state, decided_at = :now where id = :id and state = 'open'

-- name: delete_past_suggestions
-- Open ones that nobody can record any more, because the request moved.
delete from introductions.suggested_outcomes s where s.request_id = :requestId and s.state = 'open'
  and not (s.role = 'asker' and s.outcome = any(:ofAsker::text[])) and not (s.role = 'connector' and s.outcome = any(:ofConnector::text[]))

-- name: find_standing
select r.stage, r.replied_with as "repliedWith" from introductions.requests r where r.id = :requestId

-- name: delete_suggestions_about
delete from introductions.suggested_outcomes where request_id = any(:requestIds::uuid[])

-- name: find_settings
-- not null: mayRecord
-- Whoever became a viewer of the workspace records nothing any more.
select s.records_automatically as "recordsAutomatically", m.role <> 'viewer' as "mayRecord"
from introductions.outcome_settings s join account.memberships m on m.workspace_id = s.workspace_id and m.user_id = s.user_id
where s.user_id = platform.viewer_id() and s.workspace_id = platform.workspace_id()

-- name: save_settings
insert into introductions.outcome_settings (workspace_id, user_id, records_automatically)
values (platform.workspace_id(), platform.viewer_id(), :recordsAutomatically)
on conflict (workspace_id, user_id) do update set records_automatically = excluded.records_automatically

-- name: list_suggestions_about
-- not null: personId, connectorName, targetName
-- nullable: :people
-- Open ones of my own requests to these people, or to anybody known by a number, whose record is still to be seen.
select s.id, s.request_id as "requestId", s.outcome, s.first_at as "firstAt", r.target_person::text as "personId",
  r.target ->> 'name' as "targetName", r.connector ->> 'name' as "connectorName"
from introductions.suggested_outcomes s
join introductions.requests r on r.id = s.request_id and r.user_id = s.user_id and r.target_person is not null and r.person_deleted_at is null
join connections.source_records o on o.user_id = s.user_id and o.account_id = s.account_id and o.source = s.source and o.ref = s.ref and not o.is_withdrawn
join connections.connected_accounts a on a.id = s.account_id and a.state <> 'revoked'
where s.user_id = platform.viewer_id() and s.workspace_id = platform.workspace_id() and s.state = 'open' and s.role = 'asker' and s.first_at >= :since
  and (:people::bigint[] is null or r.target_person = any(:people::bigint[]))
order by s.first_at desc, s.id limit :limit
