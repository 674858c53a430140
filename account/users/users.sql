-- import: Language from '@wellmet/platform/messages/locale.ts'
-- type: language = Language

-- name: find_user
select id, name, email, email_verified as "emailVerified", language, created_at as "createdAt" from account.users where id = :id


-- name: find_user_by_email
select id, name, email, email_verified as "emailVerified", language, created_at as "createdAt" from account.users where email = :email
