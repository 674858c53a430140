-- name: find_user
select id, name, email, email_verified as "emailVerified", created_at as "createdAt" from account.users where id = :id
