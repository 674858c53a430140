-- name: find_standing
-- nullable: :sessionId, provenAt
select s.role, p.proven_at as "provenAt"
from hq.staff s left join hq.staff_proofs p on p.user_id = s.user_id and p.session_id = :sessionId::uuid
where s.user_id = :userId

-- name: list_staff_rows
select u.email, s.role, s.added_at as "addedAt",
  exists (select from account.passkeys p where p.user_id = u.id) as "hasPasskey"
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
on conflict (session_id) do update set proven_at = excluded.proven_at

-- name: find_added_at
select s.added_at as "addedAt" from hq.staff s where s.user_id = :userId
