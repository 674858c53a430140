-- import: MessageRecord from '@wellmet/platform/files/records.ts'
-- type: record = MessageRecord
-- type: folders = string[]

-- name: has_mailbox
select exists (select from connections.connected_accounts a join connections.account_sources s on s.account_id = a.id and s.source = 'mail'
  where a.user_id = platform.viewer_id() and a.workspace_id = platform.workspace_id() and a.state <> 'revoked') as "hasMailbox"

-- name: list_recent_threads
-- nullable: :person, :company, :request, :words
-- not null: at, threadRef
-- Newest first, of what a person wrote to few, with anybody of the viewer's own contacts or introductions.
with known as materialized (
  select distinct e.address from contacts.contact_details d
  join contacts.contacts c on c.network_id = d.network_id and c.person_id = d.person_id and not c.is_hidden, unnest(d.emails) e(address)
  where d.network_id = (select identity.viewer_network_id())
    and (:person::bigint is null or d.person_id = :person::bigint)
    and (:company::bigint is null or c.company_id = :company::bigint)
    and (:request::uuid is null or d.person_id = (select r.target_person from introductions.requests r where r.id = :request::uuid and r.user_id = platform.viewer_id()))
    and (:words::text is null or c.name ilike :words or c.company ilike :words or e.address ilike :words)
  union
  select lower(r.target ->> 'email') from introductions.requests r
  where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.person_deleted_at is null and r.target ->> 'email' is not null
    and (:request::uuid is null or r.id = :request::uuid) and (:person::bigint is null or r.target_person = :person::bigint) and :company::bigint is null
    and (:words::text is null or r.target ->> 'name' ilike :words or r.target ->> 'email' ilike :words)
)
select r.account_id as "accountId", r.record ->> 'threadRef' as "threadRef", r.at
from connections.source_records r join connections.connected_accounts a on a.id = r.account_id and a.state <> 'revoked'
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and r.source = 'mail' and not r.is_withdrawn
  and r.at < :before and r.record ->> 'kind' = 'message' and r.record ->> 'isMachine' = 'false' and (r.record ->> 'people')::int <= :mostPeople::int
  and exists (select from jsonb_path_query(r.record, '$.**.email') e(email)
    where e.email #>> '{}' in (select k.address from known k) and not e.email #>> '{}' = any(:own::text[]))
order by r.at desc, r.ref limit :limit::int

-- name: list_mails_of_threads
-- not null: at, id
select md5(r.account_id::text || ' ' || r.ref)::uuid as id, r.account_id as "accountId", r.ref, r.at, r.record, r.folders, a.address, a.provider
from unnest(:accounts::uuid[], :threads::text[]) t(account_id, thread_ref)
join connections.source_records r on r.account_id = t.account_id and r.source = 'mail' and r.record ->> 'threadRef' = t.thread_ref
join connections.connected_accounts a on a.id = r.account_id and a.state <> 'revoked'
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and not r.is_withdrawn
  and r.record ->> 'kind' = 'message' and r.at is not null
order by r.at desc, r.ref limit :limit::int

-- name: find_mail
-- not null: threadRef
select r.account_id as "accountId", r.record ->> 'threadRef' as "threadRef", r.ref
from connections.source_records r join connections.connected_accounts a on a.id = r.account_id and a.state <> 'revoked'
where md5(r.account_id::text || ' ' || r.ref) = replace(:id::text, '-', '') and r.source = 'mail' and not r.is_withdrawn
  and r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id()

-- name: list_people_at
-- The viewer's own contacts at these addresses.
select d.person_id::text as "personId", c.name, d.emails from contacts.contact_details d
join contacts.contacts c on c.network_id = d.network_id and c.person_id = d.person_id and not c.is_hidden
where d.network_id = (select identity.viewer_network_id()) and d.emails && :addresses::text[] order by d.person_id

-- name: list_requests_to
-- not null: target, connector
-- nullable: email
-- The newest first.
select r.id, r.target ->> 'name' as target, r.connector ->> 'name' as connector, lower(r.target ->> 'email') as email, r.target_person::text as "personId"
from introductions.requests r
where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.person_deleted_at is null
  and (lower(r.target ->> 'email') = any(:addresses::text[]) or r.target_person = any(:people::bigint[]))
order by r.changed_at desc, r.id limit 200

-- name: suggest_people
select c.person_id::text as "personId", c.name, c.company from contacts.contacts c
join contacts.contact_details d on d.network_id = c.network_id and d.person_id = c.person_id
where c.network_id = (select identity.viewer_network_id()) and not c.is_hidden and cardinality(d.emails) > 0
  and (c.name ilike :words or c.name ilike :inner or array_to_string(d.emails, ' ') ilike :words)
order by c.name ilike :words desc, c.name, c.person_id limit 5

-- name: suggest_companies
-- not null: companyId, name, people
select c.company_id::text as "companyId", min(c.company) as name, count(*)::int as people from contacts.contacts c
join contacts.contact_details d on d.network_id = c.network_id and d.person_id = c.person_id
where c.network_id = (select identity.viewer_network_id()) and not c.is_hidden and c.company_id is not null and c.company ilike :words and cardinality(d.emails) > 0
group by c.company_id order by 3 desc, 2 limit 3

-- name: suggest_requests
-- not null: target, connector
select r.id, r.target ->> 'name' as target, r.connector ->> 'name' as connector from introductions.requests r
where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.person_deleted_at is null
  and (r.target ->> 'name' ilike :words or r.target ->> 'name' ilike :inner or r.connector ->> 'name' ilike :words or r.target ->> 'company' ilike :words)
order by r.changed_at desc, r.id limit 3

-- name: list_snoozed
select s.account_id as "accountId", s.ref, s.until from outreach.snoozed_threads s
where s.user_id = platform.viewer_id() and s.workspace_id = platform.workspace_id() and s.account_id = any(:accounts::uuid[])

-- name: save_snooze
insert into outreach.snoozed_threads (account_id, ref, message_id, workspace_id, user_id, until)
values (:accountId, :ref, :messageId, :workspaceId, :userId, :until)
on conflict (user_id, account_id, ref) do update set until = excluded.until

-- name: count_snoozed
-- not null: count
-- Besides this one, which may be snoozed anew.
select count(*)::int as count from outreach.snoozed_threads s where s.user_id = platform.viewer_id() and s.workspace_id = platform.workspace_id()
  and (s.account_id, s.ref) <> (:accountId, :ref)

-- name: find_snooze
select s.until, s.message_id as "messageId" from outreach.snoozed_threads s where s.account_id = :accountId and s.ref = :ref

-- name: delete_snoozes
delete from outreach.snoozed_threads s where s.account_id = :accountId and s.ref = any(:refs::text[])
