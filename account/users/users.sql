-- import: Language from '@wellmet/platform/messages/locale.ts'
-- type: language = Language

-- name: find_user
select id, name, email, email_verified as "emailVerified", language, headline, created_at as "createdAt", deletes_at as "deletesAt" from account.users where id = :id


-- name: find_disabled_user
select id from account.users where id = :id and disabled_at is not null

-- name: list_users
-- nullable: lastSeenAt
select u.email, u.name, u.created_at as "createdAt", u.email_verified as "emailVerified", u.disabled_at as "disabledAt",
  (select count(*)::int from account.memberships m where m.user_id = u.id) as "workspaces",
  (select max(s.updated_at) from account.sessions s where s.user_id = u.id) as "lastSeenAt"
from account.users u order by u.created_at, u.email

-- name: find_user_by_email
select id, name, email, email_verified as "emailVerified", language, headline, created_at as "createdAt", deletes_at as "deletesAt" from account.users where email = :email

-- name: find_sign_in_methods
select exists (select from account.second_factors f where f.user_id = :userId and f.confirmed_at is not null) as "hasApp",
  exists (select from account.passkeys p where p.user_id = :userId) as "hasPasskeys",
  exists (select from account.recovery_codes r where r.user_id = :userId and r.used_at is null) as "hasRecoveryCodes"
