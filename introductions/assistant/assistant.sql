-- import: MeetingRecord from '@wellmet/platform/files/records.ts'
-- import: RepliedWith, Stage from '../stages/stages.contract.ts'
-- type: record = MeetingRecord
-- type: repliedWith = RepliedWith | null
-- type: stage = Stage

-- name: list_meetings_with
-- not null: at
-- Past and coming meetings in my connected calendars with this address, in any of its spellings.
select r.at, r.record from connections.source_records r join connections.connected_accounts a on a.id = r.account_id
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and a.state <> 'revoked' and not r.is_withdrawn
  and r.record ->> 'kind' = 'meeting' and r.record ->> 'cancelled' = 'false' and r.at between :since and :until
  and exists (select from jsonb_path_query(r.record, '$.**.email') e(email) where e.email #>> '{}' = any(:addresses::text[]))
order by r.at desc, r.ref limit :limit

-- name: list_coming_meetings
-- not null: at
select r.at, r.record from connections.source_records r join connections.connected_accounts a on a.id = r.account_id
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and a.state <> 'revoked' and not r.is_withdrawn
  and r.record ->> 'kind' = 'meeting' and r.record ->> 'cancelled' = 'false' and r.at between :since and :until
order by r.at, r.ref limit :limit

-- name: find_contact_by_address
-- My own contact with one of these spellings of an address.
select d.person_id::text as "personId" from contacts.contact_details d
where d.network_id = (select identity.viewer_network_id()) and d.emails && :addresses::text[] order by d.person_id limit 1

-- name: list_meeting_evidence
-- Meetings with my own contact that came from files, which say how many people there were and not who.
select e.at, e.people from contacts.evidence e
where e.network_id = (select identity.viewer_network_id()) and e.person_id = :person::bigint and e.kind = :evidenceKinds.meeting
order by e.at desc limit :limit

-- name: list_contacts_with
-- My own contacts with these addresses, with where they are.
select c.person_id::text as "personId", c.name, c.company, c.location, d.emails from contacts.contact_details d
join contacts.contacts c on c.network_id = d.network_id and c.person_id = d.person_id
where d.network_id = (select identity.viewer_network_id()) and d.emails && :addresses::text[] and not c.is_hidden limit 200

-- name: list_places_of
select c.person_id::text as "personId", c.company, c.location from contacts.contacts c
where c.network_id = (select identity.viewer_network_id()) and c.person_id = any(:people::bigint[])

-- name: find_request_about
-- not null: connectorName, targetName, timeZone
-- A request of mine, as its messages speak of it.
select r.id, r.stage, r.replied_with as "repliedWith", r.asked_at as "askedAt", r.replied_at as "repliedAt", r.sent_at as "sentAt",
  r.meeting_at as "meetingAt", r.target_person::text as "targetPerson", r.target ->> 'name' as "targetName",
  r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson", r.connector ->> 'name' as "connectorName",
  coalesce((select s.time_zone from account.notification_settings s where s.user_id = platform.viewer_id()), r.time_zone, 'UTC') as "timeZone"
from introductions.requests r
where r.id = :id and r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.person_deleted_at is null

-- name: list_meetings_booked_with
-- My newest request about somebody that led to a meeting.
select r.meeting_at as "meetingAt" from introductions.requests r
where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.target_person = :person::bigint
  and r.stage = 'meeting_booked' order by r.changed_at desc limit 1

-- name: list_asked_about
-- not null: personId
-- Of these people, those about whom anybody in the workspace waits for an answer, as the lock on asks sees it.
select distinct r.target_person::text as "personId" from introductions.requests r
where r.workspace_id = :workspaceId and r.target_person = any(:people::bigint[]) and r.stage in ('awaiting_connector', 'connector_replied', 'intro_sent')
