-- import: NamingRequest from './deleted-people.rules.ts'

-- name: lock_naming
-- type: target = NamingRequest['target']
-- type: connector = NamingRequest['connector']
-- type: route = NamingRequest['route']
-- type: fallbackPaths = NamingRequest['fallbackPaths']
-- Requests of who erased, requests to them, and those that would go on to them, in which the person may stand. Whether
-- the asker sees them still, on their own or through others: then what the asker wrote is the asker's.
select r.id, r.user_id as "userId", r.connector_user as "connectorUser", r.target_person::text as "targetPerson", r.target_key::text as "targetKey",
  r.connector_person::text as "connectorPerson", r.target, r.connector, r.subject, r.message, r.next_step as "nextStep", r.context, r.route, r.fallback_paths as "fallbackPaths",
  r.stage, r.user_id <> :userId and exists (
    select from identity.member_networks o join identity.visible_networks v on v.viewer_network_id = o.id join contacts.contacts c on c.network_id = v.network_id and (v.kind = 'self' or not c.is_hidden)
    where o.workspace_id = r.workspace_id and o.user_id = r.user_id and c.person_id = any(:people::bigint[])) as "isKnownToAsker"
from introductions.requests r
where r.workspace_id = :workspaceId and (r.user_id = :userId or r.connector_user = :userId or r.fallback_paths @> :throughThem::jsonb)
  and (r.target_person = any(:people::bigint[]) or r.target_key = any(:targetKeys::bigint[]) or r.connector_person = any(:people::bigint[])
    or exists (select from unnest(:traces::text[]) t
      where position(t in concat_ws(' ', r.target, r.connector, r.subject, r.message, r.next_step, r.context, r.route, r.fallback_paths)) > 0))
order by r.id for update of r

-- name: update_without_person
-- A person that nobody is, and a key that leads to nobody: what was one stays one, for the numbers.
update introductions.requests set
  target = :target::jsonb, target_person = case when :isTarget then null else target_person end,
  target_key = case when :isTarget then :key::bigint else target_key end,
  connector = :connector::jsonb, connector_person = case when :isConnector then :key::bigint else connector_person end,
  connector_key = case when :isConnector then :key::bigint else connector_key end,
  mailbox_key = case when :isConnector then null else mailbox_key end,
  subject = :subject, message = :message, next_step = :nextStep, context = :context, route = :route::jsonb, fallback_paths = :fallbackPaths::jsonb,
  person_deleted_at = case when :isTarget or :isConnector then :now else person_deleted_at end, version = version + 1
where id = :id

-- name: update_followers_without_person
-- In the words of who erased; and of who knew the person through them alone.
update introductions.request_followers j set
  target = case when r.target_key = any(:targetKeys::bigint[]) or (j.target ->> 'person')::bigint = any(:people::bigint[]) then :target::jsonb else j.target end,
  connector = case when r.connector_person = any(:people::bigint[]) then :connector::jsonb else j.connector end
from introductions.requests r
where r.id = j.request_id and j.workspace_id = :workspaceId
  and (r.target_key = any(:targetKeys::bigint[]) or (j.target ->> 'person')::bigint = any(:people::bigint[]) or r.connector_person = any(:people::bigint[]))
  and (j.user_id = :userId or r.connector_user = :userId and not exists (
    select from identity.member_networks o join identity.visible_networks v on v.viewer_network_id = o.id join contacts.contacts c on c.network_id = v.network_id and (v.kind = 'self' or not c.is_hidden)
    where o.workspace_id = j.workspace_id and o.user_id = j.user_id and c.person_id = any(:people::bigint[])))

-- name: delete_notes
-- What anybody said goes; when something was planned, and for which of our reasons, stays.
with said as (
  update introductions.request_events e set note = case when e.kind = 'declined' then split_part(e.note, ': ', 1) end
  from introductions.requests r
  where r.id = e.request_id and r.workspace_id = :workspaceId and e.note is not null
    and (r.id = any(:requests::uuid[]) and e.by <> 'system' and e.note !~ '^\d{4}-\d\d-\d\dT'
      or r.user_id = :userId and exists (select from unnest(:names::text[]) n where position(n in e.note) > 0))
)
update introductions.outcomes o set note = null
from introductions.requests r
where r.id = o.request_id and r.workspace_id = :workspaceId and o.note is not null
  and (r.id = any(:requests::uuid[]) or r.user_id = :userId and exists (select from unnest(:names::text[]) n where position(n in o.note) > 0))
