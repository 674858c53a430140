-- import: Message from '@wellmet/platform/messages/messages.ts'
-- type: says = Message

-- name: save_rows
-- nullable: :userId, :people[], :companies[]
-- One that is there already says what its source says now. Nobody whom the operator or, of their own signals, the member deleted.
insert into discovery.signals as s (id, workspace_id, user_id, kind, source, external_id, origin, person_id, company_id, keys, name, says, link, happened_at, saved_at, expires_at)
select n.id, :workspaceId::uuid, :userId::uuid, n.kind, :source, n.external_id, :origin, n.person_id, n.company_id,
  coalesce((select array_agg(k::bigint) from jsonb_array_elements_text(n.keys::jsonb) k), '{}'), n.name, n.says::jsonb, n.link, n.happened_at, :now, n.expires_at
from unnest(:ids::uuid[], :kinds::text[], :externalIds::text[], :people::bigint[], :companies::bigint[], :keys::text[], :names::text[], :texts::text[], :links::text[], :times::timestamptz[], :ends::timestamptz[])
  n(id, kind, external_id, person_id, company_id, keys, name, says, link, happened_at, expires_at)
where not exists (
  select from contacts.deletions d where d.key in (select k::bigint from jsonb_array_elements_text(n.keys::jsonb) k)
    and (d.network_id = 0 or d.network_id = (select o.id from identity.member_networks o where o.workspace_id = :workspaceId::uuid and o.user_id = :userId::uuid)))
on conflict (workspace_id, user_id, source, external_id, (coalesce(person_id, company_id))) do update set kind = excluded.kind, origin = excluded.origin, keys = excluded.keys,
  name = excluded.name, says = excluded.says, link = excluded.link, happened_at = excluded.happened_at, expires_at = excluded.expires_at
returning s.id

-- name: count_signals
select count(*)::int as n from discovery.signals s where s.workspace_id = :workspaceId and s.source = :source

-- name: list_saved_refs
-- nullable: :userId
select distinct s.external_id as "externalId" from discovery.signals s
where s.workspace_id = :workspaceId and s.user_id is not distinct from :userId::uuid and s.source = :source and s.external_id = any(:externalIds::text[])

-- name: delete_rows
-- nullable: :origin, :externalIds
delete from discovery.signals s
where s.workspace_id = :workspaceId and s.source = :source and (:origin::text is null or s.origin = :origin)
  and (:externalIds::text[] is null or s.external_id = any(:externalIds::text[]))

-- name: delete_of_origin
delete from discovery.signals s where s.workspace_id = :workspaceId and s.origin = :origin

-- name: delete_about
-- Everywhere.
delete from discovery.signals s where s.keys && :keys::bigint[]

-- name: delete_of_member_about
delete from discovery.signals s where s.workspace_id = :workspaceId and s.user_id = :userId and s.keys && :keys::bigint[]

-- name: delete_expired
delete from discovery.signals where expires_at <= :now

-- name: list_keys_of_people
-- By which my own contacts are known.
select k.person_id::text as "personId", k.key::text as key from contacts.contact_keys k
where k.network_id = (select identity.viewer_network_id()) and k.person_id = any(:people::bigint[])

-- name: list_signal_rows
-- not null: keys
-- nullable: :people, :companies
-- About the people asked for, or about everybody if none is named. Without those whom the member has deleted.
select s.id, s.kind, s.source, s.external_id as "externalId", s.person_id::text as "personId", s.company_id::text as "companyId", s.keys::text[] as keys, s.name, s.says, s.link,
  s.happened_at as at, s.user_id is not null as "isMine", c.person_id::text as "contactId", c.name as "contactName"
from discovery.signals s
left join lateral (
  select c.person_id, c.name from contacts.contact_keys k join contacts.contacts c on c.network_id = k.network_id and c.person_id = k.person_id
  where k.network_id = (select identity.viewer_network_id()) and k.key = any(s.keys)
  order by array_position(s.keys, k.key) limit 1) c on true
where s.workspace_id = platform.workspace_id() and (s.user_id is null or s.user_id = platform.viewer_id()) and s.expires_at > :now and s.kind = any(:kinds::text[])
  and (:people::bigint[] is null or s.keys && :people::bigint[] or s.company_id = any(:companies::bigint[]))
  and not exists (select from contacts.deletions d where d.network_id in (0, (select identity.viewer_network_id())) and d.key = any(s.keys))
order by s.happened_at desc, s.id limit :limit

-- name: find_company_of
-- nullable: companyId
-- As I know it: of my own contact, of somebody whom I want to meet, or of the public directory.
select coalesce(
  (select c.company_id from contacts.contacts c where c.network_id = (select identity.viewer_network_id()) and c.person_id = :person::bigint),
  (select t.company_id from contacts.targets t where t.network_id = (select identity.viewer_network_id()) and t.person_id = :person::bigint),
  (select c.company_id from identity.visible_networks v join contacts.contacts c on c.network_id = v.network_id and not c.is_hidden
    where v.viewer_network_id = (select identity.viewer_network_id()) and c.person_id = :person::bigint and c.company_id is not null
    order by c.changed_at desc, c.network_id limit 1),
  (select c.company_id from contacts.contacts c where c.network_id = 0 and c.person_id = :person::bigint))::text as "companyId"
