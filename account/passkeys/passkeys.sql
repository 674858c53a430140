-- name: list_passkeys_with
select p.id, p.user_id as "userId", p.name, p.credential_id as "credentialId", p.public_key as "publicKey", p.transports,
  p.created_at as "createdAt"
from account.passkeys p where p.credential_id = :credentialId

-- name: note_passkey_use
-- One statement, so that of two answers with the same count only one passes. A device that does not count says 0 for ever.
update account.passkeys set counter = :counter, is_backed_up = :isBackedUp, last_used_at = :now
where id = :id and (counter < :counter or (counter = 0 and :counter = 0))
returning id
