-- import: RepliedWith, Stage from '@wellmet/introductions/stages/stages.contract.ts'
-- import: PermissionKind from './sending.contract.ts'
-- type: repliedWith = RepliedWith
-- type: stage = Stage

-- name: find_recipient
-- not null: isErased, isTeammate
-- nullable: lastToThem, lastFromThem, personPlace, companyPlace, awayUntil, senderZone
-- What one member's own network, and the people who had a say about themselves, tell about an address.
with own as (
  select n.id as network_id, k.person_id
  from identity.member_networks n join contacts.contact_keys k on k.network_id = n.id
  where n.workspace_id = :workspaceId and n.user_id = :userId and k.key = any(:keys::bigint[])
)
select
  exists (select from contacts.objections o where o.key = any(:keys::bigint[])) as "isErased",
  exists (select from account.memberships m join account.users u on u.id = m.user_id
    where m.workspace_id = :workspaceId and u.email = any(:addresses::text[]) and u.email_verified) as "isTeammate",
  (select max(e.at) from own o join contacts.evidence e on e.network_id = o.network_id and e.person_id = o.person_id
    where e.kind = :evidenceKinds.mail and e.direction = 1 and not e.in_copy) as "lastToThem",
  (select max(e.at) from own o join contacts.evidence e on e.network_id = o.network_id and e.person_id = o.person_id
    where e.kind = :evidenceKinds.mail and e.direction = -1 and not e.in_copy) as "lastFromThem",
  (select c.location from own o join contacts.contacts c on c.network_id = o.network_id and c.person_id = o.person_id
    where c.location is not null limit 1) as "personPlace",
  (select p.location from own o join contacts.contacts c on c.network_id = o.network_id and c.person_id = o.person_id
    join contacts.places p on p.id = c.company_id where p.location is not null limit 1) as "companyPlace",
  (select max(r.quiet_to)::text from introductions.connector_rules r
    where r.workspace_id = :workspaceId and r.mailbox_key = :mailboxKey::bigint and r.mailbox_key <> 0
      and :today::date between r.quiet_from and r.quiet_to) as "awayUntil",
  (select s.time_zone from account.notification_settings s where s.user_id = :userId) as "senderZone"

-- name: list_requests_about
-- nullable: :requestId, :except
-- not null: target, connector, isUsed, isSaidByOthers
-- nullable: saidNoAt
-- Requests of this member about somebody at this address, or one that is named and gives no other address.
select r.id, r.stage, r.is_blind as "isBlind", r.replied_with as "repliedWith", r.replied_at as "repliedAt", r.sent_at as "sentAt",
  r.target ->> 'name' as target, r.connector ->> 'name' as connector, r.time_zone as "timeZone",
  exists (select from introductions.outcomes o where o.request_id = r.id and o.by in ('connector', 'target')
    and (o.kind in ('intro_sent', 'target_replied', 'meeting_booked') or o.kind = 'connector_accepted' and r.replied_with = 'introduce')) as "isSaidByOthers",
  (select max(o.at) from introductions.outcomes o where o.request_id = r.id and o.kind = 'no_interest' and o.by = 'target') as "saidNoAt",
  exists (select from outreach.sends s where s.about = r.id and s.basis in ('asked_once', 'introduced_as_said')
    and s.id is distinct from :except::uuid) as "isUsed"
from introductions.requests r
where r.workspace_id = :workspaceId and r.user_id = :userId and r.person_deleted_at is null
  and (r.id = :requestId::uuid and r.target ->> 'email' is null or lower(r.target ->> 'email') = any(:addresses::text[]) or r.target_person = any(:keys::bigint[])
    or r.target_person in (select k.person_id from identity.member_networks n join contacts.contact_keys k on k.network_id = n.id
      where n.workspace_id = :workspaceId and n.user_id = :userId and k.key = any(:keys::bigint[])))
order by r.changed_at desc, r.id limit 50

-- name: find_last_written
-- nullable: at, :message
-- When this member last wrote to a mailbox from here, before the message that is named. Their mailbox may not have been read since.
select max(m.written_at) as at from outreach.messages m
where m.user_id = :userId and m.mailbox = :mailbox and m.person_keys && :keys::bigint[] and m.state not in ('failed', 'stopped')
  and (:message::uuid is null or m.written_at < (select w.written_at from outreach.messages w where w.id = :message::uuid))

-- name: list_sent_to
-- not null: at
-- nullable: :except
-- What all members of the server wrote to a mailbox, from their own or through us. Ours are known for a week.
select s.at from outreach.sends s where s.mailbox = :mailbox and s.at > :since and s.id is distinct from :except::uuid
union all
select p.granted_at from platform.mail_permits p where p.mailbox = :mailbox and p.kind is null and p.granted_at > :since

-- name: list_sent_by
-- nullable: :except
-- type: basis = PermissionKind
select s.at, s.basis from outreach.sends s where s.user_id = :userId and s.at > :since and s.id is distinct from :except::uuid

-- name: find_first_sent_by
-- nullable: at
select min(s.at) as at from outreach.sends s where s.user_id = :userId

-- name: find_office_time
-- not null: at
select outreach.next_office_time(:moment, :zone) as at

-- name: delete_sends_before
delete from outreach.sends where at < :before
