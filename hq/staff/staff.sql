-- name: find_standing
-- nullable: :sessionId, provenAt
select s.role, p.proven_at as "provenAt"
from hq.staff s left join hq.staff_proofs p on p.user_id = s.user_id and p.session_id = :sessionId::uuid
where s.user_id = :userId

-- name: list_staff_rows
select u.email, s.role, s.added_at as "addedAt",
  exists (select from account.passkeys p where p.user_id = u.id) as "hasPasskey",
  s.user_id as "userId", s.sealed_phone as "sealedPhone"
from hq.staff s join account.users u on u.id = s.user_id order by s.added_at, u.email

-- name: save_staff
-- No row if nobody has this address.
insert into hq.staff (user_id, role, added_by, added_at)
select u.id, :role, null, :now from account.users u where u.email = :email
on conflict (user_id) do update set role = excluded.role, added_at = excluded.added_at
returning user_id as "userId"

-- name: delete_staff
delete from hq.staff s using account.users u where u.id = s.user_id and u.email = :email
returning s.user_id as "userId"

-- name: save_proof
insert into hq.staff_proofs (session_id, user_id, proven_at) values (:sessionId, :userId, :now)
on conflict (session_id) do update set proven_at = excluded.proven_at, passkey_at = null

-- name: save_passkey_use
-- The room stays as it is until the code of the phone.
insert into hq.staff_proofs (session_id, user_id, passkey_at) values (:sessionId, :userId, :now)
on conflict (session_id) do update set passkey_at = excluded.passkey_at

-- name: complete_proof
-- No row if the passkey was not used lately, or another answer was faster.
update hq.staff_proofs set proven_at = :now, passkey_at = null
where session_id = :sessionId and user_id = :userId and passkey_at > :usedSince
returning user_id as "userId"

-- name: find_phone
-- nullable: passkeyAt
select s.sealed_phone as "sealedPhone", p.passkey_at as "passkeyAt"
from hq.staff s left join hq.staff_proofs p on p.user_id = s.user_id and p.session_id = :sessionId
where s.user_id = :userId

-- name: lock_staff
select s.user_id as "userId" from hq.staff s join account.users u on u.id = s.user_id where u.email = :email
for update of s

-- name: save_phone
update hq.staff set sealed_phone = :sealedPhone where user_id = :userId

-- name: delete_proofs
delete from hq.staff_proofs where user_id = :userId

-- name: find_added_at
select s.added_at as "addedAt" from hq.staff s where s.user_id = :userId
