-- name: list_workspace_networks
select o.id from identity.member_networks o where o.workspace_id = :workspace order by o.id

-- name: list_proven_addresses
-- Proven addresses of the members of the network's workspace.
select u.id as "userId", u.email
from identity.member_networks o
join account.memberships m on m.workspace_id = o.workspace_id
join account.users u on u.id = m.user_id and u.email_verified
where o.id = :networkId

-- name: delete_known_members
-- Deletes rows that are not among these users and keys.
delete from contacts.known_members k where k.network_id = :networkId and not exists (
  select from unnest(:users::uuid[], :keys::bigint[]) q(user_id, key)
  join contacts.contact_keys c on c.network_id = k.network_id and c.key = q.key
  where q.user_id = k.user_id and c.person_id = k.person_id
)

-- name: insert_known_members
insert into contacts.known_members (network_id, person_id, user_id)
select distinct on (k.person_id) k.network_id, k.person_id, q.user_id
from unnest(:users::uuid[], :keys::bigint[]) q(user_id, key)
join contacts.contact_keys k on k.network_id = :networkId and k.key = q.key
join contacts.contacts c on c.network_id = k.network_id and c.person_id = k.person_id
order by k.person_id, q.user_id
on conflict do nothing
