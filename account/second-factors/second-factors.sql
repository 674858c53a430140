-- name: find_second_factor
select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt" from account.second_factors where user_id = :userId

-- name: save_unconfirmed_secret
insert into account.second_factors (user_id, sealed_secret, created_at) values (:userId, :sealedSecret, :now)
on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = 0
  where second_factors.confirmed_at is null
returning user_id as "userId"

-- name: confirm_secret
update account.second_factors set confirmed_at = :now, last_step = :step
where user_id = :userId and confirmed_at is null and last_step < :step
returning user_id as "userId"

-- name: take_step
-- One statement, so that of equal codes that arrive at once only one is taken.
update account.second_factors set last_step = :step
where user_id = :userId and confirmed_at is not null and last_step < :step
returning user_id as "userId"

-- name: take_recovery_code
update account.recovery_codes set used_at = :now
where user_id = :userId and hash = :hash and used_at is null
returning user_id as "userId"

-- name: find_demand
select requires_second_factor as "required" from account.workspaces where id = :workspaceId

-- name: find_factors
select
  exists (select from account.second_factors f where f.user_id = :userId and f.confirmed_at is not null) as "hasApp",
  (select count(*)::int from account.passkeys p where p.user_id = :userId) as "passkeys",
  (select count(*)::int from account.recovery_codes r where r.user_id = :userId and r.used_at is null) as "recoveryCodesLeft"
