-- name: list_ended_since
select id, place, key, became, ended_at as at from account.ended_access where ended_at >= :since order by ended_at

-- name: end_access_again
-- not null: ended
select account.end_access_again(:place, :key) as ended

-- name: end_password_again
update account.credentials set password = null
where id = :id and encode(sha256(convert_to(password, 'UTF8')), 'hex') = :password::text

-- name: set_role_again
update account.memberships set role = :role
where workspace_id = :workspaceId and user_id = :userId and joined_at = :joinedAt::text::timestamptz

-- name: set_disabled_again
-- nullable: :disabledAt
update account.users set disabled_at = :disabledAt
where id = :userId and disabled_at is distinct from :disabledAt

-- name: cancel_deletion_again
update account.users set deletes_at = null where id = :userId

-- name: promote_successors
-- Where no owner is left. The same order as when the only owner deletes their account.
update account.memberships m set role = 'owner'
from (
  select distinct on (o.workspace_id) o.workspace_id, o.user_id from account.memberships o
  where not exists (select from account.memberships p where p.workspace_id = o.workspace_id and p.role = 'owner')
  order by o.workspace_id, array_position(array['admin', 'member', 'viewer'], o.role), o.joined_at
) s
where m.workspace_id = s.workspace_id and m.user_id = s.user_id

-- name: delete_open_questions
-- Links to reset a password, codes, and questions that wait for their answer: what a backup holds may have been used since.
with links as (delete from account.verifications), questions as (delete from account.challenges),
  codes as (delete from account.extension_codes)
delete from account.sign_on_tries

-- name: sweep_ended_access
delete from account.ended_access where ended_at < :before
