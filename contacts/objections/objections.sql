-- name: find_held
-- not null: isHeld, isLeftOut, hasAccount
select
  exists (select from identity.member_networks n join contacts.contact_keys k on k.network_id = n.id and k.key = any(:keys::bigint[]))
    or exists (select from contacts.targets t where t.keys && :keys::bigint[])
    or exists (select from contacts.contact_keys k where k.network_id = 0 and k.key = any(:keys::bigint[])) as "isHeld",
  exists (select from contacts.objections o where o.key = any(:keys::bigint[])) as "isLeftOut",
  exists (select from account.users u where u.email = :email) as "hasAccount"

-- name: insert_objections
insert into contacts.objections (key, deletion_id, objected_at)
select k, :deletionId, :now from unnest(:keys::bigint[]) k on conflict do nothing

-- name: list_networks_with
-- As a contact or as a target.
select n.id as "networkId", n.workspace_id as "workspaceId", n.user_id as "userId"
from identity.member_networks n
where n.id in (
  select k.network_id from contacts.contact_keys k where k.key = any(:keys::bigint[])
  union all select t.network_id from contacts.targets t where t.keys && :keys::bigint[])
order by n.id

-- name: list_objections_since
select o.deletion_id as id, min(o.objected_at) as at, array_agg(o.key::text) as keys
from contacts.objections o where o.objected_at >= :since group by o.deletion_id
