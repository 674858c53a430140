-- name: delete_contacts_in
-- nullable: :userId, :workspaceId
-- The rest goes with the network.
with gone as (
  delete from contacts.contacts c using identity.member_networks n
  where n.id = c.network_id and (n.user_id = :userId or n.workspace_id = :workspaceId)
  returning c.person_id
)
select distinct person_id::text as person from gone
